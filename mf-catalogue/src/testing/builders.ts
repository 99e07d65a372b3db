import type { Offer, LandlineTariff, LandlineList, Tv } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, type PriceCondition } from '@nimbus/shared-contracts/money'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'

interface Variant {
  tv?: Tv
  offer?: Offer
  contract_term?: number
  conditions?: PriceCondition[]
}

/** Prices after the intro, in cents, by speed (PRICE-20). */
const PRICES: Record<number, number> = { 150: 4595, 300: 5095, 600: 6095, 1000: 7095 }

/** A fibre tariff by its speed, with the start price of the standard offer: aFibreTariff(300, {tv: 'SMART'}) */
export function aFibreTariff(
  speed: number,
  { tv = 'NONE', offer = 'STANDARD', ...rest }: Variant = {},
): LandlineTariff {
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
export function aTariffList(tariffs: LandlineTariff[]): LandlineList {
  return {
    category: { slug: 'glasfaser-tarife', title: 'Glasfaser', lead: '', description: '' },
    categories: [{ slug: 'glasfaser-tarife', label: 'Glasfaser' }],
    tariffs,
    catalogue_version: '1',
    today: '2026-11-27',
  }
}

/** Cents after the intro (PRICE-22) and normal download in MBit/s, by size. */
const DSL = { s: [3895, 9.5, 16], m: [4395, 47, 50], l: [4895, 84, 100], xl: [5595, 220, 250] } as const

/** A DSL tariff by its size: aDslTariff('m', {contract_term: 12}) */
export function aDslTariff(
  size: keyof typeof DSL,
  { tv = 'NONE', offer = 'STANDARD', ...rest }: Variant = {},
): LandlineTariff {
  const [price, normal, max] = DSL[size]
  const { contract_term = 24, conditions = standardPrices(price) } = rest
  const family = `dsl-${size}`
  const name = `DSL ${size.toUpperCase()}`
  return aTariff({
    concrete_product_id: `${family}-${tv}-${offer}-${contract_term}`.toLowerCase(),
    name,
    product_name: name,
    properties: { product_id: family, sublevel: 'NO_DEVICE', family, technology: 'DSL', offer, tv, contract_term },
    bandwidth: { down: { min: normal / 2, normal, max }, up: { min: 1, normal: 2, max: 2.4 } },
    conditions,
    footnote_tag: `T_DSL_${size.toUpperCase()}`,
  })
}

const TVS = ['NONE', 'SMART', 'MEGASTREAM'] as const
const SURCHARGE = { NONE: 0, SMART: 1000, SMARTSTREAM: 1700, MEGASTREAM: 3000 }

/** Landline tariffs of all speeds with their television choices, for 24 months with and for 12 without start price. */
export function someLandlineTariffs(offer: Offer = 'STANDARD'): LandlineTariff[] {
  return TVS.flatMap((tv) =>
    [24, 12].flatMap((contract_term) => {
      const variant = (price: number) => {
        const monthly = price + SURCHARGE[tv]
        const steady = [aCondition(monthly), aCondition(6995, { type: CONDITION.provisioning })]
        return { tv, offer, contract_term, conditions: contract_term === 24 ? standardPrices(monthly) : steady }
      }
      return [
        ...Object.entries(PRICES).map(([speed, price]) => aFibreTariff(Number(speed), variant(price))),
        ...(['s', 'm', 'l', 'xl'] as const).map((size) => aDslTariff(size, variant(DSL[size][0]))),
      ]
    }),
  )
}
