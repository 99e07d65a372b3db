import * as v from 'valibot'
import { checkDataSchema } from '@nimbus/shared-contracts/availability'
import { cartPayloadSchema } from '@nimbus/shared-contracts/cart'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { answersByScopeSchema } from '@nimbus/shared-contracts/forms'
import { pricedCartSchema, removalDetailSchema } from './schema'

/** Longest address of a mail, as the order form allows it (FIELD-10). */
const MAX_EMAIL = 80
const MAX_ORDER_ID = 60
const MAX_SITUATION = 40

/** A one-time code: 160 random bits in letters that a link may hold. */
export const RESUME_CODE = /^[\w-]{27}$/

/** What was answered, by scope. */
const valuesSchema = v.record(v.string(), v.record(v.string(), v.unknown()))

/** POST /resume: what another device shall go on with. */
export const resumeRequestSchema = v.object({
  payload: cartPayloadSchema,
  /** `temp_order_id` of the order that was begun with it. */
  order_id: v.optional(v.pipe(v.string(), v.maxLength(MAX_ORDER_ID))),
  situation: v.nullable(v.pipe(v.string(), v.maxLength(MAX_SITUATION))),
  /** What was answered; the server takes the IBAN out whatever it is sent. */
  values: answersByScopeSchema,
})
export type ResumeRequest = v.InferOutput<typeof resumeRequestSchema>

/** POST /resume/mail: the same, and where the link goes; what an address is, `isEmail` says for forms and API alike. */
export const resumeMailRequestSchema = v.object({
  ...resumeRequestSchema.entries,
  email: v.pipe(v.string(), v.maxLength(MAX_EMAIL)),
})
export type ResumeMailRequest = v.InferOutput<typeof resumeMailRequestSchema>

/** What of it is personal besides the fields of the form, which say so themselves; a new part has to say whether it is. */
export const PERSONAL_IN_RESUME = {
  payload: false,
  order_id: false,
  situation: false,
  values: false,
  email: true,
} satisfies Record<keyof ResumeMailRequest, boolean>

/** The one-time code, missing when it went by mail; and until when it can be used. */
export const resumeOfferSchema = v.object({ code: v.optional(v.string()), valid_until: v.string() })
export type ResumeOffer = v.InferOutput<typeof resumeOfferSchema>

/** POST /resume/claim */
export const resumeClaimSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

/** What the other device goes on with: the cart at today's prices, the check of the address, and the answers. */
export const resumedOrderSchema = v.object({
  cart: pricedCartSchema,
  /** What can't be had any more, and is missing in the cart. */
  details: v.array(removalDetailSchema),
  /** Missing for mobile, and when it doesn't hold any more. */
  check_data: v.nullable(checkDataSchema),
  /** When these were true, by the clock that `check_data` is dated by. */
  answered_at: instantSchema,
  situation: v.nullable(v.string()),
  /** Never with an IBAN, nor with the mandate to use one. */
  values: valuesSchema,
})
export type ResumedOrder = v.InferOutput<typeof resumedOrderSchema>
