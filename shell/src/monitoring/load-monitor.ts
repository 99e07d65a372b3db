import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { sendBeacon } from './send-beacon'
import { watchSlowPaints } from './slow-paints'
import { VITALS_PATH, type VitalsReport } from './vitals-report'

/** Name of the mark that a slow paint leaves in the browser's performance timeline. */
const SLOW_MARK = 'nimbus:slow-paint'

/** The page that the document came with. */
export interface FirstPage {
  /** Its pattern: "/zuhause/tarife/:category" */
  route: string
  /** When the visitor went on to another page of the shop, on the browser's performance clock; Infinity until then. */
  leftAt: () => number
}

/**
 * Measures how the page that the document came with was to load and use, and tells the edge once, when the visitor first
 * leaves the tab. What happens on later pages counts for none: a browser can't tell when they were painted. The click that
 * led on belongs to the first page, although its figure comes when the next one is there. Nothing is stored on the device
 * and nobody is identified, so it needs no consent; see docs/decisions.
 */
export function monitorLoad({ route, leftAt }: FirstPage): void {
  const vitals = new Map<Metric['name'], VitalsReport['vitals'][number]>()
  const slow: VitalsReport['slow'] = []
  const keep = ({ name, value, rating, entries }: Metric): void => {
    const latest = Math.max(0, ...entries.map(({ startTime }) => startTime))
    if (latest < leftAt()) vitals.set(name, { name, value: Math.round(value * 1_000) / 1_000, rating })
  }
  // each change at once: the last word, said when the tab is left, would be about all pages together
  for (const on of [onLCP, onFCP, onCLS, onINP, onTTFB]) on(keep, { reportAllChanges: true })
  watchSlowPaints((paint, at) => {
    if (at >= leftAt()) return
    slow.push(paint)
    performance.mark(SLOW_MARK, { detail: { paint, at } })
  })
  const report = (): void => {
    // web-vitals says its last word at this event too, and listened first
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return
    removeEventListener('visibilitychange', report)
    const body: VitalsReport = { route, vitals: [...vitals.values()], slow }
    sendBeacon(VITALS_PATH, body)
  }
  addEventListener('visibilitychange', report)
}
