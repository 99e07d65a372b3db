import { germanTime } from '@nimbus/shared-contracts/dates'

/** The TimePeriod of the standard, from one instant to another. */
export interface Period {
  startDateTime: string
  endDateTime: string
}

/** The instant at which a clock in Germany shows an hour; no visit is in the night in which clocks change. */
function instantAt(day: string, hour: string): string {
  const utc = Date.parse(`${day}T${hour}:00.000Z`)
  return new Date(utc - (germanTime(new Date(utc)).getTime() - utc)).toISOString()
}

/** germanHours('2026-12-14', '08:00', '12:00') → {startDateTime: '2026-12-14T07:00:00.000Z', endDateTime: '2026-12-14T11:00:00.000Z'} */
export const germanHours = (day: string, from: string, till: string): Period => ({
  startDateTime: instantAt(day, from),
  endDateTime: instantAt(day, till),
})

/** wholeHour(8) → '08:00' */
export const wholeHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
