import {
  formatEuro,
  LAST_MONTH,
  monthlyEquivalent,
  priceSteps,
  type Cents,
  type Ledger,
  type PriceStep,
} from '@nimbus/shared-contracts/money'

/** How the months of a price are said: what is said of a price that never changes, and what comes before "Monat" in a step. */
const STYLE = {
  /** Beside a price, as on a tile: "monatlich" · "Monat 1–3" · "ab Monat 4" */
  label: { always: 'monatlich', within: 'Monat ', since: 'ab Monat ' },
  /** Before the price, in a list of them: "jeden Monat" · "Monat 1–3" · "ab Monat 4" */
  list: { always: 'jeden Monat', within: 'Monat ', since: 'ab Monat ' },
  /** After the price, in a sentence: "in jedem Monat" · "in Monat 1–3" · "ab Monat 4" */
  sentence: { always: 'in jedem Monat', within: 'in Monat ', since: 'ab Monat ' },
  /** As a row of an order, where it is told from what is due once: "je Monat" · "je Monat, Monat 1–3" · "je Monat ab Monat 4" */
  row: { always: 'je Monat', within: 'je Monat, Monat ', since: 'je Monat ab Monat ' },
  /** Where "Monat" stands already, as in the head of a table: "ab 1" · "1–3" · "ab 4" */
  bare: { always: 'ab 1', within: '', since: 'ab ' },
} as const

export type StepStyle = keyof typeof STYLE

/**
 * The months of a price step. The last one has no end, also when it begins after the term.
 * stepMonths({from: 1, till: 3}, 'label') → "Monat 1–3"; ({from: 25, till: 38}, 'label') → "ab Monat 25"
 */
export function stepMonths({ from, till }: Pick<PriceStep, 'from' | 'till'>, style: StepStyle): string {
  const { always, within, since } = STYLE[style]
  if (till >= LAST_MONTH) return from === 1 ? always : `${since}${from}`
  return `${within}${from === till ? from : `${from}–${till}`}`
}

/** Each price after its months, without those that cost nothing: a device that is paid for. → ["Monat 1–24: 15 €"] */
export const listedPrices = (book: Ledger): string[] =>
  priceSteps(book)
    .filter(({ amount }) => amount > 0)
    .map((step) => `${stepMonths(step, 'list')}: ${formatEuro(step.amount)}`)

/** Each price before its months. Glasfaser 150 → ["9,95 € in Monat 1–3", "45,95 € ab Monat 4"] */
export const statedPrices = (book: Ledger): string[] =>
  priceSteps(book).map((step) => `${formatEuro(step.amount)} ${stepMonths(step, 'sentence')}`)

/**
 * What a price per four weeks comes to in a month, which has to stand beside it to be compared with others (LAW-9).
 * equivalentText(995) → "entspricht 10,78 € im Monat"
 */
export const equivalentText = (fourWeekly: Cents): string =>
  `entspricht ${formatEuro(monthlyEquivalent(fourWeekly))} im Monat`
