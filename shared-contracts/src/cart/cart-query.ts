import * as v from 'valibot'
import { cartPayloadSchema, MAX_ID, MAX_ITEMS, type CartPayload } from './payload'

/** Ids with commas between them, as many as a cart may have; one more is still read, to be refused. */
const idsSchema = v.pipe(v.string(), v.maxLength((MAX_ITEMS + 1) * (MAX_ID + 1)))

/** The products of a cart in an address, for documents that a link opens: ids with commas between them. */
export const cartQuerySchema = v.object({
  tariff: v.pipe(v.string(), v.maxLength(MAX_ID)),
  options: v.optional(idsSchema, ''),
  hardware: v.optional(idsSchema, ''),
  handsets: v.optional(idsSchema, ''),
})
export type CartQuery = v.InferOutput<typeof cartQuerySchema>

const join = (items: readonly { id: string }[] = []): string => items.map(({ id }) => id).join(',')

/**
 * A payload's products as a query. Promotions aren't in it: the tariff's own count anyway.
 * cartQuery({cart: {tariff: {id: 'dsl-m-24'}, options: [{id: 'a'}, {id: 'b'}], …}}) → 'tariff=dsl-m-24&options=a%2Cb'
 */
export function cartQuery({ cart }: CartPayload): string {
  const all = { options: join(cart.options), hardware: join(cart.hardware), handsets: join(cart.handsets) }
  const present = Object.entries(all).filter(([, ids]) => ids !== '')
  return new URLSearchParams([['tariff', cart.tariff.id], ...present]).toString()
}

const split = (ids: string): { id: string }[] => (ids === '' ? [] : ids.split(',').map((id) => ({ id })))

/** The payload of a query; undefined where it has more or longer ids than a cart may. */
export function payloadOfQuery({ tariff, options, hardware, handsets }: CartQuery): CartPayload | undefined {
  const cart = {
    tariff: { id: tariff },
    options: split(options),
    promotions: [],
    hardware: split(hardware),
    handsets: split(handsets),
  }
  const parsed = v.safeParse(cartPayloadSchema, { cart })
  return parsed.success ? parsed.output : undefined
}
