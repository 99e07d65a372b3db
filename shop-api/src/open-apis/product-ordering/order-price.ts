import {
  CONDITION,
  isFourWeekly,
  isMonthly,
  isOneTime,
  VAT_PERCENT,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import { euros } from '../product-catalog/price-entities'
import { oneTimePlan, recurringPlan, type Amount, type PricePlan } from '../product-catalog/price-plan'

interface Price {
  taxRate: number
  taxIncludedAmount: ReturnType<typeof euros>
  dutyFreeAmount: ReturnType<typeof euros>
}

interface PricePart {
  name: string
  priceType: PricePlan['priceType']
  recurringChargePeriod?: string
  price: Price
}

/** What is due for an order or one of its items: the OrderPrice of TMF622. */
export interface OrderPrice extends PricePart {
  priceAlteration?: (PricePart & { priority: number; applicationDuration: number })[]
}

/** What one-off prices are, where they have no name of their own. */
const ONE_OFF: Readonly<Record<string, string>> = {
  [CONDITION.provisioning]: 'Bereitstellung',
  [CONDITION.shipping]: 'Versand',
  [CONDITION.device]: 'Gerät',
}

const PERIODS = { month: 'month', week: '4 weeks' } as const

/**
 * All prices of some conditions, months by the same rule as in the catalogue (TMF-5).
 * [9,95 in 1–3, 55,95 from 4, once 69,95] → 55,95 a month with −46,00 for 3 months; 69,95 once
 */
export function orderPrices(conditions: readonly PriceCondition[], name = 'Grundpreis'): OrderPrice[] {
  const names = { id: '', name, step: 'Preis der ersten Monate' }
  const isByMonth = (one: PriceCondition): boolean => isMonthly(one) && !isFourWeekly(one)
  const recurring = [isByMonth, isFourWeekly].flatMap((isOfPeriod) => {
    const plan = recurringPlan(conditions.filter(isOfPeriod), names)
    return plan ? [plan] : []
  })
  const once = conditions
    .filter(isOneTime)
    .map(({ type, name: own, gross_value }) => oneTimePlan('', own ?? ONE_OFF[type] ?? 'Einmalig', gross_value))
  return [...recurring, ...once].map(asOrderPrice)
}

function asOrderPrice({ name, priceType, period, amount, alterations }: PricePlan): OrderPrice {
  const recurs = period && { recurringChargePeriod: PERIODS[period.type] }
  return {
    name,
    priceType,
    ...recurs,
    price: priceOf(amount),
    ...(alterations.length > 0 && {
      priceAlteration: alterations.map((alteration, at) => ({
        name: alteration.name,
        priceType,
        ...recurs,
        priority: at + 1,
        applicationDuration: alteration.months,
        price: priceOf(alteration.amount),
      })),
    }),
  }
}

const priceOf = ({ gross, net }: Amount): Price => ({
  taxRate: VAT_PERCENT,
  taxIncludedAmount: euros(gross),
  dutyFreeAmount: euros(net),
})
