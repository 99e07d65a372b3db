import { hasStartPrice, type HardwareItem, type Option, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { ledger, priceSteps, type PriceCondition, type PriceStep } from '@nimbus/shared-contracts/money'
import { boundText } from '@nimbus/shared-contracts/wording'
import { offerCost, type OfferCost } from './offer-cost'
import { termDays, type TermDays } from './term-days'

/** What somebody takes: a tariff, and what goes with it. */
export interface Offered {
  tariff: Tariff
  handsets?: readonly { conditions: readonly PriceCondition[] }[]
  options?: readonly Option[]
  hardware?: readonly HardwareItem[]
}

/** All that a text may state of an offer; whoever words it takes it from here (PRICE-46). */
export interface OfferFacts extends OfferCost {
  /** For a contract that is concluded on the day; undefined without term. */
  days: TermDays | undefined
  /** The first price, where it is lower than what comes after it in the term. */
  startPrice: PriceStep | undefined
  /** What is paid by use; undefined where nothing of the tariff is. */
  usage: string | undefined
  /** A sentence for each condition that somebody has to meet. */
  eligibility: string[]
  /** How long each thing binds that is chosen with the tariff: {name: 'Serien', bound: 'monatlich kündbar'} */
  extras: { name: string; months: number; bound: string }[]
}

/**
 * The facts of an offer on a day. Nothing in it is a choice of words: texts, tables, mails and structured data differ in how they
 * say it. offerFacts({tariff: DSL M for 12 months}, '2026-11-27').days → {term_ends_on: '2027-11-27', notice_until: '2027-10-27'}
 */
export function offerFacts({ tariff, handsets = [], options = [], hardware = [] }: Offered, day: string): OfferFacts {
  const term = tariff.properties.contract_term
  const chosen = [...options, ...hardware]
  return {
    ...offerCost(
      [tariff, ...handsets, ...chosen].flatMap(({ conditions }) => conditions),
      term,
    ),
    days: termDays(day, term),
    startPrice: startPriceOf(tariff),
    usage: tariff.usage_prices,
    eligibility: eligibilityTexts(tariff, options),
    extras: chosen
      .filter(({ mandatory }) => !mandatory)
      .map(({ product_name, properties: { contract_term } }) => ({
        name: product_name,
        months: contract_term,
        bound: boundText(contract_term),
      })),
  }
}

/** startPriceOf(Glasfaser 300 with Smart in a promotion) → {from: 1, till: 3, amount: 995}; of one price for ever → undefined */
export const startPriceOf = (tariff: Pick<Tariff, 'conditions' | 'properties'>): PriceStep | undefined =>
  hasStartPrice(tariff) ? priceSteps(ledger(tariff.conditions))[0] : undefined
