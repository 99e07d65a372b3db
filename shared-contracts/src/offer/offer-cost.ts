import {
  averageOver,
  ledger,
  oneOffParts,
  priceSteps,
  totalOver,
  type Cents,
  type Ledger,
  type OneOffPart,
  type PriceCondition,
  type PriceStep,
} from '@nimbus/shared-contracts/money'

/** What an offer costs, from its one ledger. */
export interface OfferCost {
  book: Ledger
  /** Months; 0 without minimum term. */
  term: number
  /** Monthly sums of the months 1 to 38, equal neighbours merged. */
  steps: PriceStep[]
  /** What is due once, by what it is for. */
  oneOff: OneOffPart[]
  /** Over the term, the average rounded up to the cent; undefined without term. */
  overTerm: { total: Cents; average: Cents } | undefined
}

/** offerCost(Glasfaser 150 in a promotion, 24) → 9,95 € in months 1–3, then 45,95 €; once 69,95 €; 1.064,75 € over the term */
export function offerCost(conditions: readonly PriceCondition[], term: number): OfferCost {
  const book = ledger(conditions)
  return {
    book,
    term,
    steps: priceSteps(book),
    oneOff: oneOffParts(conditions),
    overTerm: term > 0 ? { total: totalOver(book, term), average: averageOver(book, term) } : undefined,
  }
}
