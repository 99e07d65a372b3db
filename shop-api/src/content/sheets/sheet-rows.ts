import type { ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { formatDay } from '@nimbus/shared-contracts/dates'
import {
  formatEuro,
  ledger,
  monthlyEquivalent,
  oneOffParts,
  priceSteps,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import { sheetText as text } from '../facts/sheet-text'

/** A sheet without its rows, which are made of it. */
export type SheetFacts = Omit<ProductSheet, 'rows'>
type Row = ProductSheet['rows'][number]

/**
 * The facts of TKTransparenzV § 1 in its order and nothing else.
 * sheetRows(Glasfaser 150) → [{label: 'Produkt', values: ['Glasfaser 150']}, …]
 */
export function sheetRows(sheet: SheetFacts): Row[] {
  return [
    { label: text.product, values: [sheet.product_name] },
    { label: text.accessServices, values: [sheet.access_services] },
    // a calendar day has no time zone, so noon keeps it the same day everywhere in Germany
    { label: text.launchedOn, values: [formatDay(`${sheet.launched_on}T12:00:00Z`)] },
    ...(sheet.withdrawn_on
      ? [{ label: text.withdrawnOn, values: [formatDay(`${sheet.withdrawn_on}T12:00:00Z`)] }]
      : []),
    { label: text.termLabel, values: [text.term(sheet.contract_term)] },
    { label: text.renewal, values: [sheet.renewal] },
    { label: text.termination, values: [sheet.termination] },
    { label: text.download, values: rates(sheet, 'down') },
    { label: text.upload, values: rates(sheet, 'up') },
    ...(sheet.volume_limit ? [{ label: text.volumeLimit, values: [sheet.volume_limit] }] : []),
    recurringPrice(sheet),
    ...(sheet.usage_prices ? [{ label: text.usage, values: [sheet.usage_prices] }] : []),
    { label: text.oneOff, values: oneOffPrices(sheet) },
    { label: text.provider, values: [sheet.provider.name, ...sheet.provider.address] },
  ]
}

const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/**
 * All three rates of the landline, the estimated maximum of the mobile network.
 * rates(DSL M, 'up') → ['maximal 20 MBit/s', 'normalerweise verfügbar 18 MBit/s', 'minimal 2,7 MBit/s']
 */
function rates({ bandwidth, estimated_max }: SheetFacts, direction: 'down' | 'up'): string[] {
  const speed = (rate: number): string => `${decimal.format(rate)}\u00a0MBit/s`
  if (!bandwidth) return estimated_max ? [text.estimatedMax(speed(estimated_max[direction]))] : []
  const { min, normal, max } = bandwidth[direction]
  return [text.max(speed(max)), text.normal(speed(normal)), text.min(speed(min))]
}

/** Steps by month; for prepaid what is due every four weeks, with what that comes to in a month. */
function recurringPrice({ conditions }: SheetFacts): Row {
  const book = ledger(conditions)
  if (book.fourWeekly === 0) return { label: text.monthly, values: priceSteps(book).map(monthlyPrice) }
  const { fourWeekly } = book
  return {
    label: text.fourWeekly,
    values: [formatEuro(fourWeekly), text.aMonth(formatEuro(monthlyEquivalent(fourWeekly)))],
  }
}

/** {from: 4, till: 38, amount: 4595} → '45,95 € ab Monat 4'; the last listed month means "and so on" */
function monthlyPrice({ from, till, amount }: PriceStep, index: number, steps: PriceStep[]): string {
  if (steps.length === 1) return text.everyMonth(formatEuro(amount))
  if (index === steps.length - 1) return text.fromMonth(formatEuro(amount), from)
  return text.inMonths(formatEuro(amount), from, till)
}

function oneOffPrices({ conditions }: SheetFacts): string[] {
  const parts = oneOffParts(conditions)
  if (parts.length === 0) return [text.none]
  return parts.map(({ kind, amount }) => text.oneOffPart[kind](formatEuro(amount)))
}
