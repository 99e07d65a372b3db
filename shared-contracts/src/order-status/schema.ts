import * as v from 'valibot'
import { daySchema } from '../dates'
import { documentLinkSchema, landlineResultSchema, mobileResultSchema } from '@nimbus/shared-contracts/order'
import { portRejectionSchema } from './port-rejections'
import { lifecycleStateSchema, milestoneSchema } from './states'

/** How far an order is; each fact is missing until it happened. Instants are ISO 8601. */
const orderProgressSchema = v.object({
  state: lifecycleStateSchema,
  /** When the last thing happened. */
  changed_at: v.string(),
  /** The conclusion of the contract. */
  confirmed_at: v.optional(v.string()),
  identified_at: v.optional(v.string()),
  porting: v.optional(
    v.object({
      state: v.picklist(['REQUESTED', 'REJECTED', 'CORRECTED', 'ACCEPTED']),
      /** When the former provider was asked first. */
      asked_at: v.string(),
      at: v.string(),
      /** Why it was rejected. */
      code: v.optional(portRejectionSchema),
      /** The day on which the numbers come, once that is agreed. */
      on: v.optional(daySchema),
    }),
  ),
  parcel: v.optional(v.object({ sent_at: v.string(), number: v.optional(v.string()) })),
  /** When two appointments were proposed last, of which the customer chooses one. */
  proposed_at: v.optional(v.string()),
  /** When the technician comes; the hours as "08:00". */
  appointment: v.optional(v.object({ on: daySchema, from: v.optional(v.string()), till: v.optional(v.string()) })),
  /** When access data of a line or the profile of an eSIM were sent. */
  access_sent_at: v.optional(v.string()),
  activated_at: v.optional(v.string()),
})
export type OrderProgress = v.InferOutput<typeof orderProgressSchema>

/**
 * How far the time to withdraw is: its last day is open until the contract is concluded, runs, runs from the receipt of goods
 * if that is later, or is over. LATER: the day that was counted from the order has gone by, and the contract isn't concluded;
 * NONE: there is no contract to withdraw from, or that was done.
 */
const withdrawalStateSchema = v.picklist(['OPEN', 'RUNNING', 'FROM_RECEIPT', 'OVER', 'LATER', 'NONE'])
export type WithdrawalState = v.InferOutput<typeof withdrawalStateSchema>

/**
 * GET /orders/:id/status: all that the status page shows, and nothing that somebody who finds the link could use. The
 * e-mail address is masked: "k…@beispiel.de".
 */
export const orderStatusSchema = v.object({
  order_id: v.string(),
  ordered_at: v.string(),
  email: v.string(),
  /** Names of what was ordered, the tariff first. */
  products: v.array(v.string()),
  /** In the order in which they are shown. */
  milestones: v.array(milestoneSchema),
  progress: orderProgressSchema,
  /** The contract's days, counted from its conclusion once that is known, else from the order. */
  withdraw_until: daySchema,
  /** Missing from an API of before. */
  withdrawal: v.optional(withdrawalStateSchema),
  term_ends_on: v.optional(daySchema),
  notice_until: v.optional(daySchema),
  intro_ends_on: v.optional(daySchema),
  mobile: v.optional(mobileResultSchema),
  landline: v.optional(landlineResultSchema),
  shipped: v.array(v.string()),
  documents: v.array(documentLinkSchema),
})
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>

/** POST /orders/status-access: what a customer knows of an order without its link. */
export const statusAccessSchema = v.object({
  order_id: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(80)),
  birth_date: v.pipe(v.string(), v.maxLength(10)),
})
export type StatusAccess = v.InferOutput<typeof statusAccessSchema>

/** What of it is personal; a new part has to say whether it is. */
export const PERSONAL_IN_STATUS_ACCESS = { order_id: false, email: true, birth_date: true } satisfies Record<
  keyof StatusAccess,
  boolean
>

/** Its answer: the signed path of the status page. */
export const statusPathSchema = v.object({ path: v.string() })

/** POST /orders/:id/porting-answer: what the former provider wants to know, in the customer's words. */
export const portingAnswerSchema = v.object({
  /** Of the order's link. */
  code: v.pipe(v.string(), v.maxLength(100)),
  answer: v.pipe(v.string(), v.regex(/\S/, 'says something'), v.maxLength(500)),
})
export type PortingAnswer = v.InferOutput<typeof portingAnswerSchema>

/** What of it is personal; a new part has to say whether it is. */
export const PERSONAL_IN_PORTING_ANSWER = { code: true, answer: true } satisfies Record<keyof PortingAnswer, boolean>
