import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Integrity of a file in the form that browsers and the edge check: "sha384-…" */
export const integrityOf = (file) =>
  `sha384-${crypto.createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`

/**
 * Writes release.json into a built release: what it is, what it needs, its pages, and the integrity of every file.
 * The bytes depend on nothing but the build.
 */
export function describeRelease({ folder, name, version, container, requires }) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'))
  const { pages } = require(path.join(folder, 'server/server.cjs'))
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  const release = {
    name,
    version,
    requires,
    container,
    manifest: 'mf-manifest.json',
    server: 'server/server.cjs',
    pages,
    exposes: manifest.exposes.map(({ name: expose }) => expose).sort(),
    files: Object.fromEntries(files.map((file) => [file, integrityOf(path.join(folder, file))])),
  }
  fs.writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, undefined, 1)}\n`)
}
