import { technologyOf } from '@nimbus/shared-contracts/catalogue'
import { variantText } from '@nimbus/shared-contracts/cart'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { AT_END_OF_FOUR_WEEKS, ENDING } from '@nimbus/shared-contracts/law'
import { formatEuro, totalOver } from '@nimbus/shared-contracts/money'
import { offerFacts } from '@nimbus/shared-contracts/offer'
import { oneOffTexts, termText, tvText } from '@nimbus/shared-contracts/wording'
import { equivalentText, periodPrices } from '@nimbus/shared-ui/price'
import { volumeText } from '@nimbus/shared-ui/volume'
import { compare } from '../../../messages/compare.de'
import { deliveryText } from '../../../messages/delivery-text'
import { costOf, costOfColumn, type ComparedDevice, type ComparedOffer } from './offer'

const { rows: text, table } = compare

/** One line of the table: what each column says to it, in lines; empty where it has nothing to say. */
export interface Row {
  key: string
  label: string
  cells: string[][]
}

export interface RowGroup {
  key: string
  label: string
  rows: Row[]
}

/** Rows that the table shows with more than their text. */
export const ENERGY_ROW = 'energy'
export const SHEET_ROW = 'sheet'

type Cell = (offer: ComparedOffer) => string | readonly string[] | undefined

/**
 * Everything about the offers in the order of the table; a row that none of them has is left out. `today` is the day on which
 * a contract would begin.
 */
export function rowGroups(offers: readonly ComparedOffer[], today?: string): RowGroup[] {
  const row = (key: string, label: string, cell: Cell): Row => ({
    key,
    label,
    cells: offers.map((offer) => [cell(offer) ?? []].flat()),
  })
  const groups: RowGroup[] = [
    { key: 'prices', label: table.prices, rows: priceRows(offers, row) },
    { key: 'line', label: table.line, rows: lineRows(row) },
    { key: 'contract', label: table.contract, rows: contractRows(row, today) },
    { key: 'included', label: table.included, rows: includedRows(row) },
    { key: 'device', label: table.device, rows: deviceRows(row) },
    {
      key: 'documents',
      label: table.documents,
      rows: [row(SHEET_ROW, text.sheet, ({ tariff }) => tariff.product_name)],
    },
  ]
  return withRows(groups, ({ cells }) => cells.some((lines) => lines.length > 0))
}

/** The groups with only those rows in which the offers differ. */
export const differences = (groups: readonly RowGroup[]): RowGroup[] =>
  withRows(groups, ({ cells }) => cells.some((lines) => lines.join('\n') !== cells[0]?.join('\n')))

const withRows = (groups: readonly RowGroup[], isKept: (row: Row) => boolean): RowGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(isKept) })).filter(({ rows }) => rows.length > 0)

type MakeRow = (key: string, label: string, cell: Cell) => Row

function priceRows(offers: readonly ComparedOffer[], row: MakeRow): Row[] {
  return [
    row('monthly', text.monthly, monthlyPrices),
    // (EU) 2023/1669 wants the class near the price
    row(ENERGY_ROW, text.energy, ({ device }) => {
      const efficiency = device?.energy.efficiency
      return efficiency ? text.energyClass(efficiency.class) : undefined
    }),
    row('usage', text.usage, ({ tariff }) => tariff.usage_prices),
    row('one-off', text.oneOff, oneOff),
    row('average', text.average, (offer) => {
      const { overTerm, term } = costOfColumn(offer)
      return overTerm ? text.averageOver(formatEuro(overTerm.average), term) : text.noTerm
    }),
    row('total', text.total, (offer) => {
      const { overTerm, term } = costOfColumn(offer)
      return overTerm ? text.totalIn(formatEuro(overTerm.total), term) : text.noTerm
    }),
    // offers with different terms are only alike over the same months
    ...(haveDifferentTerms(offers)
      ? [row('paid', text.paid(24), (offer) => formatEuro(totalOver(costOfColumn(offer).book, 24)))]
      : []),
    row('other-term', text.otherTerm, ({ terms }) => terms.flatMap(otherTerm)),
  ]
}

