import { addWorkingDays, isWorkingDay } from '@nimbus/shared-contracts/dates'
import { earliestStart } from '../../kernel/dates/legal-dates'

/** Working days on which a visit can be chosen. */
const OFFERED_DAYS = 40

/** When somebody comes: from hour to hour. */
const WINDOWS = { '08': [8, 12], '12': [12, 16], '16': [16, 20] } as const

/** Visits that the team of a region makes at a time. */
export const TEAMS = 3

/** What a slot looks like: "2026-12-14T08" */
export const SLOT_PATTERN = '[0-9]{4}-[0-9]{2}-[0-9]{2}T(08|12|16)'

/** A visit of a technician: {day: '2026-12-14', from: 8, till: 12} */
export interface Visit {
  day: string
  from: number
  till: number
}

/** visitOf('2026-12-14T08') → {day: '2026-12-14', from: 8, till: 12}; undefined for what is no slot. */
export function visitOf(slot: string): Visit | undefined {
  const [day = '', hour = ''] = slot.split('T')
  const window = Object.hasOwn(WINDOWS, hour) ? WINDOWS[hour as keyof typeof WINDOWS] : undefined
  return window && { day, from: window[0], till: window[1] }
}

/**
 * All slots that can be chosen on a day, in their order: three on each working day, Monday to Friday, from
 * `earliestStart` on. slotsOn('2026-11-27')[0] → '2026-12-14T08', for the 12th is a Saturday
 */
export function slotsOn(today: string): string[] {
  const earliest = earliestStart(today)
  const first = isWorkingDay(earliest) ? earliest : addWorkingDays(earliest, 1)
  const days = Array.from({ length: OFFERED_DAYS }, (_, index) => addWorkingDays(first, index))
  return days.flatMap((day) =>
    Object.keys(WINDOWS)
      .sort()
      .map((hour) => `${day}T${hour}`),
  )
}

const dayName = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** slotLabel('2026-12-14T08') → 'Montag, 14.12.2026, 8 bis 12 Uhr' */
export function slotLabel(slot: string): string {
  const visit = visitOf(slot)
  if (!visit) return slot
  return `${dayName.format(new Date(`${visit.day}T00:00:00.000Z`))}, ${visit.from} bis ${visit.till} Uhr`
}

/** Teams work in a region, the first two digits of the postal code. thingOf('2026-12-14T08', '01067') → '2026-12-14T08 01' */
export const thingOf = (slot: string, zipcode: string): string => `${slot} ${zipcode.slice(0, 2)}`

/** slotOf('2026-12-14T08 01') → '2026-12-14T08' */
export const slotOf = (thing: string): string => thing.split(' ', 1)[0] ?? ''
