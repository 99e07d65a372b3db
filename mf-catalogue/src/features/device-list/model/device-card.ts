import type { DeviceListEntry, EnergyInformations, Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  averageOver,
  ledger,
  oneOffParts,
  priceSteps,
  type Cents,
  type OneOffPart,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import { ownPrice, type OwnPrice } from '../../../model/own-price'

export interface CardPrice {
  /** The tariff and the device's share in each month. */
  steps: PriceStep[]
  oneOff: Cents
  parts: OneOffPart[]
  /** Over the tariff's term, with what is due once; rounded up. */
  average: Cents
  /** Its own part of all that, for what is sold as an accessory. */
  own?: OwnPrice
}

/** What a list shows of a device; no more, so that the page stays small. */
export interface DeviceCard {
  slug: string
  company: string
  name: string
  /** The variant whose picture, price and delivery it shows; the link leads to it. */
  shown: { id: string; color: string; storage: string | undefined; image: string; label: string; first: boolean }
  /** What it is, in one sentence. */
  description: string
  energy: EnergyInformations
  price: CardPrice
  /** First and last day of delivery, null when it is sold out. */
  delivery: { from: string; till: string } | null
}

type Priced = Pick<Tariff, 'conditions' | 'properties'>

/** A listed device with the price of its shown variant together with the list's tariff; an accessory's has its own part too. */
export function cardOf(
  { device, shown, bundle }: DeviceListEntry,
  tariff: Priced,
  { accessory = false } = {},
): DeviceCard[] {
  const products = device.concrete_products
  const product = products.find(({ concrete_product_id }) => concrete_product_id === shown) ?? products[0]
  if (!product) return []
  const conditions = [...tariff.conditions, ...bundle.conditions]
  const book = ledger(conditions)
  const parts = oneOffParts(conditions)
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
      description: device.description,
      energy: device.energy_informations,
      price: {
        steps: priceSteps(book),
        oneOff: book.oneOff,
        parts,
        average: averageOver(book, tariff.properties.contract_term),
        ...(accessory && { own: ownPrice(tariff, bundle) }),
      },
      delivery: product.delivery,
    },
  ]
}