const haveDifferentTerms = (offers: readonly ComparedOffer[]): boolean =>
  new Set(offers.map(({ tariff }) => tariff.properties.contract_term)).size > 1

/** "9,95 € Monat 1–3", "45,95 € ab Monat 4" */
function monthlyPrices(offer: ComparedOffer): string[] {
  const { book } = costOfColumn(offer)
  const equivalent = equivalentText(book)
  return [
    ...periodPrices(book).map(({ amount, label }) => `${formatEuro(amount)} ${label}`),
    ...(equivalent ? [equivalent] : []),
  ]
}

/** The sum first, then its parts, where there is more than one. */
function oneOff(offer: ComparedOffer): string[] {
  const { book, oneOff: parts } = costOfColumn(offer)
  return [formatEuro(book.oneOff), ...oneOffTexts(parts, 'name')]
}

function otherTerm(variant: ComparedOffer['terms'][number]): string[] {
  const { overTerm, term } = costOf(variant)
  return overTerm ? [text.otherTermOf(term, formatEuro(overTerm.average), formatEuro(overTerm.total))] : []
}

function lineRows(row: MakeRow): Row[] {
  const rates = (direction: 'down' | 'up'): Cell => {
    return ({ tariff }) => {
      if (tariff.kind !== 'landline') return text.estimated(text.speed(tariff.data_volume.max[direction]))
      const { min, normal, max } = tariff.bandwidth[direction]
      return [text.max(text.speed(max)), text.normal(text.speed(normal)), text.min(text.speed(min))]
    }
  }
  return [
    row('technology', text.technology, ({ tariff }) => text.technologies[technologyOf(tariff)]),
    row('down', text.down, rates('down')),
    row('up', text.up, rates('up')),
    row('volume', text.volume, ({ tariff }) => {
      if (tariff.kind === 'landline') return text.unlimited
      if (tariff.data_volume.gb === null) return text.noLimit
      return text.volumeIn(volumeText(tariff.data_volume), tariff.kind === 'prepaid')
    }),
    row('after', text.after, ({ tariff }) => {
      const throttled = tariff.kind === 'landline' ? null : tariff.data_volume.throttled
      return throttled ? text.afterValue(throttled.down, throttled.up) : undefined
    }),
  ]
}

const contractRows = (row: MakeRow, today: string | undefined): Row[] => [
  row('term', text.minimumTerm, ({ tariff }) => termText(tariff.properties.contract_term)),
  row('term-end', text.termEnd, ({ tariff }) => {
    const days = today === undefined ? undefined : offerFacts({ tariff }, today).days
    return days && text.termEndOf(formatGermanDate(days.term_ends_on))
  }),
  row('ending', text.ending, ({ tariff: { properties } }) =>
    properties.contract_term > 0 ? ENDING : text.endingPrepaid(AT_END_OF_FOUR_WEEKS),
  ),
  row('audience', text.audience, ({ tariff }) => eligibilityTexts(tariff)),
]

const includedRows = (row: MakeRow): Row[] => [
  row('tv', text.tv, ({ tariff }) => (tariff.kind === 'landline' ? tvText(tariff.properties.tv) : undefined)),
  row('services', text.services, ({ tariff }) => tariff.benefits),
]

const deviceRows = (row: MakeRow): Row[] => [
  row('variant', text.variant, ({ device }) => device && variantOf(device)),
  row('delivery', text.delivery, ({ device }) => device && deliveryText(device.product.delivery)),
]

/** Colour and storage, as far as the device has them: "Fjordblau, 256 GB" */
const variantOf = ({ product: { color, storage } }: ComparedDevice): string =>
  variantText({ color, ...(storage && { storage }) })
