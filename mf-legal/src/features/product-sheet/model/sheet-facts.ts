import type { ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { formatDay } from '@nimbus/shared-contracts/dates'
import { formatEuro, ledger, oneOffParts, priceSteps, type PriceStep } from '@nimbus/shared-contracts/money'
import { messages } from '../../../messages/de'

/** One row of a sheet; several values stand below each other. */
export interface Fact {
  label: string
  values: string[]
}

const { sheet: text } = messages

/**
 * The facts of TKTransparenzV § 1 in its order and nothing else.
 * sheetFacts(Glasfaser 150) → [{label: 'Produkt', values: ['Glasfaser 150']}, …]
 */
export function sheetFacts(sheet: ProductSheet): Fact[] {
  return [
    { label: text.product, values: [sheet.product_name] },
    { label: text.accessServices, values: [sheet.access_services] },
    // a calendar day has no time zone, so noon keeps it the same day everywhere in Germany
    { label: text.launchedOn, values: [formatDay(`${sheet.launched_on}T12:00:00Z`)] },
    { label: text.term, values: [text.months(sheet.contract_term)] },
    { label: text.renewal, values: [sheet.renewal] },
    { label: text.termination, values: [sheet.termination] },
    { label: text.download, values: rates(sheet.bandwidth.down) },
    { label: text.upload, values: rates(sheet.bandwidth.up) },
    ...(sheet.volume_limit ? [{ label: text.volumeLimit, values: [sheet.volume_limit] }] : []),
    { label: text.monthly, values: priceSteps(ledger(sheet.conditions)).map(monthlyPrice) },
    { label: text.oneOff, values: oneOffPrices(sheet) },
    { label: text.provider, values: [sheet.provider.name, ...sheet.provider.address] },
  ]
}

const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** rates({min: 2.7, normal: 18, max: 20}) → ['maximal 20 MBit/s', 'normalerweise verfügbar 18 MBit/s', 'minimal 2,7 MBit/s'] */
function rates({ min, normal, max }: ProductSheet['bandwidth']['down']): string[] {
  const speed = (rate: number): string => `${decimal.format(rate)}\u00a0MBit/s`
  return [text.max(speed(max)), text.normal(speed(normal)), text.min(speed(min))]
}

/** {from: 4, till: 38, amount: 4595} → '45,95 € ab Monat 4'; the last listed month means "and so on" */
function monthlyPrice({ from, till, amount }: PriceStep, index: number, steps: PriceStep[]): string {
  if (steps.length === 1) return text.everyMonth(formatEuro(amount))
  if (index === steps.length - 1) return text.fromMonth(formatEuro(amount), from)
  return text.inMonths(formatEuro(amount), from, till)
}

function oneOffPrices({ conditions }: ProductSheet): string[] {
  const parts = oneOffParts(conditions)
  if (parts.length === 0) return [text.none]
  return parts.map(({ kind, amount }) => text.oneOffPart[kind](formatEuro(amount)))
}
