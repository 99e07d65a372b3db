import * as v from 'valibot'
import { areaOf, tariffOrderId } from './rules'
import type { Cart } from './schema'

/** Bounds no real cart reaches; they keep a request from costing the server more than it is worth. */
export const MAX_ID = 80
export const MAX_ITEMS = 30
const MAX_TRACKING_ID = 200
const MAX_ADDRESS_KEY = 400

const idSchema = v.object({ id: v.pipe(v.string(), v.maxLength(MAX_ID)) })
const idsSchema = v.pipe(v.array(idSchema), v.maxLength(MAX_ITEMS))

/** What the order and price calls are told of a cart (CART-10). */
export const cartPayloadSchema = v.object({
  cart: v.object({
    tariff: idSchema,
    options: idsSchema,
    promotions: idsSchema,
    hardware: v.optional(idsSchema),
    handsets: v.optional(idsSchema),
  }),
  context: v.optional(
    v.object({
      tracking_id: v.optional(v.pipe(v.string(), v.maxLength(MAX_TRACKING_ID))),
      /** `addressKey` of the check the shopper saw; landline orders need it, so that none goes to another address. */
      address_key: v.optional(v.pipe(v.string(), v.maxLength(MAX_ADDRESS_KEY))),
    }),
  ),
})
export type CartPayload = v.InferOutput<typeof cartPayloadSchema>

/** What of its context is personal; a new part has to say whether it is. */
export const PERSONAL_IN_CONTEXT = { tracking_id: false, address_key: true } satisfies Record<
  keyof NonNullable<CartPayload['context']>,
  boolean
>

/** What an order is told besides its cart. */
export interface PayloadContext {
  trackingId?: string | undefined
  /** `addressKey` of the check that the order is for. */
  addressKey?: string | undefined
}

const idsOf = (items: readonly { concrete_product_id: string }[]): { id: string }[] =>
  items.map(({ concrete_product_id }) => ({ id: concrete_product_id }))

/**
 * The payload of a cart with a tariff; undefined without one. Promotions are the tariff's incentives and possible
 * promotions, hardware goes only with landline tariffs, handsets only with mobile ones (CART-10).
 */
export function cartPayload(cart: Cart, { trackingId, addressKey }: PayloadContext = {}): CartPayload | undefined {
  const { tariff, handset, options, hardware } = cart
  if (!tariff) return undefined
  const landline = areaOf(tariff) === 'landline'
  const context = { ...(trackingId && { tracking_id: trackingId }), ...(addressKey && { address_key: addressKey }) }
  return {
    cart: {
      tariff: { id: tariffOrderId(tariff) },
      options: idsOf(options),
      promotions: [...tariff.incentives, ...tariff.possible_promotions].map(({ id }) => ({ id })),
      ...(landline && hardware.length > 0 && { hardware: idsOf(hardware) }),
      ...(!landline && handset && { handsets: idsOf([handset]) }),
    },
    ...(Object.keys(context).length > 0 && { context }),
  }
}
