import { needsHandset } from '@nimbus/shared-contracts/cart'
import { familyOf, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'

/** What the shopper chooses once for all tiles. Prepaid tariffs have neither. */
export interface Choice {
  device: boolean
  /** Minimum term in months: 24 or 12. */
  term: number
}

export const DEFAULT_CHOICE: Choice = { device: false, term: 24 }

/** The choice that a tariff stands for: mobil-m-device-12 → {device: true, term: 12} */
export const choiceOf = (tariff: VolumeTariff): Choice => ({
  device: needsHandset(tariff),
  term: tariff.properties.contract_term,
})

const fits = (tariff: VolumeTariff, { device, term }: Choice): boolean =>
  tariff.kind === 'prepaid' || (choiceOf(tariff).device === device && choiceOf(tariff).term === term)

/** The tariffs as the tiles show them: one variant for each family, in catalogue order. */
export function variantsOf(tariffs: readonly VolumeTariff[], choice: Choice): VolumeTariff[] {
  const families = [...new Set(inOrder(tariffs).map(familyOf))]
  return families.flatMap(
    (family) => tariffs.find((tariff) => familyOf(tariff) === family && fits(tariff, choice)) ?? [],
  )
}

/** The terms in which the category sells, the longest first; none for prepaid: [24, 12] */
export function termsOf(tariffs: readonly VolumeTariff[]): number[] {
  const terms = tariffs.map(({ properties }) => properties.contract_term).filter((term) => term > 0)
  return [...new Set(terms)].sort((one, other) => other - one)
}

/** True when the category also sells its tariffs with a device. */
export const sellsDevices = (tariffs: readonly VolumeTariff[]): boolean => tariffs.some(needsHandset)

/** The tariff that `?slug=` names: a concrete id, else the first variant of a product or a family. */
export function tariffBySlug(tariffs: readonly VolumeTariff[], slug: string | undefined): VolumeTariff | undefined {
  if (!slug) return undefined
  const exact = tariffs.find(({ concrete_product_id }) => concrete_product_id === slug)
  return (
    exact ??
    variantsOf(tariffs, DEFAULT_CHOICE).find(
      (tariff) => tariff.properties.product_id === slug || familyOf(tariff) === slug,
    )
  )
}

const inOrder = (tariffs: readonly VolumeTariff[]): VolumeTariff[] =>
  tariffs.toSorted((one, other) => (one.properties.sort_index ?? 0) - (other.properties.sort_index ?? 0))
