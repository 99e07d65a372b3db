declare const unit: unique symbol

/** An amount of money as a whole number of euro cents. Never a fraction, so that sums are exact. */
export type Cents = number & { readonly [unit]: 'cents' }

/**
 * Brands a whole number as cents.
 * cents(4595) → 45,95 €. Throws a RangeError for fractions and unsafe numbers, since those are bugs.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`cents: ${amount} is not a whole number of cents`)
  return (amount === 0 ? 0 : amount) as Cents
}

/** sum([995, 4595]) → 5590 */
export function sum(amounts: Iterable<number>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** multiply(1995, 3) → 5985 (3 × 19,95 € = 59,85 €) */
export function multiply(amount: Cents, factor: number): Cents {
  return cents(amount * factor)
}

/** The share of German value-added tax in a gross price, in percent (UStG § 12). */
export const VAT_PERCENT = 19

/** Net of a gross amount at 19 % value-added tax, rounded half up. netOf(5095) → 4282 */
export function netOf(gross: Cents): Cents {
  return cents(Math.round((gross * 100) / (100 + VAT_PERCENT)))
}
