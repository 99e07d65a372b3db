import * as v from 'valibot'
import { browserLocalStorage, storedRecord } from '../storage'

/** localStorage key of the orders that this browser sent. */
export const SENT_ORDERS_KEY = 'nimbus-sent'

const sentOrderSchema = v.object({
  order_id: v.string(),
  temp_order_id: v.string(),
  /** `orderedThings` of the order. */
  cart: v.string(),
  /** Milliseconds since 1970. */
  sent_at: v.number(),
})
export type SentOrder = v.InferOutput<typeof sentOrderSchema>

/** As long as a tab's session can last; after it no draft of that time can be sent any more. */
const KEPT_MS = 24 * 60 * 60 * 1000

const record = storedRecord({
  key: SENT_ORDERS_KEY,
  version: 1,
  schema: v.array(sentOrderSchema),
  storage: browserLocalStorage,
})

const sentOrders = (): SentOrder[] => record.read() ?? []

/**
 * Tells the other tabs of an order, and those that sleep when they wake: a duplicated tab holds the same draft and the same
 * cart. Numbers and product ids only, since the record outlives the tab. False when the order was told before.
 */
export function rememberSentOrder(sent: SentOrder): boolean {
  const kept = sentOrders().filter(({ sent_at }) => sent.sent_at - sent_at < KEPT_MS)
  if (kept.some(({ order_id }) => order_id === sent.order_id)) return false
  record.write([...kept, sent])
  return true
}

/** The order that was made of a draft, in whichever tab. */
export const sentOrderOf = (tempOrderId: string | null): SentOrder | undefined =>
  sentOrders().find(({ temp_order_id }) => temp_order_id === tempOrderId)

/** The order that was made of a cart (`SentOrder.cart`) since then, in milliseconds since 1970. */
export const sentOrderWith = (cart: string, since: number): SentOrder | undefined =>
  sentOrders().find((sent) => sent.cart === cart && sent.sent_at >= since)

/** Tells of each order that another tab sends from now on; returns unsubscribe. */
export function onOrderSentElsewhere(listener: (sent: SentOrder) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    const newest = key === SENT_ORDERS_KEY ? sentOrders().at(-1) : undefined
    if (newest) listener(newest)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
