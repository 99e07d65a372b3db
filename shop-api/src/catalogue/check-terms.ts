import { LANDLINE_CATEGORY } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from './data'
import { problem, type Problem } from './problem'
import { footnoteTagOf, tariffIdOf, variantsOf } from './tariffs'

/** The longest minimum term that the law allows, and the one that has to be offered (TKG § 56(1)). */
const LONGEST_TERM = 24
const OFFERED_TERM = 12

/** Terms: none above 24 months, one of at most 12 for every tariff. */
export function checkTerms({ catalogue: { terms } }: CatalogueData): Problem[] {
  return [
    ...(terms.some((term) => term > 0 && term <= OFFERED_TERM)
      ? []
      : [problem('catalogue', ['terms'], `no tariff has a variant of at most ${OFFERED_TERM} months`)]),
    ...terms.flatMap((term, index) =>
      term >= 1 && term <= LONGEST_TERM
        ? []
        : [problem('catalogue', ['terms', index], `${term} months is not from 1 to ${LONGEST_TERM}`)],
    ),
  ]
}

/** Offers: Young needs a young price on each of its technologies, and every offer is sold in some category. */
export function checkOffers({ families, offers, tv, categories }: CatalogueData): Problem[] {
  const young = offers.filter(({ young_months }) => young_months !== undefined)
  const withoutTv = tv.find(({ id }) => id === 'NONE')
  return [
    ...families.flatMap((family, index) => {
      const needsYoung = young.some(({ technologies }) => technologies.includes(family.technology))
      if (!needsYoung) return []
      if (family.young_price === undefined) return [problem('families', [index], `${family.id} has no young_price`)]
      return family.young_price < family.price
        ? []
        : [problem('families', [index, 'young_price'], `of ${family.id} is not below the regular price`)]
    }),
    ...offers.flatMap((offer, index) =>
      offer.technologies
        .filter(
          (technology) =>
            !categories.some(
              (category) => category.offers.includes(offer.id) && category.technologies.includes(technology),
            ),
        )
        .map((technology) => problem('offers', [index], `${offer.id} on ${technology} is in no category`)),
    ),
    ...(withoutTv?.surcharge === 0 ? [] : [problem('tv', [], 'the choice NONE is missing or costs something')]),
    ...(categories.some(({ slug }) => slug === LANDLINE_CATEGORY)
      ? []
      : [problem('categories', [], `the category ${LANDLINE_CATEGORY} is missing`)]),
  ]
}

/** Names: no id and no footnote tag twice. */
export function checkNames(data: CatalogueData): Problem[] {
  const variants = variantsOf(data)
  const items = [...data.items.options, ...data.items.hardware].flatMap((group) => group.items.map(({ id }) => id))
  const tagsOf = variants.filter(({ term }) => term === data.catalogue.terms[0]).map(footnoteTagOf)
  return [
    ...twice(variants.map(tariffIdOf)).map((id) => problem('families', [], `two tariffs would be called ${id}`)),
    ...twice(tagsOf).map((tag) => problem('offers', [], `two tariffs would have the footnote ${tag}`)),
    ...twice(items).map((id) => problem('items', [], `two items are called ${id}`)),
    ...twice(data.categories.map(({ slug }) => slug)).map((slug) =>
      problem('categories', [], `${slug} is there twice`),
    ),
    ...twice(data.promotions.periods.map(({ id }) => id)).map((id) =>
      problem('promotions', ['periods'], `${id} is there twice`),
    ),
  ]
}

/** twice(['a', 'b', 'a']) → ['a'] */
function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
