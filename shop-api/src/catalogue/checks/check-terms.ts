import { LONGEST_TERM, OFFERED_TERM } from '@nimbus/shared-contracts/law'
import type { CatalogueData } from '../data/data'
import { mobileFootnoteTagOf, mobileTariffs, mobileVariantsOf } from '../tariffs/mobile-tariffs'
import { problem, type Problem } from '../data/problem'
import { footnoteTagOf, tariffIdOf, variantsOf } from '../tariffs/tariffs'

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
  ]
}

/** Names: no id and no footnote tag twice, among landline and mobile tariffs together; no slug twice in an area. */
export function checkNames(data: CatalogueData): Problem[] {
  const { mobile, categories, promotions, catalogue } = data
  const variants = variantsOf(data)
  const mobiles = mobileTariffs(mobile).map(({ concrete_product_id }) => concrete_product_id)
  const landlineTags = variants.filter(({ term }) => term === catalogue.terms[0]).map(footnoteTagOf)
  const mobileTags = mobileVariantsOf(mobile)
    .filter(({ term }) => term === mobile.terms[0])
    .map(mobileFootnoteTagOf)
  const tags = [...landlineTags, ...mobileTags, ...mobile.prepaid.map(({ footnote }) => footnote)]
  const items = [...data.items.options, ...data.items.hardware].flatMap((group) => group.items.map(({ id }) => id))
  const slugs = (list: readonly { slug: string }[]): string[] => twice(list.map(({ slug }) => slug))
  return [
    ...twice(variants.map(tariffIdOf)).map((id) => problem('families', [], `two tariffs would be called ${id}`)),
    ...twice([...new Set(variants.map(tariffIdOf)), ...mobiles]).map((id) =>
      problem('mobile', [], `two tariffs would be called ${id}`),
    ),
    ...twice(tags).map((tag) => problem('offers', [], `two tariffs would have the footnote ${tag}`)),
    ...twice(items).map((id) => problem('items', [], `two items are called ${id}`)),
    ...slugs(categories).map((slug) => problem('categories', [], `${slug} is there twice`)),
    ...slugs(mobile.categories).map((slug) => problem('mobile', ['categories'], `${slug} is there twice`)),
    ...twice(promotions.periods.map(({ id }) => id)).map((id) =>
      problem('promotions', ['periods'], `${id} is there twice`),
    ),
  ]
}

/** twice(['a', 'b', 'a']) → ['a'] */
function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
