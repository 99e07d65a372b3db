import { randomInt } from 'node:crypto'

/** Letters and digits that can't be taken for each other when read out on the phone. */
export const LEGIBLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new order number of a day's year: 'NB-2026-7K3M9Q'. One of 10⁹ a year, so that it can't be guessed. */
export function orderNumber(today: string, pick: (below: number) => number = randomInt): string {
  const code = Array.from({ length: 6 }, () => LEGIBLE[pick(LEGIBLE.length)]).join('')
  return `NB-${today.slice(0, 4)}-${code}`
}

/** An order number without all that people put between its parts. */
const BARE = new RegExp(`^NB(\\d{4})([${LEGIBLE}]{6})$`)

/**
 * An order number as somebody writes it, in the shop's form; what is none stays.
 * orderIdOf('nb 2026 7k3m9q ') → 'NB-2026-7K3M9Q', orderIdOf('NB20267K3M9Q') → 'NB-2026-7K3M9Q'
 */
export function orderIdOf(text: string): string {
  const written = text.trim().toUpperCase()
  const [, year, code] = BARE.exec(written.replaceAll(/[\s\p{Pd}\p{Cf}]+/gu, '')) ?? []
  return year && code ? `NB-${year}-${code}` : written
}
