import {
  NO_DEVICE,
  type Bandwidth,
  type LandlineTariff,
  type Promotion,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { CatalogueData, Category } from '../data/data'
import { conditionsOf, type Variant } from './price-steps'
import { isValidAt, promotionsOf } from './promotions'

/** A tariff of the catalogue, which knows besides since when it is sold (TKTransparenzV § 1). */
export type SoldTariff = Tariff & { launched_on: string }
type SoldLandlineTariff = LandlineTariff & { launched_on: string }

/** Every variant that the data describe: family × offer of its technology × TV × term, in the order of the page. */
export function variantsOf({ catalogue, families, offers, tv }: CatalogueData): Variant[] {
  return families.flatMap((family) =>
    offers
      .filter(({ technologies }) => technologies.includes(family.technology))
      .flatMap((offer) => tv.flatMap((choice) => catalogue.terms.map((term) => ({ family, offer, tv: choice, term })))),
  )
}

/** The id without the term. productIdOf(DSL M, REGIO_YOUNG, SMART) → 'dsl-m-regio-young-smart' */
function productIdOf({ family, offer, tv }: Variant): string {
  return [family.id, offer.slug, tv.slug].filter(Boolean).join('-')
}

/** Readable and stable. tariffIdOf(Glasfaser 300, STANDARD, SMART, 24) → 'glasfaser-300-smart-24' */
export function tariffIdOf(variant: Variant): string {
  return `${productIdOf(variant)}-${variant.term}`
}

/** The tag of the footnote. footnoteTagOf(DSL M, REGIO, SMART) → 'T_DSL_M_REGIO_TV_SMART' (CAT-10) */
export function footnoteTagOf({ family, offer, tv }: Omit<Variant, 'term'>): string {
  return offer.footnote_tag
    .replace('{family}', family.footnote)
    .replace('{tv}', tv.footnote)
    .replace('{tv_regio}', tv.footnote_regio)
}

/** The speeds of a variant; they may change with offer and TV. bandwidthOf(DSL XL, STANDARD, MEGASTREAM).up.max → 100 */
function bandwidthOf({ family, offer, tv }: Omit<Variant, 'term'>): Bandwidth {
  const variant = family.bandwidth_variants.findLast(
    ({ offers, tvs }) => offers.includes(offer.id) && tvs.includes(tv.id),
  )
  return variant?.bandwidth ?? family.bandwidth
}

/** True when the category sells the offer on the technology. */
export function isInCategory({ technologies, offers }: Category, tariff: Tariff): boolean {
  const { offer } = tariff.properties
  return (
    tariff.kind === 'landline' &&
    offer !== undefined &&
    offers.includes(offer) &&
    technologies.includes(tariff.properties.technology)
  )
}

/** All tariffs as they are sold at `now`: prices, promotions and texts. */
export function tariffsAt(data: CatalogueData, now: Date): SoldLandlineTariff[] {
  const promotion = promotionsOf(data).find((candidate) => isValidAt(candidate, now))
  return variantsOf(data).map((variant, index) => toTariff(data, variant, index, promotion))
}

function toTariff(data: CatalogueData, variant: Variant, index: number, promotion?: Promotion): SoldLandlineTariff {
  const { family, offer, tv, term } = variant
  const name = [family.name, offer.label].filter(Boolean).join(' ')
  const conditions = conditionsOf(data, variant, promotion !== undefined)
  const isPromoted = conditions.some(({ type }) => type === CONDITION.monthlyPromotion)
  return {
    kind: 'landline',
    concrete_product_id: tariffIdOf(variant),
    product_name: tv.label ? `${name} mit ${tv.label}` : name,
    name,
    properties: {
      product_id: productIdOf(variant),
      sublevel: NO_DEVICE,
      contract_term: term,
      family: family.id,
      technology: family.technology,
      offer: offer.id,
      tv: tv.id,
      sort_index: family.sort_index * 1000 + index,
    },
    description: family.description,
    ...(family.recommendation && { recommendation: family.recommendation }),
    benefits: [...family.benefits, ...offer.benefits, ...tv.benefits],
    footnote_tag: footnoteTagOf(variant),
    bandwidth: bandwidthOf(variant),
    launched_on: family.launched_on,
    conditions,
    possible_promotions: promotion && isPromoted ? [promotion] : [],
    incentives: [],
  }
}
