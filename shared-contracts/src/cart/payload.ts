import * as v from 'valibot'
import { isLandline, tariffOrderId } from './rules'
import type { Cart } from './schema'

const idSchema = v.object({ id: v.string() })

/** What the order and price calls are told of a cart (spec section 7). */
export const cartPayloadSchema = v.object({
  cart: v.object({
    tariff: idSchema,
    options: v.array(idSchema),
    promotions: v.array(idSchema),
    hardware: v.optional(v.array(idSchema)),
    handsets: v.optional(v.array(idSchema)),
  }),
  context: v.optional(v.object({ tracking_id: v.optional(v.string()) })),
})
export type CartPayload = v.InferOutput<typeof cartPayloadSchema>

const idsOf = (items: readonly { concrete_product_id: string }[]): { id: string }[] =>
  items.map(({ concrete_product_id }) => ({ id: concrete_product_id }))

/**
 * The payload of a cart with a tariff; undefined without one. Promotions are the tariff's incentives and possible
 * promotions, hardware goes only with landline tariffs, handsets only with mobile ones (spec section 7).
 */
export function cartPayload(cart: Cart, trackingId?: string): CartPayload | undefined {
  const { tariff, handset, options, hardware } = cart
  if (!tariff) return undefined
  const landline = isLandline(tariff)
  return {
    cart: {
      tariff: { id: tariffOrderId(tariff) },
      options: idsOf(options),
      promotions: [...tariff.incentives, ...tariff.possible_promotions].map(({ id }) => ({ id })),
      ...(landline && hardware.length > 0 && { hardware: idsOf(hardware) }),
      ...(!landline && handset && { handsets: idsOf([handset]) }),
    },
    ...(trackingId && { context: { tracking_id: trackingId } }),
  }
}
