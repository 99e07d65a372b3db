import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { incompatibility, releaseSchema, type ContractVersion, type Release } from '@nimbus/shared-contracts/remote'
import { missingExports } from './missing-exports'
import { syncPlace, UNFINISHED, writeSynced } from '@nimbus/server-kit/files'
import { readJson } from './read-json'
import { inside, type ReleaseSource } from './release-source'
import { teamKey } from './team-key'

/** A release that was verified and lies in the mirror; what the source does with it later changes nothing. */
export interface AcceptedRelease extends Release {
  folder: string
}

export interface AcceptOptions {
  source: ReleaseSource
  /** Where verified releases are kept: <mirror>/<name>/<version>/ */
  mirror: string
  /** Folder with <name>.public.pem. */
  keyFolder: string
  /** What the shell offers. */
  shell: ContractVersion
}

/** The files of a release, by their paths in it. */
type Contents = readonly (readonly [file: string, content: Buffer])[]

type ReadFile = (file: string) => Promise<Buffer>

/**
 * Verifies a release and copies it to the mirror: signature of its team, contract, hash of every file. Throws an Error
 * with the reason when it can't be taken. A release that is in the mirror already is verified again from there; a
 * damaged copy is fetched anew.
 */
export async function acceptRelease(name: string, version: string, options: AcceptOptions): Promise<AcceptedRelease> {
  const folder = inside(options.mirror, path.join(name, version))
  const fromMirror: ReadFile = (file) => fs.readFile(inside(folder, file))
  const fromSource: ReadFile = (file) => options.source.file(name, version, file)
  const mirrored = await verify(name, version, fromMirror, options).catch(() => undefined)
  if (mirrored && (await hasGoodCopies(folder, mirrored.contents))) return { ...mirrored.release, folder }
  const { release, contents } = await verify(name, version, fromSource, options)
  await keep(folder, contents)
  return { ...release, folder }
}

/** Reads and checks all of a release. */
async function verify(name: string, version: string, read: ReadFile, { keyFolder, shell }: AcceptOptions) {
  const description = await read('release.json')
  const signature = Buffer.from((await read('release.sig')).toString('utf8'), 'base64')
  const key = await teamKey(`${name} ${version}`, name, keyFolder)
  if (!crypto.verify(null, description, key, signature))
    throw new Error(`${name} ${version}: the signature is not its team's`)

  const release = readJson(`${name} ${version}: release.json`, releaseSchema, description.toString('utf8'))
  if (release.name !== name || release.version !== version) {
    throw new Error(`${name} ${version}: describes itself as ${release.name} ${release.version}`)
  }
  const unlisted = [release.server, release.entry].find((file) => !(file in release.files))
  if (unlisted !== undefined) throw new Error(`${name} ${version}: ${unlisted} is not among its files`)
  const copy = Object.keys(release.files).find((file) => COPIES.some(([ending]) => file.endsWith(ending)))
  if (copy !== undefined) throw new Error(`${name} ${version}: ${copy} would be served in the place of its original`)
  const reason = incompatibility(release.requires, shell) ?? missingExports(release.uses)
  if (reason) throw new Error(`${name} ${version}: ${reason}`)

  const contents = await Promise.all(
    Object.entries(release.files).map(async ([file, integrity]) => {
      const content = await read(file)
      if (!isWhole(content, integrity)) throw new Error(`${name} ${version}: ${file} is not what was released`)
      return [file, content] as const
    }),
  )
  return { release, contents: [...contents, ['release.sig', signature], ['release.json', description]] as const }
}

const brotli = promisify(zlib.brotliCompress)

/** Endings of compressed copies that are served in place of a file, and what is in one of so many bytes. */
const COPIES: readonly (readonly [ending: string, contentOf: (copy: Buffer, bytes: number) => Promise<Buffer>])[] = [
  ['.br', (copy, bytes) => promisify(zlib.brotliDecompress)(copy, { maxOutputLength: bytes })],
  ['.gz', (copy, bytes) => promisify(zlib.gunzip)(copy, { maxOutputLength: bytes })],
]

/** True when each compressed copy in the mirror holds what its file does; nobody signs them, and browsers get them first. */
async function hasGoodCopies(folder: string, contents: Contents): Promise<boolean> {
  const checks = contents.flatMap(([file, content]) =>
    COPIES.map(async ([ending, contentOf]) => {
      const copy = await fs.readFile(inside(folder, `${file}${ending}`)).catch(() => undefined)
      if (!copy) return true
      const held = await contentOf(copy, content.length + 1).catch(() => undefined)
      return held?.equals(content) ?? false
    }),
  )
  return (await Promise.all(checks)).every(Boolean)
}

/** Files that browsers load compressed. */
const COMPRESSED = /^[^/]+\.(js|css|json)$/

/**
 * Writes a release, with brotli copies of what browsers load, beside its place and moves it there at once, so that a killed
 * process or a power cut leaves nothing half.
 */
async function keep(folder: string, contents: Contents): Promise<void> {
  const unfinished = `${folder}.${crypto.randomUUID()}${UNFINISHED}`
  const folders = new Set([unfinished])
  for (const [file, content] of contents) {
    const place = inside(unfinished, file)
    await fs.mkdir(path.dirname(place), { recursive: true })
    folders.add(path.dirname(place))
    await writeSynced(place, file === 'release.sig' ? content.toString('base64') : content)
    if (COMPRESSED.test(file)) await writeSynced(`${place}.br`, await brotli(content))
  }
  for (const written of folders) await syncPlace(written)
  await fs.rm(folder, { recursive: true, force: true })
  await fs.rename(unfinished, folder)
  await syncPlace(path.dirname(folder))
}

/** What browsers check a file by. */
const ALGORITHMS = ['sha256', 'sha384', 'sha512']

/** isWhole(content, 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=') → true of an empty file */
function isWhole(content: Buffer, integrity: string): boolean {
  const algorithm = ALGORITHMS.find((name) => integrity.startsWith(`${name}-`))
  if (!algorithm) return false
  return integrity === `${algorithm}-${crypto.createHash(algorithm).update(content).digest('base64')}`
}
