import * as v from 'valibot'
import { instantSchema, technologySchema, daySchema } from '../catalogue'

/** An address as forms, API and storage hold it; the postal code is text, so that 01067 keeps its zero. */
export const addressSchema = v.object({
  zipcode: v.string(),
  city: v.string(),
  district: v.optional(v.string()),
  street: v.string(),
  house_no: v.string(),
  house_no_suffix: v.optional(v.string()),
})
export type Address = v.InferOutput<typeof addressSchema>

/** What can be had at an address (spec section 3). */
export const checkDataSchema = v.object({
  availability: v.object({
    address: addressSchema,
    /** The fastest connection per technology, MBit/s. */
    max_bandwidth: v.array(v.object({ technology: technologySchema, down: v.number(), up: v.number() })),
    /** concrete_product_id of every landline tariff that can be ordered here. */
    products: v.array(v.string()),
    /** STANDARD or REGIO: which offers the region gets. */
    region: v.picklist(['STANDARD', 'REGIO']),
    /** BUILT, PLANNED (offers with _VVM, from `planned_from`) or NONE. */
    fibre: v.picklist(['BUILT', 'PLANNED', 'NONE']),
    planned_from: v.optional(daySchema),
    /** The dwelling chosen at an address with several units. */
    unit: v.optional(v.string()),
    valid_until: instantSchema,
  }),
})
export type CheckData = v.InferOutput<typeof checkDataSchema>

/** The field of the address that the register doubts. */
export const correctedFieldSchema = v.picklist(['zipcode', 'city', 'street', 'house_no', 'house_no_suffix', 'unit'])

/** GET /addresses?q= */
export const suggestionsSchema = v.object({ suggestions: v.array(v.object({ label: v.string(), address: addressSchema })) })
export type Suggestions = v.InferOutput<typeof suggestionsSchema>
