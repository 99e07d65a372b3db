import type { LifecycleState, Milestone } from '@nimbus/shared-contracts/order-status'
import type { EventKind } from '../../platform/database/order-event'
import { stateOf, type Facts } from './progress'

interface Transition {
  from: readonly LifecycleState[]
  /** What the order has to be about. */
  milestone?: Milestone
  /** Why it is not its time although the state would allow it. */
  unless?: (facts: Facts, milestones: readonly Milestone[]) => string | undefined
}

/** A contract is there and nothing stops it. */
const RUNNING: readonly LifecycleState[] = ['inProgress', 'pending', 'partial']

const numberIsAgreed = ({ porting }: Facts): string | undefined =>
  porting?.state === 'ACCEPTED' ? 'the former provider has agreed already' : undefined
const isNotProved = (identifiedAt: string | undefined, milestones: readonly Milestone[]): string | undefined =>
  milestones.includes('identified') && !identifiedAt ? 'the identity is not proved (TKG § 172)' : undefined
const isConcluded = ({ confirmed_at }: Facts): string | undefined =>
  confirmed_at ? 'the contract is concluded: cancel it instead' : undefined

/** When each event may happen; whatever is not here is refused. An answer of the former provider implies the question. */
export const TRANSITIONS: Record<EventKind, Transition> = {
  confirmed: { from: ['acknowledged'] },
  identified: {
    from: ['acknowledged', ...RUNNING],
    milestone: 'identified',
    unless: ({ identified_at }) => (identified_at ? 'the identity is proved already' : undefined),
  },
  'porting-requested': {
    from: RUNNING,
    milestone: 'porting-requested',
    unless: (facts) =>
      facts.porting?.state === 'REQUESTED' ? 'the former provider is asked already' : numberIsAgreed(facts),
  },
  'porting-rejected': { from: RUNNING, milestone: 'porting-answered', unless: numberIsAgreed },
  'porting-corrected': {
    from: ['pending', 'partial'],
    milestone: 'porting-answered',
    unless: ({ porting }) => (porting?.state === 'REJECTED' ? undefined : 'no rejection waits for an answer'),
  },
  'porting-accepted': { from: RUNNING, milestone: 'porting-answered', unless: numberIsAgreed },
  dispatched: {
    from: RUNNING,
    milestone: 'dispatched',
    unless: ({ parcel }) => (parcel ? 'the parcel is sent already' : undefined),
  },
  provisioned: {
    from: RUNNING,
    milestone: 'access',
    unless: ({ access_sent_at, activated_at, identified_at }, milestones) =>
      access_sent_at || activated_at ? 'the access data are sent already' : isNotProved(identified_at, milestones),
  },
  'appointments-proposed': {
    from: RUNNING,
    milestone: 'appointment',
    unless: ({ activated_at, appointment }) =>
      activated_at || appointment ? 'the appointment is agreed already' : undefined,
  },
  appointment: {
    from: RUNNING,
    milestone: 'appointment',
    unless: ({ activated_at }) => (activated_at ? 'the service is active already' : undefined),
  },
  activated: {
    from: RUNNING,
    unless: ({ activated_at, identified_at }, milestones) => {
      if (activated_at) return 'the service is active already'
      return isNotProved(identified_at, milestones)
    },
  },
  held: { from: ['acknowledged', ...RUNNING] },
  resumed: { from: ['held'] },
  'cancellation-requested': { from: ['acknowledged', 'held', 'completed', ...RUNNING] },
  'cancellation-accepted': { from: ['assessingCancellation'] },
  'cancellation-refused': { from: ['assessingCancellation'] },
  cancelled: {
    from: ['acknowledged', 'held', 'inProgress', 'pending', 'assessingCancellation', 'pendingCancellation'],
  },
  rejected: { from: ['acknowledged', 'held'], unless: isConcluded },
  failed: { from: ['held', 'inProgress', 'pending'] },
}

/**
 * Why an event can't happen to an order now, in words for an operator; undefined when it can.
 * refusalOf('activated', {}, […]) → 'it is acknowledged; "activated" needs inProgress, pending or partial'
 */
export function refusalOf(kind: EventKind, facts: Facts, milestones: readonly Milestone[]): string | undefined {
  const { from, milestone, unless } = TRANSITIONS[kind]
  const state = stateOf(facts, milestones)
  if (milestone && !milestones.includes(milestone)) return `nothing of "${milestone}" belongs to this order`
  if (!from.includes(state)) return `it is ${state}; "${kind}" needs ${inWords(from)}`
  return unless?.(facts, milestones)
}

/** inWords(['a', 'b', 'c']) → 'a, b or c' */
const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('')

/** What may happen to it now. */
export const possibleEvents = (facts: Facts, milestones: readonly Milestone[]): EventKind[] =>
  (Object.keys(TRANSITIONS) as EventKind[]).filter((kind) => refusalOf(kind, facts, milestones) === undefined)
