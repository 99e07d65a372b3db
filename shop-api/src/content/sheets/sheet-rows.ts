import type { ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { formatEuro, ledger, oneOffParts } from '@nimbus/shared-contracts/money'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { equivalentText, oneOffTexts, statedPrices, termText, USAGE_PRICES } from '@nimbus/shared-contracts/wording'

/** What the rows of a sheet are called (TKTransparenzV § 1). */
export const SHEET_LABEL = {
  product: 'Produkt',
  accessServices: 'Zugangsdienste',
  launchedOn: 'Datum der Markteinführung',
  withdrawnOn: 'Angeboten bis',
  term: 'Vertragslaufzeit',
  renewal: 'Voraussetzungen für die Verlängerung',
  termination: 'Voraussetzungen für die Beendigung',
  download: 'Datenübertragungsrate im Download',
  upload: 'Datenübertragungsrate im Upload',
  volumeLimit: 'Datenvolumen',
  monthly: 'Monatlicher Preis',
  fourWeekly: 'Preis je 4\u00a0Wochen',
  usage: USAGE_PRICES,
  oneOff: 'Einmaliger Preis',
  provider: 'Anbieter',
} as const

/** A sheet without its rows, which are made of it. */
export type SheetFacts = Omit<ProductSheet, 'rows'>
type Row = ProductSheet['rows'][number]

/**
 * The facts of TKTransparenzV § 1 in its order and nothing else.
 * sheetRows(Glasfaser 150) → [{label: 'Produkt', values: ['Glasfaser 150']}, …]
 */
export function sheetRows(sheet: SheetFacts): Row[] {
  const row = (label: keyof typeof SHEET_LABEL, ...values: string[]): Row => ({ label: SHEET_LABEL[label], values })
  const once = oneOffTexts(oneOffParts(sheet.conditions), 'purpose')
  const usage = [...(sheet.usage_prices ? [sheet.usage_prices] : []), ...(sheet.other_use ?? [])]
  return [
    row('product', sheet.product_name),
    row('accessServices', sheet.access_services),
    row('launchedOn', formatGermanDate(sheet.launched_on)),
    ...(sheet.withdrawn_on ? [row('withdrawnOn', formatGermanDate(sheet.withdrawn_on))] : []),
    row('term', termText(sheet.contract_term)),
    row('renewal', sheet.renewal),
    row('termination', sheet.termination),
    row('download', ...rates(sheet, 'down')),
    row('upload', ...rates(sheet, 'up')),
    ...(sheet.volume_limit ? [row('volumeLimit', sheet.volume_limit)] : []),
    row(ledger(sheet.conditions).fourWeekly > 0 ? 'fourWeekly' : 'monthly', ...recurringPrices(sheet)),
    ...(usage.length > 0 ? [row('usage', ...usage)] : []),
    row('oneOff', ...(once.length > 0 ? once : ['keiner'])),
    row('provider', sheet.provider.name, ...sheet.provider.address),
  ]
}

/**
 * All three rates of the landline, the estimated maximum of the mobile network.
 * rates(DSL M, 'up') → ['maximal 20 MBit/s', 'normalerweise verfügbar 18 MBit/s', 'minimal 2,7 MBit/s']
 */
function rates({ bandwidth, estimated_max }: SheetFacts, direction: 'down' | 'up'): string[] {
  const speed = (rate: number): string => `${formatNumber(rate)}\u00a0MBit/s`
  if (!bandwidth) return estimated_max ? [`geschätzt maximal ${speed(estimated_max[direction])}`] : []
  const { min, normal, max } = bandwidth[direction]
  return [`maximal ${speed(max)}`, `normalerweise verfügbar ${speed(normal)}`, `minimal ${speed(min)}`]
}

/** Steps by month; for prepaid what is due every four weeks, with what that comes to in a month. */
function recurringPrices({ conditions }: SheetFacts): string[] {
  const book = ledger(conditions)
  if (book.fourWeekly === 0) return statedPrices(book)
  return [formatEuro(book.fourWeekly), equivalentText(book.fourWeekly)]
}
