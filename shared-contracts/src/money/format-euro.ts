import { formatNumber } from '../numbers'
import type { Cents } from './cents'

const NO_BREAK_SPACE = '\u00a0'

/** A price in its typographic parts, for figures with raised decimals. */
export interface EuroParts {
  sign: '' | '-'
  /** Whole euros with thousands dots: "1.299" */
  euros: string
  /** "95", or empty when the cents are 00 */
  decimals: string
}

/**
 * Splits an amount into the parts of a German price.
 * euroParts(129950) → {sign: '', euros: '1.299', decimals: '50'}
 */
export function euroParts(amount: Cents): EuroParts {
  const absolute = Math.abs(amount)
  const euros = formatNumber(Math.floor(absolute / 100))
  const decimals = absolute % 100 === 0 ? '' : String(absolute % 100).padStart(2, '0')
  return { sign: amount < 0 ? '-' : '', euros, decimals }
}

/**
 * The price as text (PRICE-10): thousands dot, decimal comma, no decimals when .00, no-break space before the sign.
 * Written by hand, since the spaces of Intl differ between engines and would break hydration.
 * formatEuro(107170) → "1.071,70 €"; formatEuro(1000, {prefix: '+ '}) → "+ 10 €"
 */
export function formatEuro(amount: Cents, { prefix = '' }: { prefix?: string } = {}): string {
  const { sign, euros, decimals } = euroParts(amount)
  return `${prefix}${sign}${euros}${decimals && `,${decimals}`}${NO_BREAK_SPACE}€`
}

/** A price as schema.org wants it, a decimal number as text: decimalText(4595) → "45.95" */
export const decimalText = (amount: Cents): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
