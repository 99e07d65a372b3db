import { createHash } from 'node:crypto'
import { deviceTariffId } from '@nimbus/shared-contracts/cart'
import type { Bundle, Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, ledger, totalOver, type Cents, type PriceCondition } from '@nimbus/shared-contracts/money'
import { condition } from '../tariffs/price-steps'
import type { Variant } from './articles'
import type { PriceRow } from '../data/device-data'

/** The term that the price list counts for, in months; over it the cheapest tariff is looked for too. */
const LONG_TERM = 24

/** Enough of a hash that no two bundles of a catalogue share it. */
const ID_LENGTH = 16

/** Whatever decides the price of a device besides its own row. */
export interface BundleTerms {
  /** The families of the price list, in the order of its columns. */
  families: readonly string[]
  shipping: number
  /** The tariffs that are sold with devices. */
  tariffs: readonly Tariff[]
}

/**
 * Finds the price of a device with a tariff's family over the longest term, and undefined where the two aren't sold together.
 * onceWith(['mobil-s', 'mobil-m'], Nimbus Mobil M)({once: [29900, 14900], …}) → 14900
 */
export function onceWith(families: readonly string[], { properties }: Tariff): (row: PriceRow) => number | undefined {
  const column = families.indexOf(properties.family ?? '')
  return ({ once }) => once[column] ?? undefined
}

/**
 * What a device adds to a tariff: its share in each month of the term, the rest once, shipping. A shorter term pays the
 * missing shares at the start, and has its part of what a dearer tariff takes off the price of the device.
 * S1 Pro 256 GB with Nimbus Mobil M → 15 € in 1–24, once 149 €; 12 months → 15 € in 1–12, once 299 − 75 + 180 = 404 €
 */
function bundleConditions(terms: BundleTerms, row: PriceRow, tariff: Tariff): PriceCondition[] | undefined {
  const once = onceWith(terms.families, tariff)(row)
  if (once === undefined) return undefined
  const { contract_term } = tariff.properties
  const missing = Math.max(0, LONG_TERM - contract_term)
  const discount = Math.max(...row.once.filter((price) => price !== null)) - once
  const late = missing * row.monthly + Math.round((discount * missing) / LONG_TERM)
  return [
    ...(row.monthly > 0 ? [condition(CONDITION.deviceMonthly, row.monthly, 1, contract_term + 1)] : []),
    condition(CONDITION.device, once + late),
    condition(CONDITION.shipping, terms.shipping),
  ]
}

/**
 * The family with which a device costs least in 24 months, tariff and all, for everybody (STANDARD); of two that cost the
 * same the first. S1 Pro 256 GB → 'mobil-s' with 1.184,70 €
 */
function cheapestFamily(terms: BundleTerms, row: PriceRow): string | undefined {
  let best: { family: string | undefined; total: number } | undefined
  for (const tariff of terms.tariffs.filter(isForEverybody)) {
    const conditions = bundleConditions(terms, row, tariff)
    if (!conditions) continue
    const total = totalOver(ledger([...tariff.conditions, ...conditions]), LONG_TERM)
    if (!best || total < best.total) best = { family: tariff.properties.family, total }
  }
  return best?.family
}

const isForEverybody = ({ properties: { offer, contract_term } }: Tariff): boolean =>
  offer === 'STANDARD' && contract_term === LONG_TERM

/** Makes bundles; what is the same for all variants of a row is worked out once. */
export function createBundles(terms: BundleTerms): (tariff: Tariff, variant: Variant) => Bundle | undefined {
  const cheapest = new Map<PriceRow, string | undefined>()

  function isCheapest(row: PriceRow, tariff: Tariff): boolean {
    if (!isForEverybody(tariff)) return false
    if (!cheapest.has(row)) cheapest.set(row, cheapestFamily(terms, row))
    return cheapest.get(row) === tariff.properties.family
  }

  return (tariff, { id, prices }) => {
    const conditions = bundleConditions(terms, prices, tariff)
    return (
      conditions && {
        bundle_id: bundleIdOf(tariff, id, conditions),
        concrete_smartphone_group: { id },
        cheapest_bundle: isCheapest(prices, tariff) ? 1 : 0,
        conditions,
      }
    )
  }
}

/**
 * Finds what a device costs with a tariff in all of its term, and undefined where the two aren't sold together or nothing binds.
 * totalWith(terms, Nimbus Mobil M)(S1 Pro 256 GB) → 1.274,70 €
 */
export function totalWith(terms: BundleTerms, tariff: Tariff): (row: PriceRow) => Cents | undefined {
  const { contract_term } = tariff.properties
  const known = new Map<PriceRow, Cents | undefined>()
  return (row) => {
    if (!known.has(row)) {
      const conditions = contract_term > 0 ? bundleConditions(terms, row, tariff) : undefined
      known.set(row, conditions && totalOver(ledger([...tariff.conditions, ...conditions]), contract_term))
    }
    return known.get(row)
  }
}

/** A hash of tariff, variant and price; with and without device the tariff is the same one. */
function bundleIdOf({ properties }: Tariff, variant: string, conditions: readonly PriceCondition[]): string {
  const text = JSON.stringify([properties.product_id, properties.contract_term, variant, conditions])
  return createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH)
}

/** The tariff with device of one without; itself when it has one; undefined for what is never sold with a device. */
export function withDevice(tariffs: readonly Tariff[], tariff: Tariff): Tariff | undefined {
  const id = deviceTariffId({ tariff })
  return tariffs.find(({ concrete_product_id }) => concrete_product_id === id)
}
