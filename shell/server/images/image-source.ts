import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

/** Folders and a file with at least one extension; no part is empty, starts with a dot or leads upwards. */
const SAFE_NAME = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/

const MAX_NAME = 200

/** Bytes of a source; a picture of a shop is far smaller. */
const MAX_BYTES = 20 * 1024 * 1024

/** How long a source elsewhere may take, in milliseconds. */
const REMOTE_TIMEOUT_MS = 5_000

/** How long a drawing of a source elsewhere is taken for the current one, in milliseconds. */
const REMOTE_AGE_MS = 60 * 60 * 1000

/** Digits of the content's hash in a file's name, as the pictures of the catalogue have it. */
const HASH_IN_NAME = /\.([0-9a-f]{8})\.\w+$/

/** A source that can't be used, with the HTTP status that says why. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem'
  constructor(
    readonly statusCode: 400 | 403 | 404 | 413 | 415 | 502 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export interface ImageSource {
  /** Names the content: another content has another version. */
  version: string
  /** True when the name carries the hash of the content, so that it never stands for another one. */
  fixed: boolean
  /** True for a source on another host, which can be slow to come. */
  remote: boolean
  read(): Promise<Buffer>
}

export interface SourceOptions {
  folder: string
  /** Hosts of sources elsewhere; none unless the operator names them. */
  allowHosts: readonly string[]
}

/** Finds the source of a picture. Throws an ImageProblem for what lies outside of the folder or doesn't exist. */
export async function findSource(name: string, { folder, allowHosts }: SourceOptions): Promise<ImageSource> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) return remoteSource(name, allowHosts)
  if (name.length > MAX_NAME || !SAFE_NAME.test(name)) throw new ImageProblem(404, 'the name is not one of a picture')
  const missing = (): never => {
    throw new ImageProblem(404, 'there is no such picture')
  }
  const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]).catch(missing)
  // by path segments, since "images-secret" starts with "images" too
  if (path.relative(root, file).split(path.sep)[0] === '..') return missing()
  const found = await stat(file)
  if (!found.isFile()) return missing()
  if (found.size > MAX_BYTES) throw new ImageProblem(413, 'the source is too large')
  const version = await hashOf(file, `${file}\n${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}`)
  const fixed = HASH_IN_NAME.exec(name)?.[1] === version.slice(0, 8)
  return { version, fixed, remote: false, read: () => readFile(file) }
}

const hashes = new LRUCache<string, Promise<string>>({ max: 10_000 })

/** SHA-256 of a file, read once for each state of it: `state` changes whenever the content could have changed. */
function hashOf(file: string, state: string): Promise<string> {
  const known = hashes.get(state)
  if (known) return known
  const hash = createHash('sha256')
  const hashing = pipeline(createReadStream(file), hash).then(() => hash.digest('hex'))
  hashes.set(state, hashing)
  hashing.catch(() => hashes.delete(state))
  return hashing
}

function remoteSource(address: string, allowHosts: readonly string[]): ImageSource {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const allowed = url?.protocol === 'https:' && !url.username && !url.password && allowHosts.includes(url.host)
  if (!url || !allowed) throw new ImageProblem(403, 'the source is elsewhere')
  const age = Math.floor(Date.now() / REMOTE_AGE_MS)
  return { version: `${url.href}\n${age}`, fixed: false, remote: true, read: () => fetchOnce(url) }
}

const fetching = new Map<string, Promise<Buffer>>()

/** Pictures of the same source that are drawn at the same time share one fetch. */
function fetchOnce(url: URL): Promise<Buffer> {
  const source = fetching.get(url.href) ?? fetchSource(url).finally(() => fetching.delete(url.href))
  fetching.set(url.href, source)
  return source
}

/** A redirect is refused: it could lead to a host that is not on the list. */
async function fetchSource(url: URL): Promise<Buffer> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) })
    if (!response.ok || !response.body) throw new Error(`${url.href} answered ${response.status}`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body) {
      bytes += part.byteLength
      if (bytes > MAX_BYTES) throw new ImageProblem(413, 'the source is too large')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (cause) {
    if (cause instanceof ImageProblem) throw cause
    throw new ImageProblem(502, 'the source elsewhere gave no picture', { cause })
  }
}
