import type { CatalogueData, Family, OfferRule, TvChoice } from '../../catalogue/data/data'

/** What a footnote is about: a tariff without its term. */
export interface FootnoteSubject {
  family: Family
  offer: OfferRule
  tv: TvChoice
}

const TV_PART = /_TV_(SMARTSTREAM|SMART|MEGASTREAM)2?(?=_|$)/
const OFFER_PARTS = ['_VVM', '_REGIO', '_YOUNG'] as const

/**
 * Reads a tag of CAT-10. The parts after the family may stand in any order, since there are tags with TV before YOUNG and
 * after REGIO. parseFootnoteTag(data, 'T_DSL_M_TV_SMART2_YOUNG') → DSL M, YOUNG, SMART; 'T_DSL_XXL' → undefined
 */
export function parseFootnoteTag({ families, offers, tv }: CatalogueData, tag: string): FootnoteSubject | undefined {
  const wanted = tag.trim().toUpperCase()
  const family = families.find(({ footnote }) => wanted === footnote || wanted.startsWith(`${footnote}_`))
  if (!family) return undefined
  let rest = wanted.slice(family.footnote.length)
  const tvId = TV_PART.exec(rest)?.[1] ?? 'NONE'
  rest = rest.replace(TV_PART, '')
  const present = OFFER_PARTS.filter((part) => rest.includes(part))
  for (const part of present) rest = rest.replace(part, '')
  const offerId = present.map((part) => part.slice(1)).join('_') || 'STANDARD'
  const offer = offers.find(({ id, technologies }) => id === offerId && technologies.includes(family.technology))
  const choice = tv.find(({ id }) => id === tvId)
  return rest === '' && offer && choice ? { family, offer, tv: choice } : undefined
}
