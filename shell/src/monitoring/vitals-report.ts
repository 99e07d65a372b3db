import * as v from 'valibot'

/** Where the edge takes reports. */
export const VITALS_PATH = '/vitals'

/** A first or largest paint later than this is flagged, in milliseconds (PLAT-7). */
export const SLOW_PAINT_MS = 2_500

/** Longer than any visit that tells something, in milliseconds. */
const LONGEST_MS = 60_000

const rating = v.picklist(['good', 'needs-improvement', 'poor'])
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS))

/**
 * How a page was to load and use. It names the pattern of the page ("/zuhause/tarife/:category") and nothing that could
 * tell one visitor from another.
 */
export const vitalsReportSchema = v.strictObject({
  route: v.pipe(v.string(), v.maxLength(100)),
  vitals: v.pipe(
    v.array(
      v.variant('name', [
        v.strictObject({ name: v.picklist(['LCP', 'FCP', 'INP', 'TTFB']), value: milliseconds, rating }),
        v.strictObject({ name: v.literal('CLS'), value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), rating }),
      ]),
    ),
    v.maxLength(5),
  ),
  /** Paints above `SLOW_PAINT_MS` within the first ten seconds. */
  slow: v.pipe(v.array(v.picklist(['FCP', 'LCP'])), v.maxLength(2)),
})
export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>
