import { needsHandset } from '@nimbus/shared-contracts/cart'
import { familyOf, tvOf, type LandlineTariff, type Tariff } from '@nimbus/shared-contracts/catalogue'

const isOther = (one: Tariff, other: Tariff): boolean => one.concrete_product_id !== other.concrete_product_id

const isSameOffer = (one: Tariff, other: Tariff): boolean =>
  one.properties.product_id === other.properties.product_id &&
  needsHandset(one) === needsHandset(other) &&
  tvOf(one) === tvOf(other)

/** The same tariff in its other terms, the longest first. otherTerms(all, DSL M for 24 months) → [DSL M for 12 months] */
export const otherTerms = (tariffs: readonly Tariff[], tariff: Tariff): Tariff[] =>
  tariffs
    .filter((other) => isSameOffer(other, tariff) && isOther(other, tariff))
    .toSorted((one, other) => other.properties.contract_term - one.properties.contract_term)

/** A landline tariff in all its television choices, itself too, in the catalogue's order; none for a mobile one. */
export const landlineVariants = (tariffs: readonly Tariff[], tariff: Tariff): LandlineTariff[] =>
  tariffs
    .filter((other) => other.kind === 'landline')
    .filter(
      (other) =>
        familyOf(other) === familyOf(tariff) &&
        other.properties.offer === tariff.properties.offer &&
        other.properties.contract_term === tariff.properties.contract_term,
    )
