import type { Queries } from '../../platform/database/database'
import { takenByOthers } from '../../platform/reservations/reservations'
import { slotLabel, slotOf, slotsOn, TEAMS, thingOf } from '../fields/slots'

/** Times that are shown at once. */
const SHOWN = 6

interface SlotQuery {
  /** Where somebody has to come; without it only what is free everywhere is. */
  zipcode?: string
  /** The day of the shop's clock. */
  today: string
  /** The real time, for what is held. */
  now: Date
  /** For whom: what it holds itself is free for it. */
  draftId?: string
}

/** The times that are free, in their order. */
export async function freeSlots(q: Queries, { zipcode, today, now, draftId }: SlotQuery): Promise<string[]> {
  const slots = slotsOn(today)
  const common = { kind: 'appointment', ...(draftId !== undefined && { draftId }) } as const
  if (zipcode === undefined) {
    const [from = ''] = slots
    // no hour is the 24th, and no collation puts a digit elsewhere
    const before = `${slots.at(-1)?.slice(0, 10) ?? ''}T24`
    const taken = await takenByOthers(q, { ...common, things: { from, before } }, now)
    const full = new Set([...taken].flatMap(([thing, places]) => (places < TEAMS ? [] : [slotOf(thing)])))
    return slots.filter((slot) => !full.has(slot))
  }
  const taken = await takenByOthers(q, { ...common, things: slots.map((slot) => thingOf(slot, zipcode)) }, now)
  return slots.filter((slot) => (taken.get(thingOf(slot, zipcode)) ?? 0) < TEAMS)
}

export interface AppointmentQuery extends Required<SlotQuery> {
  /** Which of the following choices, from 0; after the last the first come again. */
  page: number
  /** Which of them can be chosen. */
  isOffered: (slot: string) => boolean
}

/** The next times that are free for a draft, as choices of a form. */
export async function freeAppointments(
  q: Queries,
  { page, isOffered, ...query }: AppointmentQuery,
): Promise<{ value: string; label: string }[]> {
  const free = (await freeSlots(q, query)).filter(isOffered)
  const first = (page % Math.max(1, Math.ceil(free.length / SHOWN))) * SHOWN
  return free.slice(first, first + SHOWN).map((slot) => ({ value: slot, label: slotLabel(slot) }))
}
