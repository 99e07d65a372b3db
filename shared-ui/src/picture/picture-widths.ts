import { MAX_PICTURE_SIDE } from '@nimbus/shared-contracts/catalogue'
import { BREAKPOINTS, type Breakpoint, type PictureSizes } from './breakpoints'

/** Pixel densities (API-13). */
export const DENSITIES = [1, 2] as const

/** Widths are whole steps, so that pictures of nearly the same size share a file. */
const STEP = 40

/** A candidate that is not wider than the one before by this factor isn't worth its bytes of HTML. */
const WORTH_IT = 1.25

type Entry = [Breakpoint, NonNullable<PictureSizes[Breakpoint]>]

/** The entries from the narrowest to the widest viewport. */
function ascending(sizes: PictureSizes): Entry[] {
  const names = Object.keys(BREAKPOINTS) as Breakpoint[]
  return names.flatMap((name): Entry[] => (sizes[name] ? [[name, sizes[name]]] : []))
}

/** The `sizes` attribute. sizesAttribute({xs: '100vw', lg: '480px'}) → '(min-width: 1024px) 480px, 100vw' */
export function sizesAttribute(sizes: PictureSizes): string {
  const [narrowest, ...wider] = ascending(sizes)
  if (!narrowest) return ''
  const conditions = wider.reverse().map(([name, size]) => `(min-width: ${BREAKPOINTS[name]}px) ${size}`)
  return [...conditions, narrowest[1]].join(', ')
}

/**
 * The widths in px that a picture is offered in: what it measures at each breakpoint (PLAT-6), in both densities.
 * pictureWidths({xs: '240px'}) → [240, 480]
 */
export function pictureWidths(sizes: PictureSizes): number[] {
  const entries = ascending(sizes)
  const viewports = Object.values(BREAKPOINTS)
  const shown = viewports.flatMap((viewport) => {
    const entry = entries.findLast(([name]) => BREAKPOINTS[name] <= viewport) ?? entries[0]
    if (!entry) return []
    const size = Number.parseFloat(entry[1])
    return [entry[1].endsWith('vw') ? (viewport * size) / 100 : size]
  })
  const wanted = shown.flatMap((width) => DENSITIES.map((density) => width * density))
  const steps = wanted.map((width) => Math.min(MAX_PICTURE_SIDE, Math.ceil(width / STEP) * STEP))
  return worthIt(steps.sort((one, other) => one - other))
}

/** Drops what is hardly narrower than the next; the widest stays. worthIt([300, 320, 640]) → [320, 640] */
function worthIt(widths: number[]): number[] {
  return widths.reduceRight<number[]>((kept, width) => {
    const next = kept[0]
    return next === undefined || width * WORTH_IT <= next ? [width, ...kept] : kept
  }, [])
}
