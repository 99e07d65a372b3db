import { cents, sum, type Cents } from './cents'
import { CONDITION, LAST_MONTH, isFourWeekly, isMonthly, isOneTime, type PriceCondition } from './price-condition'

/** What a customer pays: one gross amount for each of the months 1 to 38 (index 0 is month 1), and what is due once. */
export interface Ledger {
  months: readonly Cents[]
  oneOff: Cents
  /** Due every four weeks and in `months` with its monthly equivalent; 0 for what is paid by the month. */
  fourWeekly: Cents
}

/** A year has 13 periods of four weeks; rounded up so that it is never too low. monthlyEquivalent(995) → 1078 */
export const monthlyEquivalent = (fourWeekly: Cents): Cents => cents(Math.ceil((fourWeekly * 13) / 12))

/** Neighbouring months with the same amount. `till` is the last month of the step, 38 at most. */
export interface PriceStep {
  from: number
  till: number
  amount: Cents
}

/** The last month in which a condition counts: {period_till: 4} → 3; 0, null and 39 → 38 (PRICE-2). */
export function lastMonthOf({ period_till }: PriceCondition): number {
  return period_till ? Math.min(period_till - 1, LAST_MONTH) : LAST_MONTH
}

/**
 * The one place where prices are added up: tile, cart, overview, summary and PDF read from it.
 * Shipping counts once, at its highest value.
 * ledger([9,95 € in months 1–3, 45,95 € from month 4, once 69,95 €]).months[3] → 4595
 */
export function ledger(conditions: readonly PriceCondition[]): Ledger {
  const months = Array.from({ length: LAST_MONTH }, () => 0)
  for (const condition of conditions.filter(isMonthly)) {
    const amount = monthlyAmount(condition)
    for (let month = condition.period_from; month <= lastMonthOf(condition); month += 1) months[month - 1]! += amount
  }
  const shipping = conditions.filter(({ type }) => type === CONDITION.shipping)
  const other = conditions.filter((condition) => isOneTime(condition) && condition.type !== CONDITION.shipping)
  const shippingOnce = shipping.length > 0 ? Math.max(...shipping.map(({ gross_value }) => gross_value)) : 0
  const fourWeekly = sum(conditions.filter(isFourWeekly).map(({ gross_value }) => gross_value))
  return {
    months: months.map(cents),
    oneOff: sum([...other.map(({ gross_value }) => gross_value), shippingOnce]),
    fourWeekly,
  }
}

const monthlyAmount = (condition: PriceCondition): Cents => {
  const amount = cents(condition.gross_value)
  return isFourWeekly(condition) ? monthlyEquivalent(amount) : amount
}

/** Merges neighbouring months with the same sum. priceSteps(…) → [{from: 1, till: 3, amount: 995}, {from: 4, till: 38, amount: 4595}] */
export function priceSteps({ months }: Ledger): PriceStep[] {
  const steps: PriceStep[] = []
  months.forEach((amount, index) => {
    const last = steps.at(-1)
    if (last?.amount === amount) last.till = index + 1
    else steps.push({ from: index + 1, till: index + 1, amount })
  })
  return steps
}

/**
 * The months that a price line is drawn over: the term, or all months when a price changes after it, since a later price
 * is part of the offer (PAngV). Glasfaser 150 over 24 months → 24; DSL M Young, dearer from month 25 → 38
 */
export function shownMonths(steps: readonly PriceStep[], term: number): number {
  return steps.some(({ from }) => from > term) ? LAST_MONTH : term
}

/** All monthly amounts of the first `term` months and the one-off amount. Glasfaser 150 over 24 months → 1.064,75 € */
export function totalOver({ months, oneOff }: Ledger, term: number): Cents {
  return sum([...months.slice(0, term), oneOff])
}

/** Average per month over the term, rounded up so that it is never too low. Glasfaser 150 over 24 months → 44,37 € */
export function averageOver(book: Ledger, term: number): Cents {
  return cents(Math.ceil(totalOver(book, term) / term))
}
