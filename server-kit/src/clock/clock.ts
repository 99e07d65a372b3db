import { germanTime, isDay } from '@nimbus/shared-contracts/dates'

/** What SHOP_CLOCK may be. */
export const CLOCK_EXAMPLES = 'a day as 2026-11-27 or an instant as 2026-11-27T10:00Z'

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/
const NOON_HOURS = 12

/**
 * Reads SHOP_CLOCK: a day means noon in Berlin, an instant names its zone. Undefined for anything else.
 * parseClock('2026-06-01') → 2026-06-01T10:00:00.000Z; parseClock('2026-06-01T10:00Z') → the same
 */
export function parseClock(text: string): Date | undefined {
  if (isDay(text)) {
    const utcNoon = Date.parse(`${text}T${NOON_HOURS}:00:00.000Z`)
    return new Date(utcNoon - offsetAt(utcNoon))
  }
  const [, day] = INSTANT.exec(text) ?? []
  const instant = day !== undefined && isDay(day) ? Date.parse(text) : NaN
  return Number.isNaN(instant) ? undefined : new Date(instant)
}

/**
 * The shop's clock. A fixed instant from SHOP_CLOCK, else the real time. It governs catalogue, promotions and legal dates;
 * tokens, caches and the validity of an availability check use real time.
 * createClock('2026-06-01T10:00:00Z')() → 1 June 2026, 12:00 in Berlin, for ever
 */
export function createClock(shopClock?: string): () => Date {
  if (!shopClock) return () => new Date()
  const fixed = parseClock(shopClock)
  if (!fixed) throw new Error(`SHOP_CLOCK is ${CLOCK_EXAMPLES}, not "${shopClock}"`)
  return () => new Date(fixed)
}

/** Milliseconds that Berlin is ahead of UTC at an instant: 3,600,000 in winter, 7,200,000 in summer. */
const offsetAt = (instant: number): number => germanTime(new Date(instant)).getTime() - instant

/** The calendar day in Berlin. dayOf(2026-02-02T23:30:00Z) → '2026-02-03' */
export function dayOf(instant: Date): string {
  return germanTime(instant).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Berlin. startOfDay('2026-02-03') → 2026-02-02T23:00:00.000Z */
export function startOfDay(day: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00.000Z`)
  return new Date(utcMidnight - offsetAt(utcMidnight))
}
