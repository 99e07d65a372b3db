import * as v from 'valibot'
import { ledger, priceConditionSchema, totalOver, type Cents } from '@nimbus/shared-contracts/money'
import { cartResponseSchema, type CartResponse } from '@nimbus/shared-contracts/order'

const sumsSchema = v.object({ conditions: v.array(priceConditionSchema) })
const detailSchema = v.object({
  new: sumsSchema,
  cart: v.optional(cartResponseSchema.entries.cart),
  total_hash: v.string(),
})

export interface PriceChange {
  /** The order with the products and prices that hold now. */
  response: CartResponse
  before: Cents
  after: Cents
}

/**
 * Reads the new sums of a PriceChangedException; undefined when the answer doesn't name them. What is compared is due over
 * `term` months, or in four weeks where there is no term.
 */
export function priceChange(
  response: CartResponse,
  details: readonly Record<string, unknown>[],
  term: number,
): PriceChange | undefined {
  const parsed = v.safeParse(detailSchema, details[0])
  if (!parsed.success) return undefined
  const { new: sums, cart = response.cart, total_hash } = parsed.output
  return {
    response: { ...response, cart, sums, total_hash },
    before: due(response.sums, term),
    after: due(sums, term),
  }
}

function due({ conditions }: CartResponse['sums'], term: number): Cents {
  const book = ledger(conditions)
  return term > 0 ? totalOver(book, term) : book.fourWeekly
}
