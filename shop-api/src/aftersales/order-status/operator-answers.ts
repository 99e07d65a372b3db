import { lifecycleStates, orderStatusSchema } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'

const listedOrderSchema = v.object({
  order_id: v.string(),
  ordered_at: v.string(),
  state: v.picklist(lifecycleStates),
  changed_at: v.string(),
  products: v.array(v.string()),
})
export type ListedOrder = v.InferOutput<typeof listedOrderSchema>

/** The newest orders, without a word of who ordered them. */
export const orderListSchema = v.object({ orders: v.array(listedOrderSchema) })

/** One order as its customer sees it, with what has happened and what may happen next. */
export const operatorOrderSchema = v.object({
  status: orderStatusSchema,
  events: v.array(v.object({ kind: v.string(), at: v.string(), data: v.record(v.string(), v.string()) })),
  possible: v.array(v.string()),
  /** Its withdrawals and cancellations, which an operator has to see to. */
  declarations: v.array(v.object({ kind: v.string(), number: v.string(), received_at: v.string() })),
})
