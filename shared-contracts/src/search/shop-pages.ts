import * as v from 'valibot'
import { daySchema } from '../catalogue'

/** GET /pages: the pages that what is sold now gives rise to, for the sitemap. */
export const shopPagesSchema = v.object({
  /** Paths without query: "/unterwegs/geraete/smartphones" */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Day on which the catalogue, or a promotion of it, last changed. */
  changed_on: daySchema,
})
export type ShopPages = v.InferOutput<typeof shopPagesSchema>
