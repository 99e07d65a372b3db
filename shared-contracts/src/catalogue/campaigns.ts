import * as v from 'valibot'
import { daySchema } from '../dates'

/** A whole number of cents. */
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A bonus for devices that are given in exchange, beside what they are worth; amounts in cents. */
const tradeInSchema = v.object({
  bonus: v.object({ from: amountSchema, till: amountSchema }),
  /** In one household. */
  most_devices: v.number(),
  /** What a device has to be worth at least. */
  least_value: amountSchema,
})
export type TradeIn = v.InferOutput<typeof tradeInSchema>

/** Money back for a device with a tariff of some families and one term. Both days are days in Germany and count in full. */
const cashbackSchema = v.object({
  amounts: v.array(v.object({ families: v.array(v.string()), amount: amountSchema })),
  contract_term: v.number(),
  first_day: daySchema,
  last_day: daySchema,
})
export type Cashback = v.InferOutput<typeof cashbackSchema>

/** GET /content/campaigns: what runs now beside the prices; what has ended or not begun is missing. */
export const campaignsSchema = v.object({
  trade_in: v.optional(tradeInSchema),
  cashback: v.optional(cashbackSchema),
})
export type Campaigns = v.InferOutput<typeof campaignsSchema>
