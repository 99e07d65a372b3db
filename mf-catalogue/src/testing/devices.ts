import type {
  Bundle,
  ConcreteProduct,
  DeviceDetail,
  DeviceList,
  DeviceListEntry,
  ListedDevice,
  MobileTariff,
} from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aBundle, aConcreteProduct, aCondition, aDevice, aMobileTariff } from '@nimbus/shared-contracts/testing'

export type Size = 's' | 'm' | 'l' | 'xl'

const SIZES = ['s', 'm', 'l', 'xl'] as const

/** Cents a month for 24 months, GB, and the S1 Pro's one-off price with it. */
const FACTS: Record<Size, { price: number; gb: number | null; device: number }> = {
  s: { price: 1995, gb: 10, device: 29900 },
  m: { price: 2995, gb: 30, device: 14900 },
  l: { price: 3995, gb: 60, device: 4900 },
  xl: { price: 5495, gb: null, device: 100 },
}

/** A mobile tariff with device: mobileTariff('m', {young: true}) is Nimbus Mobil M Young, 5 € cheaper for 24 months. */
export function mobileTariff(size: Size, { term = 24, young = false } = {}): MobileTariff {
  const { price, gb } = FACTS[size]
  const productId = `mobil-${size}${young ? '-young' : ''}`
  const name = `Nimbus Mobil ${size.toUpperCase()}${young ? ' Young' : ''}`
  const regular = price + (term === 12 ? 500 : 0)
  return aMobileTariff({
    concrete_product_id: `${productId}-device-${term}`,
    name,
    product_name: name,
    footnote_tag: `T_MOBIL_${size.toUpperCase()}`,
    properties: {
      product_id: productId,
      sublevel: 'WITH_DEVICE',
      contract_term: term,
      family: `mobil-${size}`,
      offer: young ? 'YOUNG' : 'STANDARD',
      counterpart_id: `${productId}-${term}`,
    },
    conditions: [
      ...(young ? [aCondition(regular - 500, { till: 25 }), aCondition(regular, { from: 25 })] : [aCondition(regular)]),
      aCondition(3995, { type: CONDITION.provisioning }),
    ],
    data_volume: { gb, max: { down: 300, up: 50 }, throttled: gb === null ? null : { down: 64, up: 16 } },
  })
}

/** Fjordblau and Graphit with 256 and 512 GB, Graphit also with 1 TB, which is sold out. */
function theProducts(): ConcreteProduct[] {
  const product = (
    name: string,
    color: string,
    storage: string,
    over: Partial<ConcreteProduct> = {},
  ): ConcreteProduct => {
    const id = `solvar-s1-pro-${name}-${storage}`.toLowerCase().replace(' gb', '').replace(' ', '')
    return aConcreteProduct({
      concrete_product_id: id,
      color: { name, color, color_group: name === 'Fjordblau' ? 'Blau' : 'Grau' },
      storage: { name: storage },
      image: `devices/${id}-pair.svg`,
      gallery: ['Rückseite und Display', 'Display', 'Kamera'].map((label, index) => ({
        image: index === 0 ? `devices/${id}-pair.svg` : `devices/${id}-${index}.svg`,
        label,
      })),
      ...over,
    })
  }
  return [
    product('Fjordblau', '#55779b', '256 GB'),
    product('Fjordblau', '#55779b', '512 GB'),
    product('Graphit', '#4a5257', '256 GB'),
    product('Graphit', '#4a5257', '512 GB'),
    product('Graphit', '#4a5257', '1 TB', { delivery: null }),
  ]
}

/** The S1 Pro with 15 € a month and a one-off price by size; for 12 months what is left of the share is paid once. */
function bundleOf(tariff: MobileTariff, product: ConcreteProduct): Bundle {
  const { contract_term: term, family = '', offer } = tariff.properties
  const { device } = FACTS[family.replace('mobil-', '') as Size]
  return aBundle({
    bundle_id: `${tariff.concrete_product_id} ${product.concrete_product_id}`,
    concrete_smartphone_group: { id: product.concrete_product_id },
    cheapest_bundle: family === 'mobil-s' && offer === 'STANDARD' && term === 24 ? 1 : 0,
    conditions: [
      aCondition(1500, { type: CONDITION.deviceMonthly, till: term + 1 }),
      aCondition(device + (24 - term) * 1500, { type: CONDITION.device }),
      aCondition(695, { type: CONDITION.shipping }),
    ],
  })
}

/** The S1 Pro with all tariffs, as GET /catalogue/devices/smartphones/solvar-s1-pro answers. */
export function aDeviceDetail(over: Partial<DeviceDetail> = {}): DeviceDetail {
  const products = theProducts()
  const tariffs = [24, 12].flatMap((term) =>
    [false, true].flatMap((young) => SIZES.map((size) => mobileTariff(size, { term, young }))),
  )
  return {
    device: aDevice({ concrete_products: products }),
    category: { slug: 'smartphones', label: 'Smartphones', accessories: false },
    tariffs,
    bundles: {
      tariff_groups: tariffs.map((tariff) => ({
        concrete_tariff_group: {
          id: tariff.concrete_product_id,
          properties: {
            product_id: tariff.properties.product_id,
            contract_term: tariff.properties.contract_term,
          },
        },
        smartphone_bundles: products.map((product) => bundleOf(tariff, product)),
      })),
    },
    focus_tariff_id: 'mobil-m-device-24',
    catalogue_version: '1',
    ...over,
  }
}

/** A device of a list in its first variant: aListEntry({slug: 'kelvo-neun', company: 'Kelvo', name: 'Neun'}) */
export function aListEntry({
  slug = 'solvar-s1-pro',
  company = 'Solvar',
  name = 'S1 Pro',
  shown = 0,
} = {}): DeviceListEntry {
  const products = theProducts().map((product) => ({
    ...product,
    concrete_product_id: product.concrete_product_id.replace('solvar-s1-pro', slug),
  }))
  const device: ListedDevice = {
    ...aDevice({ concrete_products: products, product_name: name, slug }),
    manufacturer_informations: { company },
  }
  const product = products[shown] ?? products[0]!
  return { device, shown: product.concrete_product_id, bundle: bundleOf(mobileTariff('m'), product) }
}

/** Two smartphones with the shop's own tariff, nothing chosen. */
export function aDeviceList(over: Partial<DeviceList> = {}): DeviceList {
  return {
    category: {
      slug: 'smartphones',
      title: 'Smartphones',
      lead: 'Alle Geräte mit dem Preis, den Sie wirklich zahlen.',
      description: 'Smartphones mit Tarif.',
      accessories: false,
    },
    categories: [
      { slug: 'smartphones', label: 'Smartphones' },
      { slug: 'tablets', label: 'Tablets' },
    ],
    tariff: mobileTariff('m'),
    tariff_chosen: false,
    facets: [
      {
        key: 'company',
        options: [
          { value: 'Solvar', count: 1 },
          { value: 'Kelvo', count: 1 },
          { value: 'Tarn', count: 0 },
        ],
      },
      { key: 'color_group', options: [{ value: 'Blau', count: 2, color: '#55779b' }] },
      { key: 'storage', options: [{ value: '256 GB', count: 2 }] },
    ],
    active: [],
    sort: 'recommended',
    page: 1,
    pages: 1,
    total: 2,
    hidden: 0,
    entries: [aListEntry(), aListEntry({ slug: 'kelvo-neun', company: 'Kelvo', name: 'Neun' })],
    catalogue_version: '1',
    ...over,
  }
}
