import { isDay } from './day'
import { germanTime, zoneOf } from './german-time'

const isoTime = (instant: string | number): string => germanTime(new Date(instant)).toISOString()

/** formatGermanDate('2008-10-26') → '26.10.2008'; what is no day stays as it is, so that a field shows what was typed. */
export const formatGermanDate = (day: string): string => (isDay(day) ? day.split('-').reverse().join('.') : day)

/** The German calendar day of an instant, the same on server and browser. formatDay('2026-11-27T23:30:00Z') → '28.11.2026' */
export const formatDay = (instant: string): string => formatGermanDate(isoDay(instant))

/** The same day as text that can be compared. isoDay('2026-11-27T23:30:00Z') → '2026-11-28' */
export const isoDay = (instant: string): string => isoTime(instant).slice(0, 10)

/** The last day on which something counts that ends before `validTill`. lastDay('2026-02-02T23:00:00Z') → '02.02.2026' */
export const lastDay = (validTill: string): string => formatGermanDate(isoTime(Date.parse(validTill) - 1).slice(0, 10))

/**
 * Date and time of day in Germany, in the hour that comes twice with its zone (LAW-28).
 * formatMoment('2026-11-27T23:05:59Z') → '28.11.2026, 00:05 Uhr'; ('2026-10-25T01:30:00Z') → '25.10.2026, 02:30 Uhr (MEZ)'
 */
export function formatMoment(instant: string): string {
  const zone = zoneOf(new Date(instant))
  return `${formatDay(instant)}, ${isoTime(instant).slice(11, 16)} Uhr${zone ? ` (${zone})` : ''}`
}
