import type { LifecycleState, Milestone, OrderProgress } from '@nimbus/shared-contracts/order-status'
import type { EventKind, OrderEvent, RecordedEvent } from '../../platform/database/order-event'

/** What is known of an order on a day by its events; the state follows from it. */
export interface Facts extends Omit<OrderProgress, 'state' | 'changed_at'> {
  /** YYYY-MM-DD: what was agreed for a later one is still to come. */
  today: string
  held?: boolean
  cancellation?: 'requested' | 'accepted' | undefined
  ended?: 'cancelled' | 'rejected' | 'failed'
}

type Of<Kind extends EventKind> = Extract<OrderEvent, { kind: Kind }>

/** What each event adds to the facts before it; `at` is its instant. */
const EFFECTS: { [Kind in EventKind]: (event: Of<Kind>, at: string, before: Facts) => Partial<Facts> } = {
  confirmed: (_, confirmed_at) => ({ confirmed_at }),
  identified: (_, identified_at) => ({ identified_at }),
  'porting-requested': (_, at, before) => ({ porting: { state: 'REQUESTED', asked_at: askedAt(before, at), at } }),
  'porting-rejected': ({ code }, at, before) => ({
    porting: { state: 'REJECTED', asked_at: askedAt(before, at), at, code },
  }),
  'porting-corrected': (_, at, before) => ({ porting: { state: 'CORRECTED', asked_at: askedAt(before, at), at } }),
  'porting-accepted': ({ on }, at, before) => ({
    porting: { state: 'ACCEPTED', asked_at: askedAt(before, at), at, on },
  }),
  dispatched: ({ parcel }, sent_at) => ({ parcel: { sent_at, ...(parcel !== undefined && { number: parcel }) } }),
  provisioned: (_, access_sent_at) => ({ access_sent_at }),
  // the times are in its mail
  'appointments-proposed': (_, proposed_at) => ({ proposed_at }),
  appointment: ({ kind: _, ...appointment }) => ({ appointment }),
  activated: (_, activated_at) => ({ activated_at }),
  held: () => ({ held: true }),
  resumed: () => ({ held: false }),
  'cancellation-requested': () => ({ cancellation: 'requested' }),
  'cancellation-accepted': () => ({ cancellation: 'accepted' }),
  'cancellation-refused': () => ({ cancellation: undefined }),
  cancelled: () => ({ ended: 'cancelled' }),
  rejected: () => ({ ended: 'rejected' }),
  failed: () => ({ ended: 'failed' }),
}

/** An answer that was noted without its question was asked for by then. */
const askedAt = ({ porting }: Facts, at: string): string => porting?.asked_at ?? at

/** The facts of an order after these events, on a day. */
export const factsOf = (events: readonly RecordedEvent[], today: string): Facts =>
  events.reduce<Facts>(
    (facts, { at, ...event }) => {
      const effect = EFFECTS[event.kind] as (event: OrderEvent, at: string, before: Facts) => Partial<Facts>
      return { ...facts, ...effect(event, at.toISOString(), facts) }
    },
    { today },
  )

/**
 * The state by TMF622. An active service whose number or parcel is still to come is partial, an agreed number until its day;
 * a rejected number alone makes it pending, since the customer has to answer.
 * stateOf({today, confirmed_at, porting: {state: 'REJECTED', …}}, […, 'porting-answered', …]) → 'pending'
 */
export function stateOf(facts: Facts, milestones: readonly Milestone[]): LifecycleState {
  if (facts.ended) return facts.ended
  if (facts.cancellation) return facts.cancellation === 'accepted' ? 'pendingCancellation' : 'assessingCancellation'
  if (facts.held) return 'held'
  if (!facts.confirmed_at) return 'acknowledged'
  const waitsForNumber = milestones.includes('porting-answered') && !hasCome(facts)
  const waitsForParcel = milestones.includes('dispatched') && !facts.parcel
  if (facts.activated_at) return waitsForNumber || waitsForParcel ? 'partial' : 'completed'
  return facts.porting?.state === 'REJECTED' ? 'pending' : 'inProgress'
}

/** The numbers are here, or the line with them: their day is agreed and has come; one that names no day has. */
export const hasCome = ({ today, porting }: Facts): boolean =>
  porting?.state === 'ACCEPTED' && (porting.on ?? today) <= today

/** True where no contract is left and none will be. isOver('rejected') → true; isOver('completed') → false */
export const isOver = (state: LifecycleState): boolean => ['cancelled', 'rejected', 'failed'].includes(state)

/** When something last happened to an order that was sent at an instant. */
export const changedAt = (orderedAt: Date, events: readonly RecordedEvent[]): string =>
  (events.at(-1)?.at ?? orderedAt).toISOString()

/** How far an order is on a day that was sent at an instant. */
export function progressOf(
  orderedAt: Date,
  events: readonly RecordedEvent[],
  { milestones, today }: { milestones: readonly Milestone[]; today: string },
): OrderProgress {
  const facts = factsOf(events, today)
  const { today: _today, held: _held, cancellation: _cancellation, ended: _ended, ...shown } = facts
  return { state: stateOf(facts, milestones), changed_at: changedAt(orderedAt, events), ...shown }
}
