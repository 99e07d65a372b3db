import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { watchSlowPaints } from './slow-paints'
import { VITALS_PATH, type VitalsReport } from './vitals-report'

/** Name of the mark that a slow paint leaves in the browser's performance timeline. */
const SLOW_MARK = 'nimbus:slow-paint'

/**
 * Measures how the page that the document came with was to load and use, and tells the edge when the visitor leaves it.
 * Nothing is stored on the device and nobody is identified, so it needs no consent; see docs/decisions.
 */
export function monitorLoad(route: string): void {
  const vitals = new Map<Metric['name'], VitalsReport['vitals'][number]>()
  const slow: VitalsReport['slow'] = []
  const keep = ({ name, value, rating }: Metric): void => {
    vitals.set(name, { name, value: Math.round(value * 1_000) / 1_000, rating })
  }
  for (const on of [onLCP, onFCP, onCLS, onINP, onTTFB]) on(keep)
  watchSlowPaints((paint, at) => {
    slow.push(paint)
    performance.mark(SLOW_MARK, { detail: { paint, at } })
  })
  addEventListener('visibilitychange', () => {
    // web-vitals says its last word at this event too, and listened first
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return
    const report: VitalsReport = { route, vitals: [...vitals.values()], slow: slow.splice(0) }
    vitals.clear()
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  })
}
