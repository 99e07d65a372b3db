import type { Bundle, ConcreteProduct, Device, LandlineTariff, Tariff } from '@nimbus/shared-contracts/catalogue'
import { offerCost, type OfferCost } from '@nimbus/shared-contracts/offer'

/** A device's variant in a comparison. */
export interface ComparedDevice {
  category: string
  slug: string
  /** Maker and name: "Solvar S1 Pro" */
  name: string
  product: Pick<ConcreteProduct, 'concrete_product_id' | 'color' | 'storage' | 'delivery'>
  energy: Device['energy_informations']
  bundle: Bundle
}

/** The same with another term, or with other television; `key` is its entry in the address. */
export interface OtherVariant<T extends Tariff = Tariff> {
  key: string
  tariff: Pick<T, 'conditions' | 'properties'>
  bundle?: Bundle
}

/** One column: a tariff, or a device with its tariff. */
export interface ComparedOffer {
  key: string
  tariff: Tariff
  device?: ComparedDevice
  /** The other terms of the same offer. */
  terms: OtherVariant[]
  /** The other television choices; none for mobile tariffs. */
  televisions: OtherVariant<LandlineTariff>[]
}

/** costOf(Glasfaser 150 for 24 months) → total 106475, average 4437; costOf(Mobil M with S1 Pro) → total 127470 */
export const costOf = ({ tariff, bundle }: Pick<OtherVariant, 'tariff' | 'bundle'>): OfferCost =>
  offerCost([...tariff.conditions, ...(bundle?.conditions ?? [])], tariff.properties.contract_term)

/** costOf for a column. */
export const costOfColumn = ({ tariff, device }: Pick<ComparedOffer, 'tariff' | 'device'>): OfferCost =>
  costOf({ tariff, ...(device && { bundle: device.bundle }) })

/** The variant of a device as a comparison shows it. */
export const comparedDevice = (device: Device, product: ConcreteProduct, bundle: Bundle): ComparedDevice => ({
  category: device.category,
  slug: device.slug,
  name: `${device.manufacturer_informations.company} ${device.product_name}`,
  product: {
    concrete_product_id: product.concrete_product_id,
    color: product.color,
    storage: product.storage,
    delivery: product.delivery,
  },
  energy: device.energy_informations,
  bundle,
})
