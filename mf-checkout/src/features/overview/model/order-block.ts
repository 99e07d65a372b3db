import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { parseGermanDate, formatGermanDate } from '@nimbus/shared-contracts/forms/rules'
import {
  CONDITION,
  ledger,
  isOneTime,
  priceStepsWithin,
  totalOver,
  type Cents,
  type PriceCondition,
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
  steps: PriceStep[]
  oneOff: Cents
  oneOffParts: { label: string; amount: Cents }[]
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
    steps: priceStepsWithin(book, term),
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

/** The kinds of one-off cost that the server's sums have, without what is free. */
function oneOffParts(conditions: readonly PriceCondition[]): { label: string; amount: Cents }[] {
  const labels: Record<string, string> = {
    [CONDITION.provisioning]: overview.provisioning,
    [CONDITION.shipping]: overview.shipping,
  }
  const kinds = [...new Set(conditions.filter(isOneTime).map(({ type }) => type))]
  return kinds
    .map((type) => ({
      label: labels[type] ?? overview.otherOneOff,
      amount: ledger(conditions.filter((condition) => condition.type === type)).oneOff,
    }))
    .filter(({ amount }) => amount > 0)
}

/**
 * The day on which a term ends that is concluded today, the last day of the month where it has no such day
 * (BGB §§ 187, 188). endOfTerm('27.11.2026', 24) → '27.11.2028'; endOfTerm('31.01.2027', 1) → '28.02.2027'
 */
export function endOfTerm(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = (parseGermanDate(today) ?? '').split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
  return formatGermanDate(end.toISOString().slice(0, 10))
}
