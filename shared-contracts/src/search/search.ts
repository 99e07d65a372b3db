import * as v from 'valibot'
import { energyInformationsSchema } from '../catalogue'
import { asTyped } from '../forms/rules/typed'
import { briefPriceSchema } from '@nimbus/shared-contracts/money'

/** Characters of a query that count; what is longer is cut off. */
export const MAX_QUERY_LENGTH = 80

/** What is searched, in the order in which it is shown. */
export const SEARCH_GROUPS = ['tariffs', 'devices', 'help', 'legal'] as const
const searchGroupSchema = v.picklist(SEARCH_GROUPS)
export type SearchGroup = v.InferOutput<typeof searchGroupSchema>

export const isSearchGroup = (value: unknown): value is SearchGroup => v.is(searchGroupSchema, value)

const searchHitSchema = v.object({
  title: v.string(),
  text: v.string(),
  /** Path of the page, with query or hash where it has one: "/agb#kuendigung" */
  href: v.string(),
  /** The words of title and text that were found, as they stand there. */
  marks: v.array(v.string()),
  /** What kind of thing it is: "Smartphone" */
  kind: v.optional(v.string()),
  /** Name of its picture in the image service's folder. */
  image: v.optional(v.string()),
  price: v.optional(briefPriceSchema),
  /** What its price is for, where that isn't it alone: "mit Nimbus Mobil S" */
  with: v.optional(v.string()),
  /** Stands wherever picture and price of a device do ((EU) 2023/1669). */
  energy: v.optional(energyInformationsSchema),
})
export type SearchHit = v.InferOutput<typeof searchHitSchema>

/** GET /search?q= : what was found, the groups in their order; a group without hits is missing. */
export const searchAnswerSchema = v.object({
  /** The query as it was understood: trimmed and cut off. */
  query: v.string(),
  /** Hits of all groups. */
  total: v.number(),
  groups: v.array(
    v.object({
      group: searchGroupSchema,
      /** All hits of the group; `hits` has the best of them. */
      count: v.number(),
      hits: v.array(searchHitSchema),
    }),
  ),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>

/**
 * What somebody has typed as a query: composed, without control characters, with single spaces, at most 80 characters.
 * searchQuery('  DSL\n M ') → 'DSL M'
 */
export function searchQuery(typed: string): string {
  const spaced = asTyped(typed)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return Array.from(spaced).slice(0, MAX_QUERY_LENGTH).join('').trim()
}
