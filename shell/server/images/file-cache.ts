import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { replaceFile, UNFINISHED } from '@nimbus/server-kit/files'

export interface FileCache {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, content: Buffer): Promise<void>
}

/** Files in the folder, so that tiny contents don't become millions of them. */
const MAX_FILES = 20_000

/** Bytes of a file system's block: what even the smallest file takes. */
const BLOCK_BYTES = 4096

/** Files that are looked at together when the cache is opened. */
const BATCH = 64

/** What another process may still be writing is younger than this, in milliseconds. */
const UNFINISHED_MS = 60 * 60 * 1000

/**
 * Keeps contents in files up to a number of bytes and of files; what was used longest ago goes first. A key is a file
 * name. What lies there from an earlier run is kept. A file that can't be read, written or removed is a miss, never a
 * failure.
 */
export async function openFileCache(folder: string, maxBytes: number, maxFiles = MAX_FILES): Promise<FileCache> {
  await mkdir(folder, { recursive: true })
  const fileOf = (key: string): string => path.join(folder, key)
  const remove = (file: string): Promise<void> => rm(file, { force: true }).catch(() => {})
  const sizes = new LRUCache<string, number>({
    max: maxFiles,
    maxSize: maxBytes,
    sizeCalculation: sizeOnDisk,
    dispose: (_bytes, key, reason) => {
      if (reason !== 'set') void remove(fileOf(key))
    },
  })
  await rememberEarlierRun()

  /** Oldest first, so that the newest are the last to go. */
  async function rememberEarlierRun(): Promise<void> {
    const found = (await filesIn(folder)).sort((one, other) => one.changed - other.changed)
    for (const { key, bytes, changed } of found) {
      if (!key.endsWith(UNFINISHED)) sizes.set(key, bytes)
      else if (changed < Date.now() - UNFINISHED_MS) await remove(fileOf(key))
    }
  }

  return {
    async get(key) {
      if (sizes.get(key) === undefined) return undefined
      try {
        return await readFile(fileOf(key))
      } catch {
        sizes.delete(key)
        return undefined
      }
    },

    async set(key, content) {
      if (sizeOnDisk(content.byteLength) > maxBytes) return
      try {
        await replaceFile(fileOf(key), content)
        sizes.set(key, content.byteLength)
      } catch {
        // a miss, the next time
      }
    },
  }
}

/** sizeOnDisk(84) → 4096 */
const sizeOnDisk = (bytes: number): number => Math.max(BLOCK_BYTES, bytes)

interface Found {
  key: string
  bytes: number
  /** In milliseconds since 1970. */
  changed: number
}

/** A few at a time: a folder can hold more files than a process may ask for at once. */
async function filesIn(folder: string): Promise<Found[]> {
  const keys = await readdir(folder)
  const found: Found[] = []
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = await Promise.all(keys.slice(start, start + BATCH).map((key) => lookAt(folder, key)))
    found.push(...batch.flatMap((file) => file ?? []))
  }
  return found
}

/** Undefined for a file that is gone by now, and for what is none. */
async function lookAt(folder: string, key: string): Promise<Found | undefined> {
  const facts = await stat(path.join(folder, key)).catch(() => undefined)
  return facts?.isFile() ? { key, bytes: facts.size, changed: facts.mtimeMs } : undefined
}
