import { asTyped } from '@nimbus/shared-contracts/forms/rules'

/** How one text is written. */
type Write = (text: string) => string

/**
 * A body or query with every text as keyboards write it (`asTyped`), so that a name from a Mac or a PDF is the same as one
 * that was typed: compared, counted, found and printed alike (FORM-19). For what is nested no deeper than a body may be.
 * written({customer: {last_name: 'Mu\u0308ller'}}) → {customer: {last_name: 'Müller'}}
 */
export function written(value: unknown, write: Write = asTyped): unknown {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return value.map((inner) => written(inner, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner, write)]))
}

/** The same for texts that the shop shows, whose hyphens without width are meant. */
export const composed = (value: unknown): unknown => written(value, (text) => text.normalize('NFC'))
