import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { USES_FILE } from '../rspack/note-uses.mjs'
import { declaredPages } from './declared-pages.mjs'

/** Integrity of a file in the form that browsers and the edge check: "sha256-…" */
const integrityOf = (file) => `sha256-${crypto.createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`

/**
 * Writes release.json into a built release: what it is, what it needs, its pages, and the integrity of every file.
 * The bytes depend on nothing but the build. `chunkGroups` is the compiler's list of files by chunk name.
 */
export async function describeRelease({ folder, name, version, container, requires, withdraws, exposes, chunkGroups }) {
  const uses = takeUses(folder)
  const pages = await declaredPages(path.join(folder, 'server/server.cjs'))
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  const chunks = chunksOf(chunkGroups)
  const lost = pages.find(({ id, redirect }) => !redirect && !chunks[`page-${id}`])
  if (lost) throw new Error(`${name}: page "${lost.id}" has no chunk; its import has to name it "page-${lost.id}"`)
  const release = {
    name,
    version,
    requires,
    uses,
    container,
    entry: filesOf(chunkGroups[container]).js[0],
    server: 'server/server.cjs',
    pages,
    ...(withdraws && { withdraws }),
    exposes,
    chunks,
    files: Object.fromEntries(files.map((file) => [file, integrityOf(path.join(folder, file))])),
  }
  fs.writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, undefined, 1)}\n`)
}

/** What the build takes from the shell, by its own note, which is no file of the release. */
function takeUses(folder) {
  const file = path.join(folder, USES_FILE)
  const uses = JSON.parse(fs.readFileSync(file, 'utf8'))
  fs.rmSync(file)
  return uses
}

/** The files of federation modules, pages and widgets by the names of their chunks: {'page-start': {js: […], css: […]}} */
function chunksOf(chunkGroups) {
  const named = Object.entries(chunkGroups).filter(([name]) => /^(app$|widgets$|page-|widget-)/.test(name))
  return Object.fromEntries(
    named.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, group]) => [name, filesOf(group)]),
  )
}

function filesOf({ assets }) {
  const names = assets.map(({ name }) => name)
  return { js: names.filter((file) => file.endsWith('.js')), css: names.filter((file) => file.endsWith('.css')) }
}
