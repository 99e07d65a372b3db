import * as v from 'valibot'
import { ledger, priceConditionSchema, totalOver, type Cents } from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'

const sumsSchema = v.object({ conditions: v.array(priceConditionSchema) })
const detailSchema = v.object({ new: sumsSchema, total_hash: v.string() })

export interface PriceChange {
  /** The order with the prices that hold now. */
  response: CartResponse
  before: Cents
  after: Cents
}

/** Reads the new sums of a PriceChangedException; undefined when the answer doesn't name them. Totals are over `term` months. */
export function priceChange(
  response: CartResponse,
  details: readonly Record<string, unknown>[],
  term: number,
): PriceChange | undefined {
  const parsed = v.safeParse(detailSchema, details[0])
  if (!parsed.success) return undefined
  const { new: sums, total_hash } = parsed.output
  return {
    response: { ...response, sums, total_hash },
    before: totalOver(ledger(response.sums.conditions), term),
    after: totalOver(ledger(sums.conditions), term),
  }
}
