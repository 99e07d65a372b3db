import * as v from 'valibot'
import { daySchema, instantSchema } from '../dates'

/** Longest texts, in characters: a name with titles, what a customer may write of a contract, an address, a reason. */
export const LIMITS = { name: 120, contract: 200, identity: 200, email: 254, reason: 2_000 } as const

/** Its length is checked where it is read, in characters; valibot counts halves of them. */
const text = v.pipe(v.string(), v.minLength(1))

/** What a withdrawal needs and nothing else (BGB § 356a(2)): who, which contract, where the receipt goes. */
const withdrawalSchema = v.object({
  name: text,
  /** As the customer calls it; an order number at best. */
  contract: text,
  email: text,
})

/** What BGB § 312k(2) lists for a cancellation. */
const cancellationSchema = v.object({
  type: v.picklist(['ordinary', 'extraordinary']),
  /** Of an extraordinary one. */
  reason: v.optional(text),
  name: text,
  /** Postal address or birth date, by which a customer without number can be told from others. */
  identity: v.optional(text),
  contract: text,
  /** YYYY-MM-DD; without it as early as possible. */
  end_date: v.optional(daySchema),
  email: text,
})

export const declarationSchema = v.variant('kind', [
  v.object({ kind: v.literal('withdrawal'), contents: withdrawalSchema }),
  v.object({ kind: v.literal('cancellation'), contents: cancellationSchema }),
])
export type Declaration = v.InferOutput<typeof declarationSchema>
export type DeclarationKind = Declaration['kind']

/** What of their contents is personal; a new part has to say whether it is. */
export const PERSONAL_IN_DECLARATION = {
  type: false,
  reason: true,
  name: true,
  identity: true,
  contract: true,
  end_date: false,
  email: true,
} satisfies Record<
  keyof v.InferOutput<typeof withdrawalSchema> | keyof v.InferOutput<typeof cancellationSchema>,
  boolean
>

const received = {
  /** "WR-7K3M9-Q2XHP" */
  number: v.string(),
  received_at: instantSchema,
  /** Where the receipt can be had as PDF. */
  pdf: v.optional(v.string()),
  /** False when no mail goes out, since too many have gone to the address within an hour: its PDF is the receipt then. */
  mailed: v.optional(v.boolean()),
}

/** The receipt of a declaration: its content, and when it has come. */
export const receiptSchema = v.variant('kind', [
  v.object({ kind: v.literal('withdrawal'), contents: withdrawalSchema, ...received }),
  v.object({ kind: v.literal('cancellation'), contents: cancellationSchema, ...received }),
])
export type Receipt = v.InferOutput<typeof receiptSchema>
