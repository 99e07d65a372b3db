import { valueAt, type FormValues } from '@nimbus/shared-contracts/forms'
import type { Scope } from '@nimbus/shared-contracts/order'
import { APPOINTMENT, LATER } from '../../forms/fields/appointment'
import { freeAppointments } from '../../forms/reserved/appointments'
import { slotLabel, slotsOn, TEAMS, thingOf, visitOf } from '../../forms/fields/slots'
import { dayOf } from '@nimbus/server-kit/clock'
import type { Queries } from '../../platform/database/database'
import { ApiException } from '../../kernel/errors/api-exception'
import { freeNumbers } from '../../forms/reserved/numbers'
import { ANY, NEW_NUMBER, PHONE_NUMBER } from '../../forms/fields/new-number'
import { numberText, POOL } from '../../forms/fields/pool'
import { book, hold, release, type ReservationKind, type Wish } from '../../platform/reservations/reservations'
import type { Draft, SavedScopes } from '../drafts/drafts'

/** The two clocks of a choice: the shop's for the days that can be chosen, the real one for how long something is held. */
export interface ChoiceTime {
  today: string
  now: Date
}

/** Both clocks as they stand. */
export const choiceTime = (clock: () => Date): ChoiceTime => ({ today: dayOf(clock()), now: new Date() })

interface Option {
  value: string
  label: string
}

/** A field whose choices are only so many. */
interface Choice {
  kind: ReservationKind
  field: string
  /** What is reserved for a value; undefined for one that reserves nothing, such as "later". */
  wish(draft: Draft, value: string): Pick<Wish, 'thing' | 'places'> | undefined
  /** True while a value can be chosen at all. */
  isOffered(values: FormValues, value: string, time: ChoiceTime): boolean
  label(value: string): string
  /** What is free for the draft and offered with what is answered beside it, by pages where it is much. */
  free(q: Queries, draft: Draft, asked: { values: FormValues; time: ChoiceTime; page: number }): Promise<Option[]>
  /** With the answer that reserves nothing. */
  withNone(options: readonly Option[]): Option[]
  gone: string
  /** The same where nothing that reserves anything is left. */
  allGone: string
}

const zipcodeOf = (draft: Draft): string => draft.check_data?.availability.address.zipcode ?? ''

const appointment: Choice = {
  kind: 'appointment',
  field: APPOINTMENT,
  wish: (draft, value) => (visitOf(value) ? { thing: thingOf(value, zipcodeOf(draft)), places: TEAMS } : undefined),
  isOffered(values, value, { today }) {
    const day = value.slice(0, 10)
    const [moveIn, start] = ['connection.move_in_date', 'connection.start_date'].map((field) => valueAt(values, field))
    const isTooEarly = typeof moveIn === 'string' && day < moveIn
    const isTooLate = typeof start === 'string' && day > start
    return !isTooEarly && !isTooLate && slotsOn(today).includes(value)
  },
  label: slotLabel,
  free: (q, draft, { values, time, page }) =>
    freeAppointments(q, {
      draftId: draft.id,
      zipcode: zipcodeOf(draft),
      ...time,
      page,
      isOffered: (slot) => appointment.isOffered(values, slot, time),
    }),
  withNone: (options) => [...options, LATER],
  gone: 'Dieser Termin ist vergeben oder liegt vor Ihrem Einzug oder nach Ihrem Wunschtermin. Bitte wählen Sie einen anderen.',
  allGone:
    'Zu Ihrem Einzug und Ihrem Wunschtermin passt zurzeit kein freier Termin. Bitte wählen Sie „Später abstimmen“.',
}

const numberIn = (field: string): Choice => ({
  kind: 'number',
  field,
  wish: (_draft, value) => (POOL.includes(value) ? { thing: value, places: 1 } : undefined),
  isOffered: () => true,
  label: numberText,
  free: (q, draft, { time: { now } }) => freeNumbers(q, { draftId: draft.id, now }),
  withNone: (options) => [ANY, ...options],
  gone: 'Diese Rufnummer ist inzwischen vergeben. Bitte wählen Sie eine andere.',
  allGone: 'Diese Rufnummer ist inzwischen vergeben. Bitte lassen Sie sich eine zuteilen.',
})

