import type { CheckData } from '../availability'
import { emptyCart, handsetOf, type Cart, type Handset } from '../cart'
import type {
  Bundle,
  BundleData,
  ConcreteProduct,
  Device,
  LandlineTariff,
  MobileTariff,
  Option,
  PrepaidTariff,
} from '../catalogue'
import { CONDITION, cents, netOf, type PriceCondition } from '../money'

/** A price step in gross cents; from month 1 to the end unless told otherwise. `till` is the first month after it. */
export function aCondition(
  gross: number,
  { type = CONDITION.monthly, from = 1, till = 39 }: { type?: string; from?: number; till?: number } = {},
): PriceCondition {
  return { type, period_from: from, period_till: till, gross_value: gross, net_value: netOf(cents(gross)) }
}

/** Glasfaser 150 without TV: 9,95 € in months 1–3, then 45,95 €, once 69,95 €. */
export function aTariff(over: Partial<LandlineTariff> = {}): LandlineTariff {
  return {
    kind: 'landline',
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

/** Nimbus Mobil M with a device for 24 months: 29,95 € a month, once 39,95 €. */
export function aMobileTariff(over: Partial<MobileTariff> = {}): MobileTariff {
  return {
    kind: 'mobile',
    concrete_product_id: 'mobil-m-device-24',
    product_name: 'Nimbus Mobil M',
    name: 'Nimbus Mobil M',
    properties: {
      product_id: 'mobil-m',
      sublevel: 'WITH_DEVICE',
      contract_term: 24,
      family: 'mobil-m',
      offer: 'STANDARD',
      counterpart_id: 'mobil-m-24',
    },
    conditions: [aCondition(2995), aCondition(3995, { type: CONDITION.provisioning })],
    data_volume: { gb: 30, max: { down: 300, up: 50 }, throttled: { down: 64, up: 16 } },
    possible_promotions: [],
    incentives: [],
    ...over,
  }
}

/** Nimbus Prepaid L: 14,95 € every four weeks, no minimum term. */
export function aPrepaidTariff(over: Partial<PrepaidTariff> = {}): PrepaidTariff {
  return {
    ...aMobileTariff(),
    kind: 'prepaid',
    concrete_product_id: 'prepaid-l',
    product_name: 'Nimbus Prepaid L',
    name: 'Nimbus Prepaid L',
    properties: {
      product_id: 'prepaid-l',
      sublevel: 'NO_DEVICE',
      contract_term: 0,
      family: 'prepaid-l',
      prepaid: true,
    },
    conditions: [aCondition(1495, { type: CONDITION.fourWeekly })],
    ...over,
  }
}

/** Fjordblau with 256 GB. */
export function aConcreteProduct(over: Partial<ConcreteProduct> = {}): ConcreteProduct {
  return {
    concrete_product_id: 'solvar-s1-pro-fjordblau-256',
    color: { name: 'Fjordblau', color: '#55779b', color_group: 'Blau' },
    storage: { name: '256 GB' },
    image: 'devices/phone.svg',
    gallery: [{ image: 'devices/phone.svg', label: 'Rückseite und Display' }],
    delivery: { from: '2026-12-01', till: '2026-12-03' },
    ...over,
  }
}

/** Solvar S1 Pro, energy class A, in one variant. */
export function aDevice(over: Partial<Device> = {}): Device {
  return {
    slug: 'solvar-s1-pro',
    category: 'smartphones',
    product_name: 'S1 Pro',
    description: '6,3-Zoll-Display, drei Kameras.',
    manufacturer_informations: {
      company: 'Solvar',
      address: ['Solvar Devices GmbH'],
      email: 'sicherheit@solvar.example',
    },
    properties: { product_id: 'solvar-s1-pro', sort_index: 10 },
    energy_informations: {
      efficiency: {
        class: 'A',
        label: '/api/catalogue/devices/smartphones/solvar-s1-pro/energy-label.svg',
        information_sheet: '/api/catalogue/devices/smartphones/solvar-s1-pro/energy-sheet.pdf',
        battery_runtime: '42:30',
        battery_cycles: 1000,
        drop_class: 'A',
        repair_class: 'B',
        protection: 'IP68',
      },
      powersupply: { included: false, min_w: 5, max_w: 30, usb_pd: true },
    },
    highlights: [{ title: '6,3 Zoll', text: 'Display mit 120 Hz' }],
    box: ['Kabel USB-C, 1 m', 'Kurzanleitung'],
    technical_specifications: [{ name: 'Display', value: '6,3 Zoll', icon: 'smartphone' }],
    legal_information: { model: 'SV-S1P', warnings: ['Akku nicht öffnen.'], accessibility: ['Bildschirmleser'] },
    concrete_products: [aConcreteProduct()],
    ...over,
  }
}

/** With Nimbus Mobil M: 15 € a month for 24 months, once 149 €, shipping 6,95 €. */
export function aBundle(over: Partial<Bundle> = {}): Bundle {
  return {
    bundle_id: 'bundle-a',
    concrete_smartphone_group: { id: 'solvar-s1-pro-fjordblau-256' },
    cheapest_bundle: 0,
    conditions: [
      aCondition(1500, { type: CONDITION.deviceMonthly, till: 25 }),
      aCondition(14900, { type: CONDITION.device }),
      aCondition(695, { type: CONDITION.shipping }),
    ],
    ...over,
  }
}

/** One tariff group, of `aMobileTariff`, with one bundle. */
export function aBundleData(bundles: Bundle[] = [aBundle()]): BundleData {
  const { concrete_product_id: id, properties } = aMobileTariff()
  const { product_id, contract_term } = properties
  return {
    tariff_groups: [
      { concrete_tariff_group: { id, properties: { product_id, contract_term } }, smartphone_bundles: bundles },
    ],
  }
}

/** The S1 Pro of `aDevice` in the bundle of `aBundle`. */
export const aHandset = (over: Partial<Handset> = {}): Handset => ({
  ...handsetOf(aDevice(), aConcreteProduct(), aBundle(), 'mobil-m-device-24'),
  ...over,
})
