import * as v from 'valibot'
import { priceConditionSchema } from '../money'
import { bandwidthSchema, daySchema, technologySchema } from './product'

/** GET /legal/pib: the product information sheets of all tariffs that are sold now. */
export const productSheetListSchema = v.object({
  sheets: v.array(
    v.object({
      concrete_product_id: v.string(),
      /** Tariff without its TV choice: "DSL M Regio" */
      name: v.string(),
      /** "DSL M Regio mit TV Smart" */
      product_name: v.string(),
      technology: technologySchema,
      contract_term: v.number(),
      launched_on: daySchema,
    }),
  ),
})
export type ProductSheetList = v.InferOutput<typeof productSheetListSchema>

/**
 * GET /legal/pib/{concrete_product_id}: the facts of TKTransparenzV § 1 in its order, and nothing else; 404 when unknown.
 * Texts are German sentences; speeds in MBit/s, prices in whole cents.
 */
export const productSheetSchema = v.object({
  concrete_product_id: v.string(),
  product_name: v.string(),
  technology: technologySchema,
  /** "Internetzugang und Telefonie über Glasfaser" */
  access_services: v.string(),
  launched_on: daySchema,
  /** Minimum term in months. */
  contract_term: v.number(),
  /** Conditions for renewal and for the end of the contract. */
  renewal: v.string(),
  termination: v.string(),
  bandwidth: bandwidthSchema,
  /** Limit of the volume and what happens after it; empty when there is none. */
  volume_limit: v.string(),
  conditions: v.array(priceConditionSchema),
  provider: v.object({ name: v.string(), address: v.array(v.string()) }),
})
export type ProductSheet = v.InferOutput<typeof productSheetSchema>
