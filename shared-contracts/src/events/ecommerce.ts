import * as v from 'valibot'

/** One product of an ecommerce event; amounts in euros. */
const ecommerceItemSchema = v.object({
  item_id: v.string(),
  item_name: v.string(),
  item_category: v.picklist(['tariff', 'device', 'option', 'hardware']),
  item_variant: v.string(),
  price: v.number(),
  quantity: v.literal(1),
  monthly_fee: v.number(),
  term_months: v.number(),
})

/** What begin_checkout and purchase say (TRACK-5); amounts in euros. A purchase has `transaction_id`, the other `cart_id`. */
export const ecommerceSchema = v.object({
  transaction_id: v.optional(v.string()),
  cart_id: v.optional(v.string()),
  currency: v.literal('EUR'),
  value: v.number(),
  tax: v.number(),
  /** The order tracking id; missing where the visitor came without one. */
  affiliation: v.optional(v.string()),
  cart_items_count: v.number(),
  contract_term_months: v.number(),
  monthly_fee_total: v.number(),
  upfront_total: v.number(),
  items: v.array(ecommerceItemSchema),
})
export type EcommerceData = v.InferOutput<typeof ecommerceSchema>
