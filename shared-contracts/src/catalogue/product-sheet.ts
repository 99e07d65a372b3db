import * as v from 'valibot'
import { priceConditionSchema } from '@nimbus/shared-contracts/money'
import { daySchema } from '../dates'
import { bandwidthSchema, dataVolumeSchema, technologySchema } from './product'

/** What a sheet is about: a technology of the landline, or the mobile network, by contract or prepaid. */
const sheetKindSchema = v.picklist([...technologySchema.options, 'MOBILE', 'PREPAID'])
export type SheetKind = v.InferOutput<typeof sheetKindSchema>

/** GET /legal/pib: the product information sheets of all tariffs that are sold now, and of those that were (the archive). */
export const productSheetListSchema = v.object({
  sheets: v.array(
    v.object({
      concrete_product_id: v.string(),
      /** Tariff without its TV choice: "DSL M Regio" */
      name: v.string(),
      /** "DSL M Regio mit TV Smart" */
      product_name: v.string(),
      technology: sheetKindSchema,
      contract_term: v.number(),
      launched_on: daySchema,
      /** Since this day it isn't sold any more; missing for what is sold now. */
      withdrawn_on: v.optional(daySchema),
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
  technology: sheetKindSchema,
  /** "Internetzugang und Telefonie über Glasfaser" */
  access_services: v.string(),
  launched_on: daySchema,
  /** Since this day it isn't sold any more; missing for what is sold now. */
  withdrawn_on: v.optional(daySchema),
  /** Minimum term in months; 0 for prepaid, which has none. */
  contract_term: v.number(),
  /** Conditions for renewal and for the end of the contract. */
  renewal: v.string(),
  termination: v.string(),
  /** Of the landline. */
  bandwidth: v.optional(bandwidthSchema),
  /** Of the mobile network, where the law asks for nothing else. */
  estimated_max: v.optional(dataVolumeSchema.entries.max),
  /** Limit of the volume, what happens after it and which services count; empty when there is none. */
  volume_limit: v.string(),
  conditions: v.array(priceConditionSchema),
  /** Prices that depend on use, in words; missing when there are none. */
  usage_prices: v.optional(v.string()),
  /** What is paid by use beyond that, a price each: calls that the tariff doesn't include, special numbers. */
  other_use: v.optional(v.array(v.string())),
  provider: v.object({ name: v.string(), address: v.array(v.string()) }),
  /** The same facts in German, as a page and a PDF show them; several values stand below each other. */
  rows: v.array(v.object({ label: v.string(), values: v.array(v.string()) })),
})
export type ProductSheet = v.InferOutput<typeof productSheetSchema>

/** What has to be said of an offer before the contract (TKG § 55, EGBGB Art. 246a), as sections of named facts. */
export const contractInformationSchema = v.object({
  concrete_product_id: v.string(),
  product_name: v.string(),
  sections: v.array(
    v.object({
      title: v.string(),
      rows: v.array(v.object({ label: v.string(), values: v.array(v.string()) })),
    }),
  ),
})
export type ContractInformation = v.InferOutput<typeof contractInformationSchema>
