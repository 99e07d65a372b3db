import * as v from 'valibot'
import { energyInformationsSchema, itemSchema, promotionSchema, tariffSchema } from '../catalogue'

/**
 * A device in the cart with its bundle, or null where tariff and device have none (CART-4). `conditions` are the
 * bundle's. The rest is what the cart shows of it: `image` is a name in the image service's folder, category and slug
 * lead back to its page.
 */
export const handsetSchema = v.looseObject({
  concrete_product_id: v.string(),
  concrete_focus_tariff_id: v.optional(v.string()),
  bundle_id: v.nullable(v.string()),
  product_name: v.string(),
  name: v.string(),
  conditions: itemSchema.entries.conditions,
  color: v.optional(v.object({ name: v.string() })),
  storage: v.optional(v.object({ name: v.string() })),
  image: v.optional(v.string()),
  category: v.optional(v.string()),
  slug: v.optional(v.string()),
  efficiency: v.optional(v.nonNullable(energyInformationsSchema.entries.efficiency)),
  powersupply: v.optional(v.nonNullable(energyInformationsSchema.entries.powersupply)),
})
export type Handset = v.InferOutput<typeof handsetSchema>

/** The cart of DATA-2, as sessionStorage keeps it. */
export const cartSchema = v.object({
  tariff: v.nullable(tariffSchema),
  handset: v.nullable(handsetSchema),
  hardware: v.array(itemSchema),
  options: v.array(itemSchema),
  promotions: v.array(promotionSchema),
})
export type Cart = v.InferOutput<typeof cartSchema>

/** A cart without anything in it. */
export const emptyCart = (): Cart => ({ tariff: null, handset: null, hardware: [], options: [], promotions: [] })
