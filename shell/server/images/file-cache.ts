import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

export interface FileCache {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, content: Buffer): Promise<void>
}

/**
 * Keeps contents in files up to a number of bytes; what was used longest ago goes first. A key is a file name. What lies
 * there from an earlier run is kept. A file that can't be read or written is a miss, never a failure.
 */
export async function openFileCache(folder: string, maxBytes: number): Promise<FileCache> {
  await mkdir(folder, { recursive: true })
  const fileOf = (key: string): string => path.join(folder, key)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason !== 'set') void rm(fileOf(key), { force: true })
    },
  })
  await rememberEarlierRun()

  /** Oldest first, so that the newest are the last to go. */
  async function rememberEarlierRun(): Promise<void> {
    const found = await Promise.all(
      (await readdir(folder)).map(async (key) => {
        const { size, mtimeMs } = await stat(fileOf(key))
        return { key, size, mtimeMs }
      }),
    )
    for (const { key, size } of found.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (key.endsWith(UNFINISHED)) await rm(fileOf(key), { force: true })
      else sizes.set(key, size)
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
      if (content.byteLength > maxBytes) return
      const unfinished = fileOf(`${key}.${process.pid}${UNFINISHED}`)
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, fileOf(key))
        sizes.set(key, content.byteLength)
      } catch {
        await rm(unfinished, { force: true })
      }
    },
  }
}

const UNFINISHED = '.unfinished'
