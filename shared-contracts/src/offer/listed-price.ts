import {
  decimalText,
  LAST_MONTH,
  sum,
  type Cents,
  type PriceCondition,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import { oneOffName } from '@nimbus/shared-contracts/wording'
import { offerCost } from './offer-cost'

/**
 * The price of a schema.org Offer, which has one meaning for every offer (decision 046): what is owed at least by whom orders now,
 * that is everything of the minimum term, or without one what is due once and for the first four weeks. Below it stand all prices
 * that it is made of, each with its months.
 * listedPrice(Glasfaser 150 in a promotion, 24).price → '1064.75'; (Prepaid S, 0).price → '9.95'
 */
export function listedPrice(conditions: readonly PriceCondition[], term: number): Record<string, unknown> {
  const { book, steps, oneOff, overTerm } = offerCost(conditions, term)
  return {
    price: decimalText(overTerm?.total ?? sum([book.oneOff, book.fourWeekly])),
    priceCurrency: 'EUR',
    priceSpecification: [
      ...(book.fourWeekly > 0
        ? [unitPrice(book.fourWeekly, { unitCode: 'WEE', billingIncrement: 4 })]
        : steps.map(monthly)),
      ...oneOff.map((part) => unitPrice(part.amount, { name: oneOffName(part) })),
    ],
  }
}

/** A monthly price with how many months pass before it, and for how many it is billed; the last one goes on. */
const monthly = ({ from, till, amount }: PriceStep): object =>
  unitPrice(amount, {
    unitCode: 'MON',
    billingIncrement: 1,
    billingStart: from - 1,
    ...(till < LAST_MONTH && { billingDuration: till - from + 1 }),
  })

const unitPrice = (amount: Cents, more: object): object => ({
  '@type': 'UnitPriceSpecification',
  ...more,
  price: decimalText(amount),
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: true,
})

/** How long a product binds, as a property of it; none without a term. */
export const termProperty = (term: number): object | undefined =>
  term > 0 ? { '@type': 'PropertyValue', name: 'Mindestlaufzeit', value: term, unitCode: 'MON' } : undefined
