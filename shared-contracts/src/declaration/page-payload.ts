import type { DeclarationProblems } from './read-declaration'
import type { Receipt } from './schema'

/**
 * What the page of a declaration shows. The edge answers a form that was sent without script with one of these, the page's
 * own loader knows the first only.
 */
export type DeclarationPayload =
  | { step: 'form'; values: Record<string, string>; problems?: DeclarationProblems }
  /** What will be declared, before it is (withdrawal only, BGB § 356a(3)); `key` makes a second sending harmless. */
  | { step: 'confirm'; values: Record<string, string>; key: string }
  | { step: 'receipt'; receipt: Receipt }

/** What the edge answers a script that sends a form. */
export type DeclarationAnswer = { receipt: Receipt } | { problems: DeclarationProblems }

/** Name of the field that says that what was shown is confirmed, and of the one with the key. */
export const CONFIRMED_FIELD = 'confirmed'
export const KEY_FIELD = 'key'
