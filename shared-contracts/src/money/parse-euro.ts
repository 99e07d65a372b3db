import { cents, type Cents } from './cents'

/**
 * Reads a price as people and price lists write it; undefined for what is none, never 0. A dot before exactly three digits
 * groups thousands, otherwise it is a decimal sign (MON-47). Digit by digit, since 0.57 * 100 is not 57.
 * parseEuro('1.299,00 €') → 129900; parseEuro('1.299') → 129900; parseEuro('19.95') → 1995; parseEuro(',89') → 89
 */
export function parseEuro(text: string): Cents | undefined {
  const amount = text.replace(/[\s€]|EUR/g, '')
  const match = GERMAN.exec(amount) ?? DECIMAL_DOT.exec(amount)
  if (!match) return undefined
  const [, sign = '', euros = '', decimals = ''] = match
  const digits = `${euros.replaceAll('.', '') || '0'}${decimals.padEnd(2, '0')}`
  const total = Number(`${sign.replace('−', '-')}${digits}`)
  return Number.isSafeInteger(total) ? cents(total) : undefined
}

/** 1.299,50 or 1299,5 or ,89 or 1.299 */
const GERMAN = /^([-−]?)(?=,?[0-9])([0-9]{1,3}(?:\.[0-9]{3})+|[0-9]*)(?:,([0-9]{1,2}))?$/

/** 19.95 or .89 */
const DECIMAL_DOT = /^([-−]?)([0-9]*)\.([0-9]{1,2})$/
