import { MAX_PICTURE_SIDE } from '@nimbus/shared-contracts/catalogue'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'

/** Formats that the service writes (API-13); jpeg is another name of jpg. */
const FORMATS = { webp: 'webp', avif: 'avif', png: 'png', jpg: 'jpeg', jpeg: 'jpeg' } as const
type OutputFormat = (typeof FORMATS)[keyof typeof FORMATS]

const FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
type Fit = (typeof FITS)[number]

/** Quality without `q` (API-13). */
const DEFAULT_QUALITY = 85

/** What is to be drawn. Without format it is WebP, which every browser knows. */
export interface ImageRequest {
  format: OutputFormat
  quality: number
  width?: number
  height?: number
  fit?: Fit
  /** Hex digits: "ffffff" */
  background?: string
}

type Parser = (value: string) => Partial<ImageRequest> | undefined

/** A side in pixels: a whole number from 1 on, at most ten digits long. */
const side = (value: string): number | undefined => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined)

/** The modifiers that exist, in ipx's short and long names; any other is refused. */
const PARSERS: Record<string, Parser> = {
  w: (value) => whenDefined(side(value), (width) => ({ width })),
  h: (value) => whenDefined(side(value), (height) => ({ height })),
  q: (value) => (/^([1-9]\d?|100)$/.test(value) ? { quality: Number(value) } : undefined),
  f: (value) => (Object.hasOwn(FORMATS, value) ? { format: FORMATS[value as keyof typeof FORMATS] } : undefined),
  fit: (value) =>
    whenDefined(
      FITS.find((fit) => fit === value),
      (fit) => ({ fit }),
    ),
  b: (value) => (/^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? { background: value.toLowerCase() } : undefined),
}
const LONG_NAMES: Record<string, string> = {
  width: 'w',
  height: 'h',
  quality: 'q',
  format: 'f',
  background: 'b',
}

function whenDefined<Value>(
  value: Value | undefined,
  then: (value: Value) => Partial<ImageRequest>,
): Partial<ImageRequest> | undefined {
  return value === undefined ? undefined : then(value)
}

/**
 * Reads the modifiers of an address; "_" is none. The error says for developers which one is wrong.
 * parseModifiers('f_avif,w_90000') → {format: 'avif', quality: 85, width: 2560}
 */
export function parseModifiers(text: string): Result<ImageRequest, string> {
  const request: ImageRequest = { format: 'webp', quality: DEFAULT_QUALITY }
  if (text === '_') return ok(request)
  const seen = new Set<string>()
  for (const modifier of text.split(/[,&]/)) {
    const [, written = '', value = ''] = /^([a-z]+)[_:=]([^_]+)$/.exec(modifier) ?? []
    const name = Object.hasOwn(LONG_NAMES, written) ? (LONG_NAMES[written] ?? '') : written
    const parsed = Object.hasOwn(PARSERS, name) ? PARSERS[name]?.(value) : undefined
    if (!parsed || seen.has(name)) return failed(`modifier "${modifier.slice(0, 40)}" is not possible`)
    seen.add(name)
    Object.assign(request, parsed)
  }
  return ok({ ...request, ...boundedSides(request) })
}

/**
 * Sides of which none is longer than it may be (architecture: bounded work), in the proportion that was asked for.
 * boundedSides({width: 5120, height: 1000}) → {width: 2560, height: 500}
 */
function boundedSides({ width, height }: ImageRequest): Pick<ImageRequest, 'width' | 'height'> {
  const factor = Math.min(1, MAX_PICTURE_SIDE / Math.max(width ?? 1, height ?? 1))
  const bounded = (side: number): number => Math.max(1, Math.round(side * factor))
  return { ...(width && { width: bounded(width) }), ...(height && { height: bounded(height) }) }
}

/** The same picture has the same text, however its address is written. */
export function canonical({ format, quality, width, height, fit, background }: ImageRequest): string {
  return [format, quality, width, height, fit, background].join(',')
}
