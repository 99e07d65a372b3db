import * as v from 'valibot'

/** What a form may send, far above what any of its fields allows: the fields' own rules name the field that is too long. */
const LIMITS = { text: 4_000, name: 80, entries: 60, items: 60 } as const

const text = v.pipe(v.string(), v.maxLength(LIMITS.text))
const name = v.pipe(v.string(), v.maxLength(LIMITS.name))
const scalars = [v.boolean(), v.number(), text] as const

/** A value with so many levels below it. */
function valueOf(depth: number): v.GenericSchema {
  if (depth === 0) return v.nullable(v.union(scalars))
  const inner = valueOf(depth - 1)
  return v.nullable(
    v.union([
      ...scalars,
      v.pipe(v.array(inner), v.maxLength(LIMITS.items)),
      v.pipe(v.record(name, inner), v.maxEntries(LIMITS.entries)),
    ]),
  )
}

/** Below a scope: a group, a field or a group within, and the entries of a list with their fields. */
const DEPTH = 4

/**
 * The values of one scope as they may be sent, by dotted ids that became groups: {customer: {address: {city: 'Dresden'}}}.
 * Every text, list, group and nesting has a maximum; what a value has to be, the form's own schema says.
 */
export const answersSchema: v.GenericSchema<Record<string, unknown>> = v.pipe(
  v.record(name, valueOf(DEPTH)),
  v.maxEntries(LIMITS.entries),
)

/** The same for several scopes. */
export const answersByScopeSchema = v.pipe(v.record(name, answersSchema), v.maxEntries(LIMITS.entries))
