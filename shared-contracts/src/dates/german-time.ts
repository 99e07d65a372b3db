const HOUR_MS = 3_600_000

/** 01:00 UTC of the last Sunday of a month (0 is January), when summer time begins or ends (Directive 2000/84/EC). */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * What clocks in Germany show at an instant, to be read with the UTC getters; for the years since 1996. Written by hand:
 * the first `Intl` object of a page costs a weak phone a quarter of a second.
 * germanTime(new Date('2026-11-27T23:30:00Z')).toISOString() → '2026-11-28T00:30:00.000Z'
 */
export function germanTime(instant: Date): Date {
  const year = instant.getUTCFullYear()
  const ms = instant.getTime()
  const isSummer = ms >= lastSunday(year, 2) && ms < lastSunday(year, 9)
  return new Date(ms + (isSummer ? 2 : 1) * HOUR_MS)
}

/**
 * The time that an instant is read in, where clocks alone don't tell: in the hour that comes twice when summer time ends.
 * zoneOf(2026-10-25T00:30:00Z) → 'MESZ'; zoneOf(2026-10-25T01:30:00Z) → 'MEZ'; undefined in every other hour
 */
export function zoneOf(instant: Date): 'MESZ' | 'MEZ' | undefined {
  const afterEnd = instant.getTime() - lastSunday(instant.getUTCFullYear(), 9)
  if (afterEnd < -HOUR_MS || afterEnd >= HOUR_MS) return undefined
  return afterEnd < 0 ? 'MESZ' : 'MEZ'
}
