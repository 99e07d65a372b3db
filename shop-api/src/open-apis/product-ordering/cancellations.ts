import { and, asc, eq, inArray } from 'drizzle-orm'
import type { EventKind } from '../../platform/database/order-event'
import type { Queries } from '../../platform/database/database'
import { orderEvents } from '../../platform/database/schema'
import type { Addresses } from '../standard/addresses'

/** The CancelProductOrder of TMF622 4.0.0: that somebody wants an order not to be carried out, and what came of it. */
export interface Cancellation {
  id: string
  href: string
  cancellationReason?: string
  requestedCancellationDate: string
  effectiveCancellationDate?: string
  state: 'acknowledged' | 'inProgress' | 'done' | 'terminatedWithError'
  productOrder: { id: string; href: string; '@referredType': 'ProductOrder' }
}

const REQUESTED: EventKind = 'cancellation-requested'
const OUTCOMES: Partial<Record<EventKind, Cancellation['state']>> = {
  'cancellation-accepted': 'inProgress',
  'cancellation-refused': 'terminatedWithError',
  cancelled: 'done',
}

/** Something that has happened to an order, as far as it is about its cancellation. */
interface Happened {
  order_id: string
  seq: number
  kind: EventKind
  reason?: string | undefined
  at: Date
}

/** Every request to cancel an order, or those of one, as they came; its id is that of the order and the number of the event. */
export async function cancellationsOf(db: Queries, addresses: Addresses, orderId?: string): Promise<Cancellation[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.kind, [REQUESTED, ...(Object.keys(OUTCOMES) as EventKind[])]),
        orderId === undefined ? undefined : eq(orderEvents.order_id, orderId),
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orderEvents.order_id), asc(orderEvents.seq))
  return cancellationsIn(
    rows.map(({ data, ...row }) => ({ ...row, reason: data['reason'] })),
    addresses,
  )
}

/** The requests to cancel among what has happened, in its order. */
export function cancellationsIn(happened: readonly Happened[], addresses: Addresses): Cancellation[] {
  const all: Cancellation[] = []
  const open = new Map<string, Cancellation>()
  for (const { order_id, seq, kind, reason, at } of happened) {
    if (kind === REQUESTED) {
      const one = requested(addresses, { id: `${order_id}-${seq}`, orderId: order_id, at, reason })
      all.push(one)
      open.set(order_id, one)
      continue
    }
    const one = open.get(order_id)
    const state = OUTCOMES[kind]
    if (!one || !state) continue
    one.state = state
    if (state === 'done') one.effectiveCancellationDate = at.toISOString()
    if (state === 'terminatedWithError') open.delete(order_id)
  }
  return all
}

/** The order of a request by its id. orderIdOf('NB-2026-7K3M9Q-4') → 'NB-2026-7K3M9Q' */
export const orderIdOf = (cancellationId: string): string => cancellationId.replace(/-\d+$/, '')

interface Request {
  id: string
  orderId: string
  at: Date
  reason: string | undefined
}

const requested = (addresses: Addresses, { id, orderId, at, reason }: Request): Cancellation => ({
  id,
  href: addresses.of('cancelProductOrder', id),
  ...(reason && { cancellationReason: reason }),
  requestedCancellationDate: at.toISOString(),
  state: 'acknowledged',
  productOrder: { id: orderId, href: addresses.of('productOrder', orderId), '@referredType': 'ProductOrder' },
})
