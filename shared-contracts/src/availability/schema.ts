import * as v from 'valibot'
import { technologySchema } from '../catalogue'
import { daySchema, instantSchema } from '../dates'
import { formSchemaSchema } from '@nimbus/shared-contracts/forms'

/** A text of at most so many characters. */
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/**
 * An address as forms, API and storage hold it; the postal code is text, so that 01067 keeps its zero. No part of a German
 * address is half as long as its limit here; what fits a field, the form says (FIELD-3).
 */
export const addressSchema = v.object({
  zipcode: text(20),
  city: text(100),
  district: v.optional(text(100)),
  street: text(100),
  house_no: text(40),
  house_no_suffix: v.optional(text(40)),
})
export type Address = v.InferOutput<typeof addressSchema>

/** What of it is personal; a new part has to say whether it is. */
export const PERSONAL_IN_ADDRESS = {
  zipcode: true,
  city: true,
  district: true,
  street: true,
  house_no: true,
  house_no_suffix: true,
} satisfies Record<keyof Address, boolean>

/** What can be had at an address (DATA-14). */
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
export type CorrectedField = v.InferOutput<typeof correctedFieldSchema>

/**
 * The register doubts one field, or knows several units there. `formSchema` is the availability form with what was
 * entered as dataset: every field has layout.disabled, only the doubted one is a `select` of `options`. The shopper's own
 * input is among the options, unless the field is `unit`. Whoever keeps the own input sends it with the field added to `confirmed`.
 */
export const addressCorrectionSchema = v.object({
  correction: v.object({
    field: correctedFieldSchema,
    options: v.array(
      v.object({
        value: v.string(),
        label: v.string(),
        /** The whole address that this option stands for; missing for the shopper's own input. */
        address: v.optional(addressSchema),
      }),
    ),
    formSchema: formSchemaSchema,
  }),
})
export type AddressCorrection = v.InferOutput<typeof addressCorrectionSchema>

/** POST …/check-availability: the result, or what has to be corrected first. */
export const availabilityAnswerSchema = v.union([checkDataSchema, addressCorrectionSchema])
export type AvailabilityAnswer = v.InferOutput<typeof availabilityAnswerSchema>

/**
 * What POST …/check-availability is told. `confirmed` names every field whose own input the shopper has kept
 * after a doubt, so that insisting comes to an end.
 */
export const availabilityRequestSchema = v.object({
  address: addressSchema,
  unit: v.optional(text(100)),
  confirmed: v.optional(v.pipe(v.array(correctedFieldSchema), v.maxLength(correctedFieldSchema.options.length))),
})
export type AvailabilityRequest = v.InferOutput<typeof availabilityRequestSchema>

/** POST …/form-schemas of the availability check. */
export const availabilityFormRequestSchema = v.object({ scope: v.literal('AVAILABILITY_CHECK') })

/** True when the answer asks for a correction before it has a result. */
export const isCorrection = (answer: AvailabilityAnswer): answer is AddressCorrection => 'correction' in answer

/** GET /addresses?q= */
export const suggestionsSchema = v.object({
  suggestions: v.array(v.object({ label: v.string(), address: addressSchema })),
})
export type Suggestions = v.InferOutput<typeof suggestionsSchema>
