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

const keptAt = (now: number): SentOrder[] => sentOrders().filter(({ sent_at }) => now - sent_at < KEPT_MS)

/** Removes what is older than a day, as the privacy notice promises: the record outlives the tab and names an address. */
export function forgetOldOrders(now: number): void {
  const [all, kept] = [sentOrders(), keptAt(now)]
  if (kept.length === all.length) return
  if (kept.length > 0) record.write(kept)
  else record.clear()
}

/**
 * Tells the other tabs of an order, and those that sleep when they wake: a duplicated tab holds the same draft and the same
 * cart. Numbers, product ids and the address of a landline order. False when the order was told before.
 */
export function rememberSentOrder(sent: SentOrder): boolean {
  const kept = keptAt(sent.sent_at)
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
