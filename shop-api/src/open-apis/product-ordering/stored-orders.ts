import { and, asc, count, inArray, max, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { eventsOfAll } from '../../aftersales/order-status/order-events'
import { plannedFor } from '../../aftersales/order-status/order-status'
import { factsOf, stateOf } from '../../aftersales/order-status/progress'
import type { Queries } from '../../platform/database/database'
import { orderEvents, orders } from '../../platform/database/schema'
import type { StoredOrder } from './order-resource'

/** What a list of orders may be filtered by; several values are alternatives. */
interface OrderFilters {
  id?: readonly string[]
  orderDate?: readonly string[]
  state?: readonly string[]
}

/** Orders whose state is computed at once. */
const CHUNK = 100

/** States that are kept, by the last event that they follow from and the day. */
const KEPT_STATES = 100_000

/** As they came: a new one stands at the end, so that pages stay what they are while somebody reads them. */
const AS_THEY_CAME = [asc(orders.created_at), asc(orders.order_id)]

interface Page {
  offset: number
  limit: number
}

/** The stored orders by pages. */
export interface StoredOrders {
  page(filters: OrderFilters, page: Page, today: string): Promise<{ total: number; shown: StoredOrder[] }>
  find(id: string): Promise<StoredOrder | undefined>
}

/** Which orders are meant, and by which word they are told apart. */
interface Kind {
  /** All of them where it is missing. */
  among?: SQL
  /** The lifecycle's, where it is missing. */
  stateIn?: (order: StoredOrder, today: string) => string | undefined
}

const lifecycleState = ({ order, events }: StoredOrder, today: string): string =>
  stateOf(factsOf(events, today), plannedFor(order))

/** The orders of some numbers with what has happened to them, as they came; what isn't there is missing. */
export async function readOrders(db: Queries, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.order_id, [...ids]))
    .orderBy(...AS_THEY_CAME)
  const events = await eventsOfAll(db, ids)
  return rows.map((order) => ({ order, events: events.get(order.order_id) ?? [] }))
}

/** Makes room for the states of all orders: to be made once, not for each call. */
export function storedOrders(db: Queries, { among, stateIn = lifecycleState }: Kind = {}): StoredOrders {
  const states = new LRUCache<string, string>({ max: KEPT_STATES })

  const read = (ids: readonly string[]): Promise<StoredOrder[]> => readOrders(db, ids)

  /** The ids of those in some states. A state follows from events and day, and is computed anew only after another one. */
  const inStates = async (where: SQL | undefined, wanted: readonly string[], today: string): Promise<string[]> => {
    const last = db
      .select({ order_id: orderEvents.order_id, seq: max(orderEvents.seq).as('seq') })
      .from(orderEvents)
      .groupBy(orderEvents.order_id)
      .as('last')
    const heads = await db
      .select({ id: orders.order_id, seq: last.seq })
      .from(orders)
      .leftJoin(last, sql`${last.order_id} = ${orders.order_id}`)
      .where(where)
      .orderBy(...AS_THEY_CAME)
    const keyed = heads.map(({ id, seq }) => ({ id, key: `${id} ${seq ?? 0} ${today}` }))
    const found: string[] = []
    for (let at = 0; at < keyed.length; at += CHUNK) {
      const chunk = keyed.slice(at, at + CHUNK)
      const known = new Map(chunk.map(({ id, key }) => [id, states.get(key)]))
      for (const one of await read(chunk.filter(({ id }) => !known.get(id)).map(({ id }) => id)))
        known.set(one.order.order_id, stateIn(one, today))
      for (const { id, key } of chunk) {
        const state = known.get(id)
        if (state === undefined) continue
        states.set(key, state)
        if (wanted.includes(state)) found.push(id)
      }
    }
    return found
  }

  return {
    async page({ id, orderDate, state }, { offset, limit }, today) {
      const where = and(
        among,
        ...(id ? [inArray(orders.order_id, [...id])] : []),
        ...(orderDate ? [inArray(orders.ordered_at, instants(orderDate))] : []),
      )
      if (state) {
        const ids = await inStates(where, state, today)
        return { total: ids.length, shown: await read(ids.slice(offset, offset + limit)) }
      }
      const [all] = await db.select({ total: count() }).from(orders).where(where)
      const ids = await db
        .select({ id: orders.order_id })
        .from(orders)
        .where(where)
        .orderBy(...AS_THEY_CAME)
        .limit(limit)
        .offset(offset)
      return { total: all?.total ?? 0, shown: await read(ids.map((one) => one.id)) }
    },
    find: async (id) => (await read([id]))[0],
  }
}

/** What of the texts is an instant. instants(['2026-11-27T10:00:00Z', 'junk']) → one date */
const instants = (texts: readonly string[]): Date[] =>
  texts.map((text) => new Date(text)).filter((date) => !Number.isNaN(date.getTime()))
