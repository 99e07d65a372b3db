import { priceSteps, type Cents, type Ledger } from '@nimbus/shared-contracts/money'
import { equivalentText as equivalentOf, stepMonths } from '@nimbus/shared-contracts/wording'
import { text } from './de'

/** A price with the period that it is due in; `from` is its first month. */
export interface PeriodPrice {
  from: number
  amount: Cents
  label: string
}

/**
 * Every price of a ledger with its period, in the order of the months.
 * periodPrices(Glasfaser 150) → 9,95 € "Monat 1–3", 45,95 € "ab Monat 4"; periodPrices(Prepaid S) → 9,95 € "je 4 Wochen"
 */
export function periodPrices(book: Ledger): PeriodPrice[] {
  if (book.fourWeekly > 0) return [{ from: 1, amount: book.fourWeekly, label: text.perFourWeeks }]
  return priceSteps(book).map(({ from, till, amount }) => ({
    from,
    amount,
    label: stepMonths({ from, till }, 'label'),
  }))
}

/** What a price per four weeks comes to in a month, to compare it with others; undefined for what is paid by the month. 995 → "entspricht 10,78 € im Monat" */
export const equivalentText = ({ fourWeekly }: Pick<Ledger, 'fourWeekly'>): string | undefined =>
  fourWeekly > 0 ? equivalentOf(fourWeekly) : undefined
