import * as v from 'valibot'

/** Longest texts, in characters: a name with titles, what a customer may write of a contract, an address, a reason. */
export const LIMITS = { name: 120, contract: 200, identity: 200, email: 254, reason: 2_000 } as const

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))

/** What a withdrawal needs and nothing else (BGB § 356a(2)): who, which contract, where the receipt goes. */
const withdrawalSchema = v.object({
  name: text(LIMITS.name),
  /** As the customer calls it; an order number at best. */
  contract: text(LIMITS.contract),
  email: text(LIMITS.email),
})

/** What BGB § 312k(2) lists for a cancellation. */
const cancellationSchema = v.object({
  type: v.picklist(['ordinary', 'extraordinary']),
  /** Of an extraordinary one. */
  reason: v.optional(text(LIMITS.reason)),
  name: text(LIMITS.name),
  /** Postal address or birth date, by which a customer without number can be told from others. */
  identity: v.optional(text(LIMITS.identity)),
  contract: text(LIMITS.contract),
  /** YYYY-MM-DD; without it as early as possible. */
  end_date: v.optional(v.pipe(v.string(), v.isoDate())),
  email: text(LIMITS.email),
})
export type Cancellation = v.InferOutput<typeof cancellationSchema>

export const declarationSchema = v.variant('kind', [
  v.object({ kind: v.literal('withdrawal'), contents: withdrawalSchema }),
  v.object({ kind: v.literal('cancellation'), contents: cancellationSchema }),
])
export type Declaration = v.InferOutput<typeof declarationSchema>
export type DeclarationKind = Declaration['kind']

const received = {
  /** "WR-7K3M9-Q2XHP" */
  number: v.string(),
  received_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Where the receipt can be had as PDF. */
  pdf: v.optional(v.string()),
}

/** The receipt of a declaration: its content, and when it has come. */
export const receiptSchema = v.variant('kind', [
  v.object({ kind: v.literal('withdrawal'), contents: withdrawalSchema, ...received }),
  v.object({ kind: v.literal('cancellation'), contents: cancellationSchema, ...received }),
])
export type Receipt = v.InferOutput<typeof receiptSchema>
