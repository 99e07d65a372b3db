import { createHash } from 'node:crypto'
import { onWire } from '@nimbus/shared-contracts/catalogue'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import {
  CONDITION,
  isFourWeekly,
  isMonthly,
  isOneTime,
  LAST_MONTH,
  ledger,
  netOf,
  priceSteps,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'

export type PricedCart = CartResponse['cart']

/** A cart as answers have it: whoever reads it tells its tariff's kind. */
export const cartOnWire = ({ tariff, ...others }: PricedCart) => ({ tariff: tariff && onWire(tariff), ...others })

/** Every price condition of a priced cart. */
export function conditionsIn({ tariff, handsets, hardware, options }: PricedCart): PriceCondition[] {
  return [tariff, ...handsets, ...options, ...hardware].flatMap((item) => item?.conditions ?? [])
}

/**
 * A cart's prices added up, as conditions again: one for each step of the monthly sum and one for each kind of one-off
 * price and each fee. `ledger` of the sums is the `ledger` of the cart; prices per four weeks stay what they are.
 * [9,95 € months 1–3, 45,95 € from 4, 4,99 €, once 69,95 €] → [14,94 € months 1–3, 50,94 € from 4, once 69,95 €]
 */
export function sumsOf(conditions: readonly PriceCondition[]): PriceCondition[] {
  const fourWeekly = conditions.filter(isFourWeekly)
  const byMonth = conditions.filter((condition) => !isFourWeekly(condition))
  const monthly = (byMonth.some(isMonthly) || fourWeekly.length === 0 ? priceSteps(ledger(byMonth)) : []).map(
    ({ from, till, amount }) => ({
      type: CONDITION.monthly,
      period_from: from,
      period_till: Math.min(till, LAST_MONTH) + 1,
      net_value: netOf(amount),
      gross_value: amount,
    }),
  )
  const kinds = [...new Set(conditions.filter(isOneTime).map(({ type }) => type))].sort()
  const once = kinds.flatMap((type) => {
    const same = conditions.filter((condition) => condition.type === type)
    return [...new Set(same.map(({ name }) => name))].map((name) => {
      const amount = ledger(same.filter((condition) => condition.name === name)).oneOff
      const price = { type, period_from: 1, period_till: null, net_value: netOf(amount), gross_value: amount }
      return name === undefined ? price : { ...price, name }
    })
  })
  return [...monthly, ...fourWeekly, ...once]
}

/** Names what a customer agrees to: the products and their sums. Another price or product gives another hash. */
export function totalHash(cart: PricedCart, sums: readonly PriceCondition[]): string {
  const ids = [cart.tariff, ...cart.handsets, ...cart.options, ...cart.hardware].map(
    (item) => item?.concrete_product_id,
  )
  const prices = sums.map(({ type, period_from, period_till, gross_value }) => [
    type,
    period_from,
    period_till,
    gross_value,
  ])
  return createHash('sha256')
    .update(JSON.stringify([ids, prices]))
    .digest('hex')
    .slice(0, 32)
}
