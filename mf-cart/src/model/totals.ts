import { conditionsOf, ledgerOf, type Cart } from '@nimbus/shared-contracts/cart'
import {
  averageOver,
  oneOffParts,
  priceSteps,
  totalOver,
  type Cents,
  type Ledger,
  type OneOffPart,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import { missingOf } from './missing'

/** Months that totals are shown over while there is no tariff (PRICE-5). */
const USUAL_TERM = 24

/** What a cart costs over its minimum term. */
export interface TermTotals {
  total: Cents
  /** Per month, rounded up to the cent. */
  average: Cents
}

/** Everything that a cart costs, from its one ledger. */
export interface Totals {
  book: Ledger
  /** The tariff's minimum term in months, which total and average are over; 0 for prepaid, which has none. */
  term: number
  /** Monthly sums of months 1 to 38, equal neighbours merged. */
  steps: PriceStep[]
  oneOff: OneOffPart[]
  /** Undefined without minimum term. */
  overTerm: TermTotals | undefined
  /** In the price, not due, or unknown while something is missing that may be shipped. */
  shipping: 'included' | 'none' | 'open'
  /** False while nothing in the cart has a price, as a device without tariff. */
  priced: boolean
}

/**
 * totalsOf({tariff: Glasfaser 150, hardware: [shipped for 0 €]}) → total 107170 over 24 months, average 4466;
 * totalsOf({tariff: Mobil M, handset: S1 Pro}) → total 127470, average 5312
 */
export function totalsOf(cart: Cart): Totals {
  const book = ledgerOf(cart)
  const conditions = conditionsOf(cart)
  const term = cart.tariff?.properties.contract_term ?? USUAL_TERM
  const oneOff = oneOffParts(conditions)
  return {
    book,
    term,
    steps: priceSteps(book),
    oneOff,
    overTerm: term > 0 ? { total: totalOver(book, term), average: averageOver(book, term) } : undefined,
    shipping: shippingOf(cart, oneOff),
    priced: conditions.length > 0,
  }
}

function shippingOf(cart: Cart, oneOff: readonly OneOffPart[]): Totals['shipping'] {
  if (oneOff.some(({ kind }) => kind === 'shipping')) return 'included'
  return missingOf(cart) ? 'open' : 'none'
}
