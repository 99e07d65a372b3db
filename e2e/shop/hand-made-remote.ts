import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { describeSigned, integrityOf, nameDeployed } from './signed-release'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = path.join(ROOT, 'e2e/fixtures/mf-greeting')

export const NAME = 'mf-greeting'

interface Requires {
  contract: string
  federation: string
  react: string
}

/** What the releases of this checkout were made against. */
function builtAgainst(releases: string): Requires {
  const folder = path.join(releases, 'mf-legal')
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'live.json'), 'utf8')) as { version: string }
  const release = JSON.parse(fs.readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as {
    requires: Requires
  }
  return release.requires
}

export interface HandMadeRemote {
  /** Settings of a shop that has the remote beside those of this checkout. */
  environment: Record<string, string>
  /**
   * Publishes a release that says it was made against this, by its own team's key. `fault` is what its render bundle does
   * with every page but the first, by which the edge judges it: 'process.exit(0)'.
   */
  publish(version: string, requires: Partial<Requires>, fault?: string): void
}

/** What makes a render bundle fail from its second page on. */
const failingLater = (fault: string): string => `
const { render } = module.exports
let rendered = 0
module.exports.render = async (...page) => {
  if (rendered++ > 0) { ${fault} }
  return render(...page)
}
`

/** The team of another hand: its own key, and a copy of the checkout's releases in `folder` to publish beside. */
export function aHandMadeRemote(folder: string): HandMadeRemote {
  const releases = path.join(folder, 'releases')
  const keys = path.join(folder, 'keys')
  fs.cpSync(path.join(ROOT, '.nimbus/releases'), releases, { recursive: true })
  fs.cpSync(path.join(ROOT, '.nimbus/keys'), keys, { recursive: true, filter: (file) => !file.includes('.private.') })
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519')
  fs.writeFileSync(path.join(keys, `${NAME}.public.pem`), publicKey.export({ type: 'spki', format: 'pem' }))
  return {
    environment: { RELEASE_SOURCE: releases, REMOTE_KEYS: keys },
    publish(version, over, fault) {
      const requires = { ...builtAgainst(releases), ...over }
      const container = `${NAME}_${version}`.replace(/\W/g, '_')
      const entry = fs
        .readFileSync(path.join(SOURCES, 'container.js'), 'utf8')
        .replaceAll('CONTAINER', container)
        .replace('CONTRACT', requires.contract)
        .replace('FEDERATION', requires.federation)
      const good = fs.readFileSync(path.join(SOURCES, 'server.cjs'), 'utf8')
      const server = fault === undefined ? good : good + failingLater(fault)
      const description = {
        name: NAME,
        version,
        requires,
        container,
        entry: 'container.js',
        server: 'server/server.cjs',
        pages: [{ id: 'greeting', path: '/gruss', layout: 'default' }],
        exposes: ['app'],
        chunks: { app: { js: [], css: [] }, 'page-greeting': { js: [], css: [] } },
        files: { 'container.js': integrityOf(entry), 'server/server.cjs': integrityOf(server) },
      }
      const place = path.join(releases, NAME, version)
      fs.mkdirSync(path.join(place, 'server'), { recursive: true })
      fs.writeFileSync(path.join(place, 'container.js'), entry)
      fs.writeFileSync(path.join(place, 'server/server.cjs'), server)
      describeSigned(place, description, privateKey)
      nameDeployed(releases, NAME, { version }, privateKey)
    },
  }
}
