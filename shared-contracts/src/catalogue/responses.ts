import * as v from 'valibot'
import { daySchema, instantSchema } from '../dates'
import { landlineTariffSchema, tariffSchema, volumeTariffSchema } from './product'

const listEntries = {
  category: v.object({
    slug: v.string(),
    title: v.string(),
    lead: v.string(),
    description: v.string(),
  }),
  /** The categories of the area in their order, for tabs. */
  categories: v.array(v.object({ slug: v.string(), label: v.string() })),
  /** Changes whenever a price could have changed: the version of the data and the hour of the shop's clock. */
  catalogue_version: v.string(),
  /** The shop's day, from which a contract that is concluded now counts. */
  today: v.optional(daySchema),
}

/** GET /catalogue/tariffs/{area}/{category}: all variants that the category sells now. */
export const tariffListSchema = v.object({ ...listEntries, tariffs: v.array(tariffSchema) })
export type TariffList = v.InferOutput<typeof tariffListSchema>

/** The same of a category of the landline. */
export const landlineListSchema = v.object({ ...listEntries, tariffs: v.array(landlineTariffSchema) })
export type LandlineList = v.InferOutput<typeof landlineListSchema>

/** The same of a category of the mobile network. */
export const mobileListSchema = v.object({ ...listEntries, tariffs: v.array(volumeTariffSchema) })
export type MobileList = v.InferOutput<typeof mobileListSchema>

/** GET /content/footnotes?tags=A,B. `text` is HTML with a bold title and a bullet list. */
export const footnotesSchema = v.object({
  footnotes: v.array(v.object({ fn_tag: v.string(), text: v.string() })),
})
export type Footnotes = v.InferOutput<typeof footnotesSchema>

/** GET /content/legal/{page}. `html` consists of headings, paragraphs, lists, tables and links; it is sanitised on output. */
export const legalPageSchema = v.object({
  page: v.string(),
  title: v.string(),
  description: v.string(),
  valid_from: instantSchema,
  sections: v.array(v.object({ id: v.string(), title: v.string(), html: v.string() })),
})
export type LegalPage = v.InferOutput<typeof legalPageSchema>

/** GET /content/heroes/{area} */
export const heroesSchema = v.object({
  area: v.string(),
  heroes: v.array(
    v.object({
      id: v.string(),
      eyebrow: v.string(),
      title: v.string(),
      text: v.string(),
      link: v.object({ label: v.string(), href: v.string() }),
      image: v.string(),
    }),
  ),
})
export type Heroes = v.InferOutput<typeof heroesSchema>
