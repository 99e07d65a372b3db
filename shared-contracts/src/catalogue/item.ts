import * as v from 'valibot'
import { productEntries } from './product-entries'

/**
 * An option or hardware item. `mandatory` items come with the tariff and can't be removed; items of one `grouping_id`
 * exclude each other. `shipped` items cause shipping, `contract_term` is the item's own minimum term in months.
 */
export const itemSchema = v.looseObject({
  ...productEntries,
  description: v.optional(v.string()),
  benefits: v.optional(v.array(v.string())),
  mandatory: v.boolean(),
  grouping_id: v.nullable(v.string()),
  properties: v.looseObject({
    product_id: v.string(),
    contract_term: v.number(),
    /** Months of notice after the term, 1 for streaming options. */
    notice_months: v.optional(v.number()),
    shipped: v.optional(v.boolean()),
    sort_index: v.optional(v.number()),
  }),
})
export type Option = v.InferOutput<typeof itemSchema>
export type HardwareItem = Option

/** A group of options or hardware, shown as one question. `required` groups always have an answer (router: own device). */
export const itemGroupSchema = v.object({
  grouping_id: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  items: v.array(itemSchema),
})
export type ItemGroup = v.InferOutput<typeof itemGroupSchema>

/** GET /catalogue/tariffs/{id}/options and …/hardware */
export const itemGroupsSchema = v.object({ tariff_id: v.string(), groups: v.array(itemGroupSchema) })
export type ItemGroups = v.InferOutput<typeof itemGroupsSchema>
