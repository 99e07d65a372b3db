import { VAT_PERCENT } from '@nimbus/shared-contracts/money'
import type {
  OfferingPriceValue,
  OfferingTerm,
  PriceAlterationValue,
  ProductOfferingPrice,
  ProductPriceValue,
} from './entities'
import type { EntityWriter } from './entity-writer'
import type { Alteration, Amount, PricePlan } from './price-plan'

const CENTS_PER_EURO = 100

/** euros(5595) → {unit: 'EUR', value: 55.95} */
export const euros = (cents: number) => ({ unit: 'EUR', value: cents / CENTS_PER_EURO }) as const

const months = (amount: number) => ({ amount, units: 'month' })

/** termOf(24) → the minimum term of 24 months; nothing for 0 */
export const termOf = (term: number): { productOfferingTerm: OfferingTerm[] } | undefined =>
  term > 0 ? { productOfferingTerm: [{ name: 'Mindestlaufzeit', duration: months(term) }] } : undefined

const byValue = ({ gross, net }: Amount): ProductPriceValue => ({
  taxCategory: 'VAT',
  taxRate: VAT_PERCENT,
  taxIncludedAmount: euros(gross),
  dutyFreeAmount: euros(net),
})

/** With the tax in it, which `tax` says; the definition has no place that says so itself. */
const withTax = ({ gross, net }: Amount) => ({
  price: euros(gross),
  tax: [{ taxCategory: 'VAT' as const, taxRate: VAT_PERCENT, taxAmount: euros(gross - net) }],
  priceIncludesTax: true as const,
})

/** A price as its offering has it. */
export function offeringPrice(plan: PricePlan, { addresses }: EntityWriter): OfferingPriceValue {
  const { id, name, priceType, period, unit, amount, alterations } = plan
  return {
    id,
    href: addresses.of('productOfferingPrice', id),
    name,
    priceType,
    '@referredType': 'ProductOfferingPrice',
    ...(period && { recurringChargePeriod: period.type, recurringChargePeriodLength: period.length }),
    ...(unit && { unitOfMeasure: unit }),
    price: byValue(amount),
    ...(alterations.length > 0 && { priceAlteration: alterations.map(alterationValue) }),
  }
}

const alterationValue = (
  { id, name, months: last, amount, validFor }: Alteration,
  at: number,
): PriceAlterationValue => ({
  id,
  name,
  priceType: 'recurring',
  recurringChargePeriod: 'month',
  priority: at + 1,
  applicationDuration: months(last),
  price: byValue(amount),
  ...(validFor && { validFor }),
})

/** The same price as a resource of its own. */
export function priceResource(plan: PricePlan, { described, extended }: EntityWriter): ProductOfferingPrice {
  const { id, name, priceType, period, unit, term, amount, alterations, oncePerOrder } = plan
  return {
    ...described('productOfferingPrice', { id, name }),
    isBundle: false,
    priceType,
    ...(period && { recurringChargePeriodType: period.type, recurringChargePeriodLength: period.length }),
    ...(unit && { unitOfMeasure: unit }),
    ...withTax(amount),
    ...(oncePerOrder && { oncePerOrder }),
    ...termOf(term ?? 0),
    ...(alterations.length > 0 && {
      popRelationship: alterations.map((alteration) => ({
        id: alteration.id,
        relationshipType: 'discount',
        '@referredType': 'ProductOfferingPriceAlteration',
      })),
    }),
    ...extended('NimbusPrice', 'ProductOfferingPrice'),
  }
}

/** An alteration of a price as a resource of its own. */
export function alterationResource(
  plan: PricePlan,
  { id, name, months: last, amount, validFor }: Alteration,
  { described, extended }: EntityWriter,
): ProductOfferingPrice {
  return {
    ...described('productOfferingPrice', { id, name }),
    isBundle: false,
    priceType: 'discount',
    recurringChargePeriodType: 'month',
    recurringChargePeriodLength: 1,
    ...withTax(amount),
    ...(validFor && { validFor }),
    popRelationship: [{ id: plan.id, relationshipType: 'discount', '@referredType': 'ProductOfferingPrice' }],
    applicationDuration: months(last),
    priority: plan.alterations.findIndex((one) => one.id === id) + 1,
    ...extended('ProductOfferingPriceAlteration', 'ProductOfferingPrice'),
  }
}
