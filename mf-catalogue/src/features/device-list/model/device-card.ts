import type { DeviceListEntry, EnergyInformations, Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  ledger,
  oneOffParts,
  priceSteps,
  type Cents,
  type OneOffPart,
  type PriceStep,
} from '@nimbus/shared-contracts/money'

/** What a list shows of a device; no more, so that the page stays small. */
export interface DeviceCard {
  slug: string
  company: string
  name: string
  /** The variant whose picture, price and delivery it shows; the link leads to it. */
  shown: { id: string; color: string; storage: string | undefined; image: string; label: string; first: boolean }
  colors: { name: string; color: string }[]
  storages: string[]
  energy: EnergyInformations
  price: { steps: PriceStep[]; oneOff: Cents; parts: OneOffPart[] }
  /** First and last day of delivery, null when it is sold out. */
  delivery: { from: string; till: string } | null
}

/** A listed device with the price of its shown variant together with the list's tariff. */
export function cardOf({ device, shown, bundle }: DeviceListEntry, tariff: Pick<Tariff, 'conditions'>): DeviceCard[] {
  const products = device.concrete_products
  const product = products.find(({ concrete_product_id }) => concrete_product_id === shown) ?? products[0]
  if (!product) return []
  const conditions = [...tariff.conditions, ...bundle.conditions]
  const book = ledger(conditions)
  return [
    {
      slug: device.slug,
      company: device.manufacturer_informations.company,
      name: device.product_name,
      shown: {
        id: product.concrete_product_id,
        color: product.color.name,
        storage: product.storage?.name,
        image: product.image,
        label: product.gallery.find(({ image }) => image === product.image)?.label ?? '',
        first: product === products[0],
      },
      colors: [...new Map(products.map(({ color: { name, color } }) => [name, { name, color }])).values()],
      storages: [...new Set(products.flatMap(({ storage }) => storage?.name ?? []))],
      energy: device.energy_informations,
      price: { steps: priceSteps(book), oneOff: book.oneOff, parts: oneOffParts(conditions) },
      delivery: product.delivery,
    },
  ]
}
