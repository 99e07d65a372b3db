import {
  cents,
  CONDITION,
  isFourWeekly,
  isMonthly,
  ledger,
  netOf,
  priceSteps,
  type Cents,
  type PriceCondition,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import type { Quantity, TimePeriod } from './entities'

/** Gross and net in cents. */
export interface Amount {
  gross: Cents
  net: Cents
}

/** What a price is more, or less, in the months from the first to `months` (TMF-5). */
export interface Alteration {
  id: string
  name: string
  months: number
  amount: Amount
  /** When it has to be ordered. */
  validFor?: TimePeriod
}

/** A price as the standard has it: one amount, and what alters it in the first months. */
export interface PricePlan {
  id: string
  name: string
  priceType: 'recurring' | 'oneTime' | 'usage'
  period?: { type: 'month' | 'week'; length: number }
  /** What a price of use is for: {amount: 1, units: 'minute'} */
  unit?: Quantity
  /** Minimum term in months. */
  term?: number
  amount: Amount
  alterations: readonly Alteration[]
  oncePerOrder?: true
}

/** How a price is named, and when its promotion can be ordered. */
export interface PlanNames {
  id: string
  name: string
  term?: number
  promotion?: TimePeriod | undefined
  /** What its steps are called where they add up several prices. */
  step?: string
}

export const MONTH = { type: 'month', length: 1 } as const
export const FOUR_WEEKS = { type: 'week', length: 4 } as const

/** amountOf(5595) → {gross: 5595, net: 4702} */
export const amountOf = (gross: number): Amount => {
  const whole = cents(gross)
  return { gross: whole, net: netOf(whole) }
}

/** The difference of gross and of net, so that each month's net sum is the net of its price. */
const differenceOf = (one: Amount, other: Amount): Amount => ({
  gross: cents(one.gross - other.gross),
  net: cents(one.net - other.net),
})

/**
 * The price that is due each month or every four weeks, undefined where nothing is. The last step up to month 38 is the
 * price; each step before it is an alteration, which counts from month 1 on like all of them.
 * 9,95 in 1–3, 45,95 in 4–6, 55,95 from 7 → 55,95; −36,00 for 3 months, −10,00 for 6
 */
export function recurringPlan(conditions: readonly PriceCondition[], names: PlanNames): PricePlan | undefined {
  const { id, name, term } = names
  const common = { id, name, priceType: 'recurring' as const, ...(term && { term }) }
  const fourWeekly = conditions.filter(isFourWeekly)
  if (fourWeekly.length > 0)
    return { ...common, period: FOUR_WEEKS, amount: amountOf(ledger(fourWeekly).fourWeekly), alterations: [] }
  const monthly = conditions.filter(isMonthly)
  if (monthly.length === 0) return undefined
  const steps = priceSteps(ledger(monthly))
  const last = steps.at(-1)!
  const alterations = steps.slice(0, -1).map((step, at): Alteration => {
    const { type } = monthly.find((condition) => condition.period_from === step.from) ?? monthly[0]!
    return {
      id: `${id}-${step.till}`,
      name: `${names.step ?? stepName(type, step)}, ${step.till} Monate`,
      months: step.till,
      amount: differenceOf(amountOf(step.amount), amountOf(steps[at + 1]!.amount)),
      ...(type === CONDITION.monthlyPromotion && names.promotion && { validFor: names.promotion }),
    }
  })
  return { ...common, period: MONTH, amount: amountOf(last.amount), alterations }
}

/** What a step before the last one is: the start price first; after it a promotion gives TV without its price. */
function stepName(type: string, { from }: PriceStep): string {
  if (type === CONDITION.monthlyPromotion) return from === 1 ? 'Startpreis' : 'TV ohne Aufpreis'
  return type === CONDITION.deviceMonthly ? 'Gerät' : 'Young-Preis'
}

/** A price that is due once. */
export const oneTimePlan = (id: string, name: string, gross: number): PricePlan => ({
  id,
  name,
  priceType: 'oneTime',
  amount: amountOf(gross),
  alterations: [],
})

/** Id of the price of shipping, which all that is shipped has together. */
const SHIPPING_ID = 'versand'

/** What is due once for an order, however many things of it are shipped. */
export const shippingPlan = (gross: number): PricePlan => ({
  ...oneTimePlan(SHIPPING_ID, 'Versand', gross),
  oncePerOrder: true,
})
