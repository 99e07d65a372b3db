import type { CheckData } from '../availability'
import { emptyCart, type Cart } from '../cart'
import type { Option, Tariff } from '../catalogue'
import { CONDITION, cents, netOf, type PriceCondition } from '../money'

/** A price step in gross cents; from month 1 to the end unless told otherwise. `till` is the first month after it. */
export function aCondition(
  gross: number,
  { type = CONDITION.monthly, from = 1, till = 39 }: { type?: string; from?: number; till?: number } = {},
): PriceCondition {
  return { type, period_from: from, period_till: till, gross_value: gross, net_value: netOf(cents(gross)) }
}

/** Glasfaser 150 without TV: 9,95 € in months 1–3, then 45,95 €, once 69,95 €. */
export function aTariff(over: Partial<Tariff> = {}): Tariff {
  return {
    concrete_product_id: 'glasfaser-150-24',
    product_name: 'Glasfaser 150',
    name: 'Glasfaser 150',
    properties: {
      product_id: 'glasfaser-150',
      sublevel: 'NO_DEVICE',
      contract_term: 24,
      family: 'glasfaser-150',
      technology: 'FIBRE',
      offer: 'STANDARD',
      tv: 'NONE',
    },
    conditions: [
      aCondition(995, { type: CONDITION.monthlyPromotion, till: 4 }),
      aCondition(4595, { from: 4 }),
      aCondition(6995, { type: CONDITION.provisioning }),
    ],
    bandwidth: { down: { min: 135, normal: 142, max: 150 }, up: { min: 67, normal: 71, max: 75 } },
    possible_promotions: [],
    incentives: [],
    ...over,
  }
}

/** A streaming option for 4,99 € a month, alone in no group. */
export function anOption(over: Partial<Option> = {}): Option {
  return {
    concrete_product_id: 'option-serien',
    product_name: 'Serien',
    name: 'Serien',
    conditions: [aCondition(499)],
    mandatory: false,
    grouping_id: null,
    properties: { product_id: 'option-serien', contract_term: 1, notice_months: 1 },
    ...over,
  }
}

export function aCart(over: Partial<Cart> = {}): Cart {
  return { ...emptyCart(), ...over }
}

/** Fibre up to 1.000 and DSL up to 100 MBit/s at Lindenstraße 12a in Dresden, valid until 2099. */
export function aCheckData(over: Partial<CheckData['availability']> = {}): CheckData {
  return {
    availability: {
      address: { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' },
      max_bandwidth: [
        { technology: 'FIBRE', down: 1000, up: 500 },
        { technology: 'DSL', down: 100, up: 40 },
      ],
      products: ['glasfaser-150-24'],
      region: 'STANDARD',
      fibre: 'BUILT',
      valid_until: '2099-01-01T00:00:00.000Z',
      ...over,
    },
  }
}
