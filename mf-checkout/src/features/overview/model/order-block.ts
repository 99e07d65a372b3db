import { variantText, type Handset } from '@nimbus/shared-contracts/cart'
import type { LandlineTariff, Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { parseGermanDate } from '@nimbus/shared-contracts/forms/rules'
import { cents, formatEuro, ledger, type Cents, type OneOffPart, type PriceStep } from '@nimbus/shared-contracts/money'
import { offerCost, offerFacts } from '@nimbus/shared-contracts/offer'
import type { CartResponse, ContractSummary } from '@nimbus/shared-contracts/order'
import { boundText, stepMonths } from '@nimbus/shared-contracts/wording'
import { volumeFacts } from '@nimbus/shared-ui/volume'
import { overview } from '../../../messages/overview.de'

/** One monthly price with its parts, when a device is paid with the tariff: {tariff: 2995, device: 1500} */
export interface BlockStep extends PriceStep {
  parts?: { tariff: Cents; device: Cents }
}

/** What stands directly above the order button (BGB § 312j (2)): features, price, term, minimum duration. */
export interface OrderBlock {
  title: string
  /** What has to be known of a line that starts later, as one that is planned: when, and what that does to term and payment. */
  start?: ContractSummary['start']
  /** Essential features, one line for the tariff and one for each other product. */
  features: string[]
  /** Months; 0 without minimum term. */
  term: number
  /** Every monthly price, those after the term too: a Young price rises in month 25. Empty for prepaid. */
  steps: BlockStep[]
  /** Due every four weeks; 0 for what is paid by the month. */
  fourWeekly: Cents
  /** What is paid by use: 'Gespräche, die nicht enthalten sind: deutsche Mobilfunknetze 19 Cent je Minute; …' */
  usage?: string
  oneOff: Cents
  oneOffParts: OneOffPart[]
  /** Over the term; missing without one. */
  total?: Cents
  termSentence: string
  durationText: string
}

/**
 * The order block from the server's answer: prices are its sums, nothing is added up from the cart. The day is that of the
 * contract summary, '27.11.2026'; the minimum term runs from the conclusion (BGH III ZR 8/25), also of a line that starts later.
 */
export function orderBlock(
  { cart, sums }: CartResponse,
  { date, start, usage }: Pick<ContractSummary, 'date' | 'start' | 'usage'>,
): OrderBlock | undefined {
  const { tariff, handsets, options, hardware } = cart
  if (!tariff) return undefined
  const { book, term, steps, oneOff, overTerm } = offerCost(sums.conditions, tariff.properties.contract_term)
  const {
    days,
    extras,
    usage: ofTariff,
  } = offerFacts({ tariff, handsets, options, hardware }, parseGermanDate(date) ?? '')
  const others = [...options, ...hardware]
  return {
    title: tariff.product_name,
    ...(start && { start }),
    features: [tariffFeatures(tariff), ...handsets.map(deviceFeatures), ...others.map(itemFeatures)],
    term,
    steps: book.fourWeekly > 0 ? [] : steps.map((step) => withParts(step, handsets)),
    fourWeekly: book.fourWeekly,
    // an API of before names none
    ...((usage ?? ofTariff) !== undefined && { usage: usage ?? ofTariff }),
    oneOff: book.oneOff,
    oneOffParts: oneOff,
    ...(overTerm && { total: overTerm.total }),
    termSentence: days ? overview.term(term, formatGermanDate(days.term_ends_on)) : overview.noTerm,
    durationText: [
      term > 0 ? overview.duration(term) : overview.noDuration,
      ...extras
        .filter(({ months }) => months > 0 && months !== term)
        .map(({ name, months }) => overview.itemDuration(name, months)),
    ].join(', '),
  }
}

/** The share of the device in a step of the server's sum; what is left is the tariff's. */
function withParts(step: PriceStep, handsets: readonly Handset[]): BlockStep {
  const device = ledger(handsets.flatMap(({ conditions }) => conditions)).months[step.from - 1]
  return device ? { ...step, parts: { device, tariff: cents(step.amount - device) } } : step
}

/** stepText(44,95 € of which 15 € are the device's) → 'je Monat, Monat 1–24: Tarif 29,95 €, Gerät 15 €' */
export function stepText({ parts, ...months }: BlockStep): string {
  const title = stepMonths(months, 'row')
  return parts ? `${title}: ${overview.stepParts(formatEuro(parts.tariff), formatEuro(parts.device))}` : title
}

function tariffFeatures(tariff: Tariff): string {
  const service = tariff.kind === 'landline' ? lineFacts(tariff) : volumeFacts(tariff)
  return `${[...service, ...(tariff.benefits ?? [])].join(', ')}.`
}

const lineFacts = ({ properties: { technology }, bandwidth: { down, up } }: LandlineTariff): string[] => [
  { FIBRE: overview.fibre, DSL: overview.dsl }[technology],
  overview.speed(overview.download, down),
  overview.speed(overview.upload, up),
]

const deviceFeatures = (handset: Handset): string =>
  `${[handset.product_name, variantText(handset)].filter(Boolean).join(', ')}.`

/** What belongs to the tariff is no product of its own. */
const itemFeatures = ({ product_name, properties, mandatory }: Option): string =>
  mandatory
    ? overview.included(product_name)
    : properties.contract_term > 0
      ? `${product_name}, ${boundText(properties.contract_term)}.`
      : `${product_name}.`
