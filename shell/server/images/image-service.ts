import { createHash } from 'node:crypto'
import { drawImage } from './draw-image'
import type { FileCache } from './file-cache'
import { canonical, type ImageRequest } from './image-request'
import { findSource, ImageProblem, type SourceOptions } from './image-source'
import { createWorkQueue, QueueFullError } from './work-queue'

/** Pictures drawn at the same time. libuv has 4 threads; one stays for files. */
const SLOTS = 3

export interface ImageServiceOptions extends SourceOptions {
  cache: FileCache
  /** Other than the real one, for tests. */
  draw?: typeof drawImage
}

export interface Image {
  data: Buffer
  etag: string
}

/** Gives a picture of a source, drawn once and kept. Rejects with an ImageProblem. */
export type ImageService = (name: string, request: ImageRequest) => Promise<Image>

/** The image service: a slow picture holds up no other, and nobody waits for two that are the same. */
export function createImageService({ cache, draw = drawImage, ...sources }: ImageServiceOptions): ImageService {
  const queue = createWorkQueue(SLOTS)
  const inProgress = new Map<string, Promise<Buffer>>()

  async function drawn(key: string, read: () => Promise<Buffer>, request: ImageRequest): Promise<Buffer> {
    const kept = await cache.get(key)
    if (kept) return kept
    const source = await read()
    try {
      const data = await queue(() => draw(source, request))
      await cache.set(key, data)
      return data
    } catch (cause) {
      if (cause instanceof QueueFullError) throw new ImageProblem(503, 'too many pictures are waiting', { cause })
      throw cause
    }
  }

  return async (name, request) => {
    const { version, read } = await findSource(name, sources)
    const key = createHash('sha256')
      .update(`${name}\n${version}\n${canonical(request)}`)
      .digest('hex')
    const waiting = inProgress.get(key) ?? drawn(key, read, request).finally(() => inProgress.delete(key))
    inProgress.set(key, waiting)
    return { data: await waiting, etag: `"${key.slice(0, 32)}"` }
  }
}
