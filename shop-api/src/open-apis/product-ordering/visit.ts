import { startOfDay } from '@nimbus/server-kit/clock'
import { addDays } from '@nimbus/shared-contracts/dates'
import type { Facts } from '../../aftersales/order-status/progress'
import { germanHours, wholeHour, type Period } from '../standard/german-hours'
import type { Order } from './order-items'

/** What has become of a technician's visit; the words are those of TMF646. */
type VisitStatus = 'initialized' | 'confirmed' | 'completed' | 'cancelled' | 'failed'

export interface OrderVisit {
  status: VisitStatus
  validFor: Period
}

/**
 * The visit of an order: what was agreed, else what its customer chose; undefined where neither is so.
 * visitOfOrder(an order with 2026-12-14T08, …) → {status: 'initialized', validFor: {startDateTime: '2026-12-14T07:00:00.000Z', …}}
 */
export function visitOfOrder({ result }: Pick<Order, 'result'>, facts: Facts): OrderVisit | undefined {
  const validFor = periodOf(result.landline?.appointment, facts.appointment)
  return validFor && { status: statusOf(facts), validFor }
}

type Chosen = NonNullable<Order['result']['landline']>['appointment']

function periodOf(chosen: Chosen, agreed: Facts['appointment']): Period | undefined {
  if (!agreed) return chosen && germanHours(chosen.day, wholeHour(chosen.from), wholeHour(chosen.till))
  const { on, from, till } = agreed
  if (from !== undefined && till !== undefined) return germanHours(on, from, till)
  return { startDateTime: startOfDay(on).toISOString(), endDateTime: startOfDay(addDays(on, 1)).toISOString() }
}

function statusOf({ ended, activated_at, appointment }: Facts): VisitStatus {
  if (ended) return ended === 'failed' ? 'failed' : 'cancelled'
  if (activated_at) return 'completed'
  return appointment ? 'confirmed' : 'initialized'
}
