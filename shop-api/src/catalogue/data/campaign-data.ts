import { daySchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { countSchema, idSchema, priceSchema } from './values'

/** campaigns.json: what runs beside the prices, with its first and last day in Germany; amounts in cents. */
export const campaignDataSchema = v.strictObject({
  /** Bonus for a device that is given in exchange. */
  trade_in: v.strictObject({
    first_day: daySchema,
    last_day: v.optional(daySchema),
    bonus: v.strictObject({ from: priceSchema, till: priceSchema }),
    most_devices: countSchema,
    least_value: priceSchema,
  }),
  /** Money back for a device with a tariff of these families and this term. */
  cashback: v.strictObject({
    first_day: daySchema,
    last_day: daySchema,
    contract_term: countSchema,
    amounts: v.array(v.strictObject({ families: v.array(idSchema), amount: priceSchema })),
  }),
})
