import { conditionsOf, ledgerOf, type Cart } from '@nimbus/shared-contracts/cart'
import {
  averageOver,
  LAST_MONTH,
  priceSteps,
  totalOver,
  type Cents,
  type Ledger,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import { oneOffParts, type OneOffPart } from './one-off'

/** Months that totals are shown over while there is no tariff (spec section 9: minimum term 24 months). */
export const USUAL_TERM = 24

/** Everything that a cart costs, from its one ledger. */
export interface Totals {
  book: Ledger
  /** The tariff's minimum term in months, which total and average are over. */
  term: number
  /** Monthly sums of months 1 to 38, equal neighbours merged. */
  steps: PriceStep[]
  oneOff: OneOffPart[]
  total: Cents
  /** Rounded up to the cent. */
  average: Cents
}

/** totalsOf({tariff: Glasfaser 150, hardware: [shipped for 0 €]}) → total 107170 over 24 months, average 4466 */
export function totalsOf(cart: Cart): Totals {
  const book = ledgerOf(cart)
  const term = cart.tariff?.properties.contract_term || USUAL_TERM
  return {
    book,
    term,
    steps: priceSteps(book),
    oneOff: oneOffParts(conditionsOf(cart)),
    total: totalOver(book, term),
    average: averageOver(book, term),
  }
}

/**
 * The months that periods are named within: the term, or all months when a price changes after it, so that a Young tariff
 * says "Monat 4–24" and "ab Monat 25".
 */
export function shownMonths(steps: readonly PriceStep[], term: number): number {
  return steps.some(({ from }) => from > term) ? LAST_MONTH : term
}
