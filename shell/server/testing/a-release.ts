import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { ContractVersion, Release } from '@nimbus/shared-contracts/remote'

/** What the shell of these tests offers. */
export const aShell: ContractVersion = { contract: '1.2', federation: '2.9.3', react: '19.3.1' }

const integrityOf = (content: string): string =>
  `sha256-${crypto.createHash('sha256').update(content).digest('base64')}`

export interface ReleaseOptions {
  release?: Partial<Release>
  /** Content of the node bundle. */
  server?: string
  entry?: string
  signWith?: crypto.KeyObject
  /** In place of a release.json. */
  description?: string
}

/** A node bundle with a page that says its release, and that breaks for whoever asks for /kaputt. */
export const namesItsRelease = (version: string): string => `
  exports.pages = async () => []
  exports.load = async (page, { params }) => ({ payload: { version: '${version}', slug: params.slug } })
  exports.render = (page, { version, slug }) => {
    if (slug === 'kaputt') throw new Error('kaputt')
    return { html: '<h1>Release ' + version + '</h1>', head: {}, status: 200 }
  }`

/** Each deployment of these tests is a second after the one before; all of them are past. */
let issued = Date.parse('2026-01-01T00:00:00.000Z')

/** live.json as a team signs it: deployment and when it was written, with the signature. */
export function signedDeployment(name: string, deployment: object, key: crypto.KeyObject): string {
  issued += 1_000
  const signed = { ...deployment, issued_at: new Date(issued).toISOString() }
  return withSignature(name, signed, key)
}

/** The same of exactly this content. */
export function withSignature(name: string, signed: object, key: crypto.KeyObject): string {
  const text = Buffer.from(`${name} live.json\n${JSON.stringify(signed)}`)
  return JSON.stringify({ ...signed, signature: crypto.sign(null, text, key).toString('base64') })
}

/** A folder with releases and keys, as a team's build leaves them. */
export function aReleaseFolder(folder: string) {
  const releases = path.join(folder, 'releases')
  const keys = path.join(folder, 'keys')
  fs.mkdirSync(keys, { recursive: true })
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519')
  const live = (name: string): string => path.join(releases, name, 'live.json')
  return {
    releases,
    keys,
    privateKey,
    /** Names what is deployed, whatever it is. */
    deploy(name: string, deployment: object) {
      fs.writeFileSync(live(name), signedDeployment(name, deployment, privateKey))
    },
    publish(name: string, version: string, options: ReleaseOptions = {}) {
      const { release = {}, server = '', entry = `/* ${version} */`, signWith = privateKey } = options
      fs.writeFileSync(path.join(keys, `${name}.public.pem`), publicKey.export({ type: 'spki', format: 'pem' }))
      const place = path.join(releases, name, version)
      fs.mkdirSync(path.join(place, 'server'), { recursive: true })
      fs.writeFileSync(path.join(place, 'entry.js'), entry)
      fs.writeFileSync(path.join(place, 'server/server.cjs'), server)
      const made = JSON.stringify({
        name,
        version,
        requires: aShell,
        container: `${name}_${version}`.replace(/\W/g, '_'),
        entry: 'entry.js',
        server: 'server/server.cjs',
        pages: [{ id: 'home', path: `/${name}`, layout: 'default' }],
        exposes: ['app'],
        chunks: {},
        files: { 'entry.js': integrityOf(entry), 'server/server.cjs': integrityOf(server) },
        ...release,
      })
      const description = options.description ?? made
      fs.writeFileSync(path.join(place, 'release.json'), description)
      const signature = crypto.sign(null, Buffer.from(description), signWith).toString('base64')
      fs.writeFileSync(path.join(place, 'release.sig'), signature)
      fs.writeFileSync(live(name), signedDeployment(name, { version }, privateKey))
      return place
    },
  }
}
