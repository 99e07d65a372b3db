import * as v from 'valibot'
import { priceConditionSchema } from '@nimbus/shared-contracts/money'

/** What every cart item and product has (DATA-2). */
export const productEntries = {
  concrete_product_id: v.string(),
  product_name: v.string(),
  name: v.string(),
  conditions: v.array(priceConditionSchema),
}
