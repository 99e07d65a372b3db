import type { Queries } from '../../platform/database/database'
import { takenByOthers } from '../../platform/reservations/reservations'
import { slotLabel, slotsOn, TEAMS, thingOf } from '../fields/slots'

/** Times that are shown at once. */
const SHOWN = 6

export interface AppointmentQuery {
  draftId: string
  zipcode: string
  /** The day of the shop's clock. */
  today: string
  /** The real time, for what is held. */
  now: Date
  /** Which of the following choices, from 0; after the last the first come again. */
  page: number
}

/** The next times that are free for a draft, as choices of a form. */
export async function freeAppointments(
  q: Queries,
  { draftId, zipcode, today, now, page }: AppointmentQuery,
): Promise<{ value: string; label: string }[]> {
  const slots = slotsOn(today)
  const things = slots.map((slot) => thingOf(slot, zipcode))
  const taken = await takenByOthers(q, { kind: 'appointment', things, draftId }, now)
  const free = slots.filter((slot) => (taken.get(thingOf(slot, zipcode)) ?? 0) < TEAMS)
  const first = (page % Math.max(1, Math.ceil(free.length / SHOWN))) * SHOWN
  return free.slice(first, first + SHOWN).map((slot) => ({ value: slot, label: slotLabel(slot) }))
}
