import * as v from 'valibot'
import { daySchema } from '../dates'

/** GET /pages: the pages that what is sold now gives rise to, for the sitemap. */
export const shopPagesSchema = v.object({
  /** Paths without query: "/unterwegs/geraete/smartphones" */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Day on which the catalogue, or a promotion or campaign of it, last changed. */
  changed_on: daySchema,
  /** Days of pages that don't change with the catalogue, by path: "/impressum" */
  changed: v.optional(v.record(v.string(), daySchema), {}),
})
export type ShopPages = v.InferOutput<typeof shopPagesSchema>
