import { briefPriceSchema } from '@nimbus/shared-contracts/money'
import * as v from 'valibot'

/** GET /content/first-prices: what begins on each page of tariffs, for those who choose between the pages. */
export const firstPricesSchema = v.object({
  pages: v.array(
    v.object({
      /** "/zuhause/tarife/dsl-tarife" */
      href: v.string(),
      /** What there is: "16 bis 250 MBit/s" */
      range: v.string(),
      /** The name of the tariff that costs least, and its whole price. */
      from: v.string(),
      price: briefPriceSchema,
    }),
  ),
})
export type FirstPrices = v.InferOutput<typeof firstPricesSchema>
