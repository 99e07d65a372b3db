import { familyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'

const isOther = (one: Tariff, other: Tariff): boolean => one.concrete_product_id !== other.concrete_product_id

const isSameOffer = ({ properties: one }: Tariff, { properties: other }: Tariff): boolean =>
  one.product_id === other.product_id && one.sublevel === other.sublevel && one.tv === other.tv

/** The same tariff in its other terms, the longest first. otherTerms(all, DSL M for 24 months) → [DSL M for 12 months] */
export const otherTerms = (tariffs: readonly Tariff[], tariff: Tariff): Tariff[] =>
  tariffs
    .filter((other) => isSameOffer(other, tariff) && isOther(other, tariff))
    .toSorted((one, other) => other.properties.contract_term - one.properties.contract_term)

/** A landline tariff in all its television choices, itself too, in the catalogue's order; none for a mobile one. */
export const landlineVariants = (tariffs: readonly Tariff[], tariff: Tariff): Tariff[] =>
  tariff.properties.tv === undefined
    ? []
    : tariffs.filter(
        (other) =>
          familyOf(other) === familyOf(tariff) &&
          other.properties.offer === tariff.properties.offer &&
          other.properties.contract_term === tariff.properties.contract_term,
      )
