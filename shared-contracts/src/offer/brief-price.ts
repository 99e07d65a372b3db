import { formatEuro, longestStep, type BriefPrice, type PriceCondition } from '@nimbus/shared-contracts/money'
import { equivalentText, monthsText, stepMonths } from '@nimbus/shared-contracts/wording'
import { offerCost } from './offer-cost'

/**
 * Nothing of the price waits elsewhere, so the three parts stand together wherever one of them does (PRICE-12).
 * briefPrice(Glasfaser 150 in a promotion, 24) → {amount: '45,95 €', when: 'je Monat ab Monat 4', more: 'Monat 1–3: 9,95 €, …'}
 */
export function briefPrice(conditions: readonly PriceCondition[], term: number): BriefPrice {
  const { book, steps, overTerm } = offerCost(conditions, term)
  const once = book.oneOff > 0 ? [`einmalig ${formatEuro(book.oneOff)}`] : []
  if (book.fourWeekly > 0) {
    const more = [equivalentText(book.fourWeekly), ...once].join(', ')
    return { amount: formatEuro(book.fourWeekly), when: 'je 4 Wochen', more }
  }
  const longest = longestStep(steps, term)
  const others = steps.filter((step) => step !== longest)
  return {
    amount: longest ? formatEuro(longest.amount) : '',
    when: longest ? stepMonths(longest, 'row') : '',
    more: [
      ...others.map((step) => `${stepMonths(step, 'list')}: ${formatEuro(step.amount)}`),
      ...once,
      ...(overTerm ? [`Ø je Monat über ${monthsText(term)} ${formatEuro(overTerm.average)}`] : []),
    ].join(', '),
  }
}
