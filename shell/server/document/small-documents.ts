import crypto from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(zlib.brotliCompress)

/** Documents that are kept; each has some 15 kB. */
const MAX_DOCUMENTS = 300

/** Bytes of all of them. */
const MAX_BYTES = 16_000_000

export interface SmallDocuments {
  /** The document as small as brotli makes it, or undefined while that isn't known. */
  get(document: string): Buffer | undefined
}

/**
 * Documents that are asked for again, compressed with all that brotli has: 6 % less than what is done at once, which for
 * most pages decides whether they fit into the first flight of a connection (14.6 kB, ten packets). It takes 0.2 s of a
 * core, so one document at a time is compressed, after it was sent, and those that come meanwhile wait for their next visit.
 */
export function createSmallDocuments(compress: (document: string) => Promise<Buffer> = brotli): SmallDocuments {
  const small = new LRUCache<string, Buffer>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  let busy = false
  return {
    get(document) {
      const key = crypto.createHash('sha256').update(document).digest('base64')
      const known = small.get(key)
      if (!known && !busy) {
        busy = true
        compress(document)
          .then((bytes) => small.set(key, bytes))
          // what can't be compressed now is sent as it ever was
          .catch(() => {})
          .finally(() => (busy = false))
      }
      return known
    },
  }
}

/** True of a browser that takes brotli: acceptsBrotli('gzip, br') → true, acceptsBrotli('br;q=0') → false */
export const acceptsBrotli = (accepted: string | undefined): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? '')
