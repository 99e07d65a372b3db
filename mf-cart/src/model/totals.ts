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
