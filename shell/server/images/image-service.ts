import { createHash } from 'node:crypto'
import { drawImage, DRAWING_VERSION } from './draw-image'
import type { FileCache } from './file-cache'
import { canonical, type ImageRequest } from './image-request'
import { findSource, ImageProblem, type ImageSource, type SourceOptions } from './image-source'
import { createSharedWork } from '@nimbus/server-kit/async'
import { createWorkQueue, TaskRefusedError } from '@nimbus/server-kit/async'

/** Pictures drawn at the same time. libuv has 4 threads; one stays for files. */
const SLOTS = 3

/** A picture up to this width, in pixels, is drawn in no time: cards and everything on a phone. */
const SMALL_WIDTH = 640

export interface ImageServiceOptions extends SourceOptions {
  cache: FileCache
  /** Other than the real one, for tests. */
  draw?: typeof drawImage
  /** How long a picture waits to be drawn, in milliseconds; other than usual for tests. */
  patience?: number
}

interface Image {
  /** Names the drawing: content of the source, request and way of drawing. */
  etag: string
  /** True when the address never stands for another picture. */
  fixed: boolean
  /** Draws it, or takes it from the cache. Rejects with an ImageProblem. */
  data(asked: Asked): Promise<Buffer>
}

interface Asked {
  /** Who asked, for fairness. */
  client: string
  /** Aborted when the client has gone. */
  signal?: AbortSignal
}

/** Finds a picture of a source; it is drawn once and kept. Rejects with an ImageProblem. */
export type ImageService = (name: string, request: ImageRequest) => Promise<Image>

/** The image service: slow pictures hold up no small one, and nobody waits for two that are the same. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { cache, draw = drawImage, patience, ...sources } = options
  const queue = createWorkQueue({ slots: SLOTS, ...(patience !== undefined && { patience }) })
  const share = createSharedWork<Buffer>()

  async function drawn(key: string, source: ImageSource, request: ImageRequest, asked: Asked): Promise<Buffer> {
    const kept = await cache.get(key)
    if (kept) return kept
    // read when it is its turn, so that no more sources are in memory than are drawn
    const run = async (): Promise<Buffer> => draw(await source.read(), request)
    const small = !source.remote && (request.width ?? Infinity) <= SMALL_WIDTH
    const data = await queue({ run, small, ...asked }).catch((cause: unknown) => {
      if (!(cause instanceof TaskRefusedError)) throw cause
      throw new ImageProblem(503, 'too many pictures are waiting', { cause })
    })
    await cache.set(key, data)
    return data
  }

  return async (name, request) => {
    const source = await findSource(name, sources)
    const key = createHash('sha256')
      .update(`${DRAWING_VERSION}\n${source.version}\n${canonical(request)}`)
      .digest('hex')
    return {
      etag: `"${key.slice(0, 32)}"`,
      fixed: source.fixed,
      data: ({ client, signal }) =>
        share(key, signal, (unwanted) => drawn(key, source, request, { client, signal: unwanted })),
    }
  }
}
