import { persistentStore } from '../storage'
import { orderStateSchema, type OrderState } from './schema'

/** sessionStorage key of the order (PLAT-2). */
export const ORDER_KEY = 'nimbus-o'

const emptyOrder = (): OrderState => ({
  temp_order_id: null,
  kind: null,
  response: null,
  initiated: null,
  address_key: null,
  idempotency: {},
  result: null,
  sent_elsewhere: null,
})

/** Temp order id, cart response and order result of this tab. */
export const orderStore = persistentStore({ key: ORDER_KEY, version: 1, schema: orderStateSchema, empty: emptyOrder })