/** The choice that an order makes in a scope; undefined where there is none. */
function choiceIn({ kind, area }: Draft, scope: Scope): Choice | undefined {
  if (area === 'landline') return scope === 'CONNECTION' ? appointment : undefined
  if (scope === 'SIM_DELIVERY' && kind === 'new-contract') return numberIn(PHONE_NUMBER)
  return scope === 'NUMBER_PORTING' ? numberIn(NEW_NUMBER) : undefined
}

/**
 * What can be chosen in a scope: what the draft holds already first, then what is free. Empty where nothing is to be chosen.
 */
export async function offeredIn(
  q: Queries,
  draft: Draft,
  scope: Scope,
  { saved, time, page = 0 }: { saved: SavedScopes; time: ChoiceTime; page?: number | undefined },
): Promise<Option[]> {
  const choice = choiceIn(draft, scope)
  if (!choice) return []
  const values = saved.get(scope)?.values ?? {}
  const free = await choice.free(q, draft, { values, time, page })
  const held = valueAt(values, choice.field)
  if (typeof held !== 'string' || !choice.wish(draft, held)) return choice.withNone(free)
  return choice.withNone([{ value: held, label: choice.label(held) }, ...free.filter(({ value }) => value !== held)])
}

/** Holds for the draft what was chosen in a scope; 409 with what is free instead when somebody else was faster. */
export async function holdChoice(tx: Queries, draft: Draft, { scope, values, time }: Chosen): Promise<void> {
  const choice = choiceIn(draft, scope)
  if (!choice) return
  const wished = wishIn(choice, draft, { values, time })
  if (!wished) return release(tx, choice.kind, draft.id)
  if (wished.isOffered && (await hold(tx, wished.wish, time.now))) return
  throw await taken(tx, choice, draft, { values, time })
}

/** What was answered in a scope, and when. */
interface Chosen {
  scope: Scope
  values: FormValues
  time: ChoiceTime
}

/** What an answer wishes to reserve, and whether that can still be chosen; undefined for one that reserves nothing. */
function wishIn(choice: Choice, draft: Draft, { values, time }: Omit<Chosen, 'scope'>) {
  const value = valueAt(values, choice.field)
  const reserved = typeof value === 'string' ? choice.wish(draft, value) : undefined
  if (typeof value !== 'string' || !reserved) return undefined
  const wish: Wish = { ...reserved, kind: choice.kind, draftId: draft.id }
  return { wish, isOffered: choice.isOffered(values, value, time) }
}

/** Makes what was chosen the order's, in the transaction that makes the order; 409 when it is gone. */
export async function bookChoices(
  tx: Queries,
  draft: Draft,
  { saved, orderId, time }: { saved: SavedScopes; orderId: string; time: ChoiceTime },
): Promise<void> {
  for (const scope of draft.response.scopes) {
    const choice = choiceIn(draft, scope)
    const answered = { values: saved.get(scope)?.values ?? {}, time }
    const wished = choice && wishIn(choice, draft, answered)
    if (!wished) continue
    if (wished.isOffered && (await book(tx, wished.wish, orderId, time.now))) continue
    throw await taken(tx, choice, draft, answered)
  }
}

async function taken(
  tx: Queries,
  choice: Choice,
  draft: Draft,
  answered: Omit<Chosen, 'scope'>,
): Promise<ApiException> {
  const { field, gone, allGone } = choice
  const free = await choice.free(tx, draft, { ...answered, page: 0 })
  const message = free.length > 0 ? gone : allGone
  return new ApiException(409, 'ValidationException', message, [
    { field, rule: 'taken', message, options: choice.withNone(free) },
  ])
}
