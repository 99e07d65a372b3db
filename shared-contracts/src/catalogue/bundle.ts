import * as v from 'valibot'
import { priceConditionSchema } from '@nimbus/shared-contracts/money'
import type { Tariff } from './product'

/** A device with a tariff: what it adds to the tariff's price (DATA-9). */
export const bundleSchema = v.object({
  /** Names price and partners: another price is another bundle. */
  bundle_id: v.string(),
  /** `concrete_product_id` of the device's variant. */
  concrete_smartphone_group: v.object({ id: v.string() }),
  /** 1 for the tariff with which this variant costs least over the term, else 0. */
  cheapest_bundle: v.number(),
  /** The device once, its share per month, shipping. */
  conditions: v.array(priceConditionSchema),
})
export type Bundle = v.InferOutput<typeof bundleSchema>

/** GET /catalogue/bundles?tariff=&product= : bundles by tariff. */
export const bundleDataSchema = v.object({
  tariff_groups: v.array(
    v.object({
      /** `id` is the `concrete_product_id` of the tariff with device. */
      concrete_tariff_group: v.object({
        id: v.string(),
        properties: v.object({ product_id: v.string(), contract_term: v.number() }),
      }),
      smartphone_bundles: v.array(bundleSchema),
    }),
  ),
})
export type BundleData = v.InferOutput<typeof bundleDataSchema>

type TariffIdentity = { properties: Pick<Tariff['properties'], 'product_id' | 'contract_term'> }

/**
 * The bundle of a device's variant with a tariff of the same product and term, with or without device; undefined when
 * there is none. bundleFor(data, Nimbus Mobil M, 'solvar-s1-pro-fjordblau-256') → {bundle_id, …}
 */
export function bundleFor(
  { tariff_groups }: BundleData,
  { properties }: TariffIdentity,
  concreteProductId: string,
): Bundle | undefined {
  return tariff_groups
    .filter(({ concrete_tariff_group: { properties: group } }) => isSameTariff(group, properties))
    .flatMap(({ smartphone_bundles }) => smartphone_bundles)
    .find(({ concrete_smartphone_group }) => concrete_smartphone_group.id === concreteProductId)
}

const isSameTariff = (one: TariffIdentity['properties'], other: TariffIdentity['properties']): boolean =>
  one.product_id === other.product_id && one.contract_term === other.contract_term
