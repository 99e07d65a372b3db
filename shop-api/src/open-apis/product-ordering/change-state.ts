import { lifecycleStates, type LifecycleState, type Milestone } from '@nimbus/shared-contracts/order-status'
import type { ChooseEvent } from '../../aftersales/order-status/move-order'
import { factsOf, stateOf, type Facts } from '../../aftersales/order-status/progress'
import { refusalOf } from '../../aftersales/order-status/transitions'
import { ApiException } from '../../kernel/errors/api-exception'
import type { EventKind, OrderEvent } from '../../platform/database/order-event'

/** What may bring an order into another state without anything else being known: no day, no code. */
const EVENTS = [
  'confirmed',
  'resumed',
  'cancellation-refused',
  'porting-corrected',
  'activated',
  'held',
  'cancellation-requested',
  'cancellation-accepted',
  'cancelled',
  'rejected',
  'failed',
] as const satisfies readonly EventKind[]

/** What can happen now, by the state that it leads to. */
function reachable(facts: Facts, milestones: readonly Milestone[]): Map<LifecycleState, OrderEvent> {
  const reached = new Map<LifecycleState, OrderEvent>()
  for (const kind of EVENTS) {
    if (refusalOf(kind, facts, milestones) !== undefined) continue
    const after = factsAfter(facts, { kind })
    const state = stateOf(after, milestones)
    if (!reached.has(state)) reached.set(state, { kind })
  }
  reached.delete(stateOf(facts, milestones))
  return reached
}

const factsAfter = (facts: Facts, event: OrderEvent): Facts => ({
  ...facts,
  ...factsOf([{ ...event, at: new Date(0) }], facts.today),
})

/**
 * The event by which an order gets into a state, by the table of what may happen when; a 409 that says which states can be
 * had where this one can't.
 * toState('inProgress')(facts of an order that was just sent, …) → {kind: 'confirmed'}
 */
export const toState =
  (wanted: LifecycleState): ChooseEvent =>
  (facts, milestones) => {
    const states = reachable(facts, milestones)
    const event = states.get(wanted)
    if (event) return event
    const others = lifecycleStates.filter((state) => states.has(state))
    const possible = others.length > 0 ? `it can become ${others.join(', ')}` : 'it stays so'
    throw new ApiException(409, 'ValidationException', 'Dieser Schritt ist jetzt nicht möglich.', [
      { text: `the order is ${stateOf(facts, milestones)} and cannot become ${wanted}: ${possible}` },
    ])
  }
