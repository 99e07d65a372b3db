import { NO_DEVICE, type MobileList, type MobileTariff, type PrepaidTariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { mobileTariff, type Size } from './devices'

const SIZES: readonly Size[] = ['s', 'm', 'l', 'xl']

/** Cents per four weeks (PRICE-28), and GB. */
const PREPAID: Record<string, [price: number, gb: number | null]> = {
  s: [995, 3],
  m: [995, 5],
  l: [1495, 7],
  xl: [1995, 9],
  max: [9995, null],
}

/** The same tariff without device: mobil-m-device-24 → mobil-m-24 */
export function withoutDevice(tariff: MobileTariff): MobileTariff {
  const { concrete_product_id, properties } = tariff
  return {
    ...tariff,
    concrete_product_id: properties.counterpart_id ?? '',
    properties: { ...properties, sublevel: NO_DEVICE, counterpart_id: concrete_product_id },
  }
}

function postPaid(young: boolean): MobileTariff[] {
  return SIZES.flatMap((size, index) =>
    [24, 12].flatMap((term) => {
      const tariff = mobileTariff(size, { term, young })
      const sorted = { ...tariff, properties: { ...tariff.properties, sort_index: index } }
      return [withoutDevice(sorted), sorted]
    }),
  )
}

function prepaid(): PrepaidTariff[] {
  return Object.entries(PREPAID).map(([size, [price, gb]], index) => {
    const id = `prepaid-${size}`
    const name = `Nimbus Prepaid ${size === 'max' ? 'Max' : size.toUpperCase()}`
    const { properties } = aPrepaidTariff()
    return aPrepaidTariff({
      concrete_product_id: id,
      name,
      product_name: name,
      properties: { ...properties, product_id: id, family: id, sort_index: index },
      conditions: [aCondition(price, { type: CONDITION.fourWeekly })],
      data_volume: { gb, max: { down: 300, up: 50 }, throttled: gb === null ? null : { down: 64, up: 16 } },
    })
  })
}

const CATEGORIES = {
  'mobilfunk-tarife': { label: 'Mobilfunk-Tarife', tariffs: () => postPaid(false) },
  'young-tarife': { label: 'Young (18 bis 27)', tariffs: () => postPaid(true) },
  'prepaid-tarife': { label: 'Prepaid', tariffs: prepaid },
}

/** A mobile category as the API answers it, with the prices of the shop; 'mobilfunk-tarife' unless told otherwise. */
export function aMobileTariffList(slug: keyof typeof CATEGORIES = 'mobilfunk-tarife'): MobileList {
  const { label, tariffs } = CATEGORIES[slug]
  return {
    category: { slug, title: label, lead: 'Alle Preise stehen zusammen.', description: `${label} von Nimbus.` },
    categories: Object.entries(CATEGORIES).map(([other, category]) => ({ slug: other, label: category.label })),
    tariffs: tariffs(),
    catalogue_version: 'test',
  }
}

/** The answers of all three categories, by path. */
export const mobileAnswers = (): Record<string, MobileList> => ({
  '/catalogue/tariffs/mobile/mobilfunk-tarife': aMobileTariffList(),
  '/catalogue/tariffs/mobile/young-tarife': aMobileTariffList('young-tarife'),
  '/catalogue/tariffs/mobile/prepaid-tarife': aMobileTariffList('prepaid-tarife'),
})
