import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { termEndsOn } from '@nimbus/shared-contracts/dates'
import { parseGermanDate, formatGermanDate } from '@nimbus/shared-contracts/forms/rules'
import {
  ledger,
  oneOffParts,
  priceSteps,
  totalOver,
  type Cents,
  type OneOffPart,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'

/** What stands directly above the order button (BGB § 312j (2)): features, price, term, minimum duration. */
export interface OrderBlock {
  title: string
  /** Essential features, one line for the tariff and one for each other product. */
  features: string[]
  term: number
  /** Every monthly price, those after the term too: a Young price rises in month 25. */
  steps: PriceStep[]
  oneOff: Cents
  oneOffParts: OneOffPart[]
  total: Cents
  termText: string
  durationText: string
}

/**
 * The order block from the server's answer: prices are its sums, nothing is added up from the cart. `today` is the day of the
 * contract summary, '27.11.2026'; the minimum term runs from the conclusion (BGH III ZR 8/25).
 */
export function orderBlock({ cart, sums }: CartResponse, today: string): OrderBlock | undefined {
  const { tariff, options, hardware } = cart
  if (!tariff) return undefined
  const book = ledger(sums.conditions)
  const term = tariff.properties.contract_term
  const others = [...options, ...hardware]
  return {
    title: tariff.product_name,
    features: [tariffFeatures(tariff), ...others.map(itemFeatures)],
    term,
    steps: priceSteps(book),
    oneOff: book.oneOff,
    oneOffParts: oneOffParts(sums.conditions),
    total: totalOver(book, term),
    termText: de.overview.term(term, endOfTerm(today, term)),
    durationText: [de.overview.duration(term), ...others.filter((item) => binds(item, term)).map(duration)].join(', '),
  }
}

const { overview } = de

function tariffFeatures({ properties, bandwidth, benefits = [] }: Tariff): string {
  const technology = properties.technology && { FIBRE: overview.fibre, DSL: overview.dsl }[properties.technology]
  const speeds = bandwidth
    ? [overview.speed(overview.download, bandwidth.down), overview.speed(overview.upload, bandwidth.up)]
    : []
  return `${[technology, ...speeds, ...benefits].filter(Boolean).join(', ')}.`
}

const itemFeatures = ({ product_name, properties }: Option): string =>
  properties.contract_term > 0 ? `${product_name}, ${overview.itemTerm(properties.contract_term)}.` : `${product_name}.`

/** True for a product with a minimum term of its own, other than the tariff's. */
const binds = ({ properties }: Option, term: number): boolean =>
  properties.contract_term > 0 && properties.contract_term !== term

const duration = ({ product_name, properties }: Option): string =>
  overview.itemDuration(product_name, properties.contract_term)

/** The term's last day in German. endOfTerm('27.11.2026', 24) → '27.11.2028' */
const endOfTerm = (today: string, months: number): string =>
  formatGermanDate(termEndsOn(parseGermanDate(today) ?? '', months))
