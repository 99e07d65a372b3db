/**
 * A body with every text in the form that keyboards type (Unicode NFC), so that a name from a Mac or a PDF is the same as one
 * that was typed: compared, counted, found and printed alike (FORM-19). For what is nested no deeper than a body may be.
 * composed({customer: {last_name: 'Mu\u0308ller'}}) → {customer: {last_name: 'Müller'}}
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, composed(inner)]))
}
