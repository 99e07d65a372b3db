import * as v from 'valibot'
import type { DeclarationProblems } from './read-declaration'
import { receiptSchema, type Receipt } from './schema'

/**
 * What the page of a declaration shows. The edge answers a form that was sent without script with one of these, the page's
 * own loader knows the first only.
 */
export type DeclarationPayload =
  | { step: 'form'; values: Record<string, string>; problems?: DeclarationProblems }
  /** What will be declared, before it is (withdrawal only, BGB § 356a(3)); `key` makes a second sending harmless. */
  | { step: 'confirm'; values: Record<string, string>; key: string }
  | { step: 'receipt'; receipt: Receipt }

const answerSchema = v.union([
  v.object({ receipt: receiptSchema }),
  v.object({ problems: v.record(v.string(), v.string()) }),
])
/** What the edge answers a script that sends a form. */
export type DeclarationAnswer = v.InferOutput<typeof answerSchema>

/** Reads such an answer; undefined for anything else, as what stands between may send. */
export function readDeclarationAnswer(answer: unknown): DeclarationAnswer | undefined {
  const read = v.safeParse(answerSchema, answer)
  return read.success ? read.output : undefined
}

/** Name of the field that says that what was shown is confirmed, and of the one with the key. */
export const CONFIRMED_FIELD = 'confirmed'
export const KEY_FIELD = 'key'
