import type { Cents } from './cents'

/** A price as schema.org wants it, a decimal number as text: decimalText(4595) → "45.95" */
export const decimalText = (amount: Cents): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
