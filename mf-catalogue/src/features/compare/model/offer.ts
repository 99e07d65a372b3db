import type { Bundle, ConcreteProduct, Device, LandlineTariff, Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  averageOver,
  ledger,
  totalOver,
  type Cents,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'

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

/** What an offer costs, from its one ledger. */
export interface OfferCost {
  conditions: PriceCondition[]
  book: Ledger
  /** Months; 0 without minimum term. */
  term: number
  /** Over the term, the average rounded up to the cent; undefined without term. */
  overTerm: { total: Cents; average: Cents } | undefined
}

/** costOf(Glasfaser 150 for 24 months) → total 106475, average 4437; costOf(Mobil M with S1 Pro) → total 127470 */
export function costOf({ tariff, bundle }: Pick<OtherVariant, 'tariff' | 'bundle'>): OfferCost {
  const conditions = [...tariff.conditions, ...(bundle?.conditions ?? [])]
  const book = ledger(conditions)
  const term = tariff.properties.contract_term
  const overTerm = term > 0 ? { total: totalOver(book, term), average: averageOver(book, term) } : undefined
  return { conditions, book, term, overTerm }
}

/** costOf for a column. */
export const offerCost = ({ tariff, device }: Pick<ComparedOffer, 'tariff' | 'device'>): OfferCost =>
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
