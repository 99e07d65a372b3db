import { createIPX, type IPXStorage } from 'ipx'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import type { ImageRequest } from './image-request'
import { ImageProblem } from './image-source'

/** Pixels of a source once decoded: a file of a few bytes can be gigabytes then. */
const MAX_SOURCE_PIXELS = 40_000_000

/** Options of sharp and, for encoder and time limit, of its pipeline, which ipx sets as well. */
const SHARP_OPTIONS = {
  limitInputPixels: MAX_SOURCE_PIXELS,
  failOn: 'error' as const,
  /** AVIF of a product picture takes 0.1 s instead of 1 s, and hardly more bytes. */
  heifEffort: 2,
  timeoutSeconds: 10,
}

/** Part of each drawing's name; raised when the same request of the same source would be drawn in another way. */
export const DRAWING_VERSION = '1'

/** Draws a source as a raster picture, whatever it is: an SVG never reaches a browser as such. Throws an ImageProblem. */
export async function drawImage(source: Buffer, request: ImageRequest): Promise<Buffer> {
  const ipx = createIPX({ storage: holding(source), sharpOptions: SHARP_OPTIONS })
  try {
    const { data } = await ipx('source', modifiersOf(request)).process()
    return Buffer.from(data)
  } catch (cause) {
    throw problemOf(cause)
  }
}

/** What ipx, sharp and the loaders of libvips say of a source that they can't read; anything else is a fault of ours. */
const UNREADABLE =
  /^(Cannot parse image metadata|Input (buffer|image|file)|\w+load(_buffer|_source)?:|Vips\w+:|(source|heif|webp|glib|svgload|png): )/

function problemOf(cause: unknown): unknown {
  const message = errorMessage(cause)
  if (/^timeout/i.test(message)) return new ImageProblem(503, 'the picture took too long to draw', { cause })
  if (/pixel limit|too large/i.test(message)) return new ImageProblem(413, 'the source is too large to draw', { cause })
  if (UNREADABLE.test(message)) return new ImageProblem(415, 'the source is not a picture', { cause })
  return cause
}

/** Modifiers as ipx knows them. JPEG has no transparency, so something has to be behind the picture. */
function modifiersOf({ format, quality, width, height, fit, background }: ImageRequest): Record<string, string> {
  const behind = background ?? (format === 'jpeg' ? 'ffffff' : undefined)
  return {
    f: format,
    q: String(quality),
    ...sidesOf(width, height),
    ...(fit && { fit }),
    // transparent beside a picture that doesn't fill its box; left out, it would be black
    background: behind ? `#${behind}` : '#00000000',
    ...(behind && { flatten: '' }),
  }
}

/** Both sides go into one modifier, because only this one minds the fit. */
function sidesOf(width: number | undefined, height: number | undefined): Record<string, string> {
  if (width && height) return { s: `${width}x${height}` }
  if (width) return { w: String(width) }
  return height ? { h: String(height) } : {}
}

const holding = (source: Buffer): IPXStorage => ({
  name: 'source',
  getMeta: () => ({}),
  getData: () => new Uint8Array(source).buffer,
})
