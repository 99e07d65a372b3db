import { isAvailable, type CheckData } from '@nimbus/shared-contracts/availability'
import { familyOf, runningPrice, type Offer, type LandlineTariff, type Tv } from '@nimbus/shared-contracts/catalogue'
import { cents, type Cents } from '@nimbus/shared-contracts/money'

/** Who a tariff page sells to: everybody, or 18 to 27 year-olds. */
export type Audience = 'ALL' | 'YOUNG'

/** What the shopper chooses once for all tiles. */
export interface Choice {
  tv: Tv
  /** Minimum term in months: 24 or 12. */
  term: number
}

export const DEFAULT_CHOICE: Choice = { tv: 'NONE', term: 24 }

/** TV choices in the order of the chips and of the price table. */
const TV_ORDER: readonly Tv[] = ['NONE', 'SMART', 'SMARTSTREAM', 'MEGASTREAM']

/** The offers of an audience; the first is shown as long as no address is checked. */
const OFFERS: Record<Audience, readonly Offer[]> = {
  ALL: ['STANDARD', 'REGIO', 'VVM'],
  YOUNG: ['YOUNG', 'REGIO_YOUNG'],
}

/** A category without standard offers sells to young people only. audienceOf([DSL M Young]) → 'YOUNG' */
export function audienceOf(tariffs: readonly LandlineTariff[]): Audience {
  return tariffs.some(({ properties }) => properties.offer === 'STANDARD') ? 'ALL' : 'YOUNG'
}

/** The choice that a tariff stands for: Glasfaser 150 with Smart for 24 months → {tv: 'SMART', term: 24} */
export const choiceOf = ({ properties }: LandlineTariff): Choice => ({
  tv: properties.tv,
  term: properties.contract_term,
})

/** The families that are sold to the audience, in catalogue order: ['glasfaser-150', 'glasfaser-300', …] */
export function familiesOf(tariffs: readonly LandlineTariff[], audience: Audience): string[] {
  const sold = tariffs.filter((tariff) => isSoldTo(audience, tariff))
  return [...new Set(inOrder(sold).map(familyOf))]
}

/**
 * The one variant of a family that a tile shows. The checked address decides which offer (standard, planned fibre, region);
 * without a check, or when nothing can be had there, it is the audience's first offer.
 */
export function variantOf(
  tariffs: readonly LandlineTariff[],
  { family, audience, choice }: { family: string; audience: Audience; choice: Choice },
  checkData: CheckData | null,
): LandlineTariff | undefined {
  const variants = tariffs.filter(
    (tariff) =>
      familyOf(tariff) === family &&
      isSoldTo(audience, tariff) &&
      choiceOf(tariff).tv === choice.tv &&
      choiceOf(tariff).term === choice.term,
  )
  const possible = checkData && variants.find((tariff) => isAvailable(checkData, tariff.concrete_product_id))
  return (
    possible ?? OFFERS[audience].flatMap((offer) => variants.filter((tariff) => tariff.properties.offer === offer))[0]
  )
}

/** One variant for each family, in catalogue order. */
export function variantsOf(
  tariffs: readonly LandlineTariff[],
  { audience, choice }: { audience: Audience; choice: Choice },
  checkData: CheckData | null,
): LandlineTariff[] {
  return familiesOf(tariffs, audience).flatMap(
    (family) => variantOf(tariffs, { family, audience, choice }, checkData) ?? [],
  )
}

/** The terms in which the category sells, the longest first: [24, 12] */
export function termsOf(tariffs: readonly LandlineTariff[]): number[] {
  return [...new Set(tariffs.map(({ properties }) => properties.contract_term))].sort((one, other) => other - one)
}

/** Each TV choice with what it costs more a month, for the chips: Smart + 10 €. Undefined where the tariffs differ in it. */
export function surchargesOf(
  tariffs: readonly LandlineTariff[],
  audience: Audience,
): { tv: Tv; surcharge: Cents | undefined }[] {
  const plain = variantsOf(tariffs, { audience, choice: DEFAULT_CHOICE }, null)
  return tvChoicesOf(tariffs).map((tv) => {
    const amounts = plain.flatMap((base) => {
      const withTv = variantOf(tariffs, { family: familyOf(base), audience, choice: { ...DEFAULT_CHOICE, tv } }, null)
      return withTv ? [surcharge(withTv, base)] : []
    })
    const [amount] = amounts
    return { tv, surcharge: amounts.every((other) => other === amount) ? amount : undefined }
  })
}

/** What a variant costs more each month than another: Smart beside no TV → 10 € */
const surcharge = (variant: LandlineTariff, base: LandlineTariff): Cents =>
  cents(runningPrice(variant) - runningPrice(base))

/** The TV choices of the category, in fixed order. */
export function tvChoicesOf(tariffs: readonly LandlineTariff[]): Tv[] {
  const sold = new Set(tariffs.map((tariff) => choiceOf(tariff).tv))
  return TV_ORDER.filter((tv) => sold.has(tv))
}

/** The tariff that `?slug=` names: a concrete id, else the first variant of a family. */
export function tariffBySlug(
  tariffs: readonly LandlineTariff[],
  slug: string | undefined,
  audience: Audience,
): LandlineTariff | undefined {
  if (!slug) return undefined
  const exact = tariffs.find(({ concrete_product_id }) => concrete_product_id === slug)
  return exact ?? variantOf(tariffs, { family: slug, audience, choice: DEFAULT_CHOICE }, null)
}

/** True when the tariff is one of the audience's offers: DSL M Young is not sold to everybody. */
export function isSoldTo(audience: Audience, { properties }: LandlineTariff): boolean {
  return properties.offer !== undefined && OFFERS[audience].includes(properties.offer)
}

function inOrder(tariffs: readonly LandlineTariff[]): LandlineTariff[] {
  return [...tariffs].sort((one, other) => (one.properties.sort_index ?? 0) - (other.properties.sort_index ?? 0))
}
