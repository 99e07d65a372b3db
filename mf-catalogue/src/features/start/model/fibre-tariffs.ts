import { tvOf, type Tariff, type Tv } from '@nimbus/shared-contracts/catalogue'
import { cents, ledger, type Cents, type PriceCondition } from '@nimbus/shared-contracts/money'
import { TERM } from './term'

/** What the start page shows of the smallest fibre tariff; no more, so that the page stays small. */
export interface FibreOffer {
  name: string
  footnote?: string
  conditions: PriceCondition[]
  /** End of its start price, not included. */
  promotionTill?: string
}

/** A standard tariff with this TV for 24 months. */
function isStandard(tariff: Tariff, tv: Tv): boolean {
  const { offer, contract_term } = tariff.properties
  return offer === 'STANDARD' && contract_term === TERM && tvOf(tariff) === tv
}

/** The first standard tariff without TV for 24 months in the catalogue's order; undefined where there is none. */
export function fibreOfferOf(tariffs: readonly Tariff[]): FibreOffer | undefined {
  const [first] = tariffs
    .filter((tariff) => isStandard(tariff, 'NONE'))
    .sort((one, other) => (one.properties.sort_index ?? 0) - (other.properties.sort_index ?? 0))
  if (!first) return undefined
  const { name, footnote_tag: footnote, conditions, possible_promotions } = first
  const [promotion] = possible_promotions
  return { name, ...(footnote && { footnote }), conditions, ...(promotion && { promotionTill: promotion.valid_till }) }
}

/** What a TV option adds to the monthly price, and the first month with that addition. */
export interface Surcharge {
  tv: Exclude<Tv, 'NONE'>
  amount: Cents
  from: number
}

const OPTIONS = ['SMART', 'SMARTSTREAM', 'MEGASTREAM'] as const

/**
 * Read from the prices themselves: the difference in the last month of the term and the month since when it holds.
 * surchargesOf([Glasfaser 300, Glasfaser 300 mit TV Smart]) → [{tv: 'SMART', amount: 1000, from: 7}]
 */
export function surchargesOf(tariffs: readonly Tariff[]): Surcharge[] {
  return OPTIONS.flatMap((tv) => {
    const withTv = tariffs.find((tariff) => isStandard(tariff, tv))
    const family = withTv?.properties.family
    const without = tariffs.find((tariff) => isStandard(tariff, 'NONE') && tariff.properties.family === family)
    if (!withTv || !without) return []
    const base = ledger(without.conditions).months
    const added = ledger(withTv.conditions)
      .months.slice(0, TERM)
      .map((amount, index) => amount - (base[index] ?? 0))
    const amount = cents(added.at(-1) ?? 0)
    return [{ tv, amount, from: added.findLastIndex((other) => other !== amount) + 2 }]
  })
}
