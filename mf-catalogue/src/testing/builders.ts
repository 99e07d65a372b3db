import type { Offer, Tariff, TariffList, Tv } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, type PriceCondition } from '@nimbus/shared-contracts/money'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'

interface Variant {
  tv?: Tv
  offer?: Offer
  contract_term?: number
  conditions?: PriceCondition[]
}

/** Prices after the intro, in cents, by speed (spec section 9). */
const PRICES: Record<number, number> = { 150: 4595, 300: 5095, 600: 6095, 1000: 7095 }

/** A fibre tariff by its speed, with the start price of the standard offer: aFibreTariff(300, {tv: 'SMART'}) */
export function aFibreTariff(speed: number, { tv = 'NONE', offer = 'STANDARD', ...rest }: Variant = {}): Tariff {
  const family = `glasfaser-${speed}`
  const { contract_term = 24, conditions = standardPrices(PRICES[speed] ?? 0) } = rest
  const id = `${family}-${tv}-${offer}-${contract_term}`.toLowerCase()
  return aTariff({
    concrete_product_id: id,
    name: `Glasfaser ${speed}`,
    product_name: `Glasfaser ${speed}`,
    properties: {
      product_id: family,
      sublevel: 'NO_DEVICE',
      family,
      technology: 'FIBRE',
      offer,
      tv,
      contract_term,
      sort_index: speed,
    },
    bandwidth: {
      down: { min: speed * 0.9, normal: speed * 0.95, max: speed },
      up: { min: speed * 0.45, normal: speed * 0.475, max: speed / 2 },
    },
    conditions,
    footnote_tag: `T_GLASFASER_${speed}`,
    possible_promotions: [
      { id: 'aktion', name: 'Aktion', valid_from: '2026-10-31T23:00:00.000Z', valid_till: '2027-01-31T23:00:00.000Z' },
    ],
  })
}

const standardPrices = (price: number): PriceCondition[] => [
  aCondition(995, { type: CONDITION.monthlyPromotion, till: 4 }),
  aCondition(price, { from: 4 }),
  aCondition(6995, { type: CONDITION.provisioning }),
]

/** The fibre category as the API answers it. */
export function aTariffList(tariffs: Tariff[]): TariffList {
  return {
    category: { slug: 'glasfaser-tarife', title: 'Glasfaser', lead: '', description: '' },
    categories: [{ slug: 'glasfaser-tarife', label: 'Glasfaser' }],
    tariffs,
    catalogue_version: '1',
  }
}
