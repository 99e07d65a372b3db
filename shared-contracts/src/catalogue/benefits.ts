import * as v from 'valibot'
import { heroesSchema } from './responses'

/** Drawings that a benefit may have beside it. */
const benefitIconSchema = v.picklist([
  'calendar-check',
  'card-sim',
  'euro',
  'gauge',
  'gift',
  'globe',
  'house',
  'phone',
  'refresh-cw',
  'router',
  'shield-check',
  'smartphone',
  'tablet',
  'truck',
  'tv',
  'user',
  'wifi',
])

const titledSchema = v.object({ title: v.string(), text: v.string() })

/** GET /content/benefits/{product}: what speaks for a product, in sentences; 404 for a product without such a page. */
export const benefitsSchema = v.object({
  product: v.string(),
  title: v.string(),
  description: v.string(),
  hero: heroesSchema.entries.heroes.item,
  benefits: v.array(v.object({ icon: benefitIconSchema, ...titledSchema.entries })),
  /** How one gets it. */
  steps: v.array(titledSchema),
  questions: v.array(titledSchema),
  /** Categories whose lowest price is shown. */
  offers: v.array(v.object({ area: v.picklist(['landline', 'mobile']), category: v.string() })),
  /** The other products that have such a page. */
  others: v.array(v.object({ product: v.string(), label: v.string() })),
})
export type Benefits = v.InferOutput<typeof benefitsSchema>
