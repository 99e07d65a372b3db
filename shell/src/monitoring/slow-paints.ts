import { SLOW_PAINT_MS, type VitalsReport } from './vitals-report'

/** When the monitor stops, in milliseconds after the navigation began (PLAT-7). */
const MONITOR_MS = 10_000

type Paint = VitalsReport['slow'][number]

const KINDS: Record<string, Paint> = { 'first-contentful-paint': 'FCP', 'largest-contentful-paint': 'LCP' }

/**
 * Flags a first or largest paint that comes later than 2500 ms, each once, and ends ten seconds after the navigation
 * began. Paints of before it was called count too.
 */
export function watchSlowPaints(onSlow: (paint: Paint, at: number) => void): void {
  const flagged = new Set<Paint>()
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime } of list.getEntries()) {
      const paint = KINDS[name] ?? KINDS[entryType]
      if (!paint || flagged.has(paint) || startTime <= SLOW_PAINT_MS || startTime > MONITOR_MS) continue
      flagged.add(paint)
      onSlow(paint, startTime)
    }
  })
  for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
  setTimeout(() => observer.disconnect(), Math.max(0, MONITOR_MS - performance.now()))
}
