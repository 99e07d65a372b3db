import {
  valueAt,
  withValue,
  type FieldDefinition,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import * as v from 'valibot'

/** What a refused save says of an address whose postal code and town don't fit: what may be meant, the own input last. */
const correctionSchema = v.object({
  field: v.pipe(v.string(), v.regex(/\.(zipcode|city)$/)),
  rule: v.literal('correction'),
  message: v.string(),
  options: v.pipe(v.array(v.object({ value: v.string(), label: v.string() })), v.minLength(1)),
})

/** A field that is chosen from what it may mean, as long as the field that it didn't fit stays as it was. */
export interface Correction {
  field: string
  /** What was typed, and why it is doubted. */
  typed: unknown
  message: string
  options: readonly { value: string; label: string }[]
  beside: { field: string; value: unknown }
}

/** 'customer.address.city' → 'customer.address.zipcode', and the other way round */
const besideOf = (field: string): string =>
  field.replace(/(zipcode|city)$/, (part) => (part === 'city' ? 'zipcode' : 'city'))

/** The corrections that a refusal asks for, of the values that were sent. */
export const correctionsIn = (details: readonly Record<string, unknown>[], values: FormValues): Correction[] =>
  details.flatMap((detail) => {
    const asked = v.safeParse(correctionSchema, detail)
    if (!asked.success) return []
    const { field, message, options } = asked.output
    const beside = besideOf(field)
    return [
      {
        field,
        typed: valueAt(values, field),
        message,
        options,
        beside: { field: beside, value: valueAt(values, beside) },
      },
    ]
  })

/**
 * The questions after a refusal: those that it asks, and those before of which it says nothing, since the answer got lost or
 * was about something else.
 */
export const correctionsAfter = (
  before: readonly Correction[],
  details: readonly Record<string, unknown>[],
  values: FormValues,
): Correction[] => [
  ...before.filter(({ field }) => !details.some((detail) => detail['field'] === field)),
  ...correctionsIn(details, values),
]

/** Those that still are a question. */
export const openCorrections = (corrections: readonly Correction[], values: FormValues): readonly Correction[] =>
  corrections.every((correction) => isOpen(correction, values))
    ? corrections
    : corrections.filter((correction) => isOpen(correction, values))

const isOpen = ({ beside }: Correction, values: FormValues): boolean => valueAt(values, beside.field) === beside.value

/** The form with a select of what is meant in the place of each doubted field, which says why until one is chosen (AVAIL-8). */
export function withCorrections(schema: FormSchema, corrections: readonly Correction[]): FormSchema {
  const { definitionSchema } = schema
  const { definitions } = definitionSchema
  const selects: Record<string, FieldDefinition> = {}
  for (const { field, message, options } of corrections) {
    const definition = definitions[field]
    if (!definition) continue
    const errorMessages = { ...definition.errorMessages, required: message }
    selects[field] = { ...definition, type: 'select', options: [...options], errorMessages }
  }
  if (Object.keys(selects).length === 0) return schema
  return { ...schema, definitionSchema: { ...definitionSchema, definitions: { ...definitions, ...selects } } }
}

/**
 * A payload with the pairs that the customer insists on, having chosen the own input.
 * {customer: {address: {zipcode: '01067', city: 'Leipzig', …}}} → {customer: {address: {…, place_confirmed: '01067 Leipzig'}}}
 */
export const withConfirmed = (
  payload: FormValues,
  corrections: readonly Correction[],
  values: FormValues,
): FormValues =>
  corrections.reduce((now, { field, options }) => {
    // an address that is hidden by now is confirmed by nobody
    if (valueAt(now, field) === undefined || valueAt(values, field) !== options.at(-1)?.value) return now
    const address = field.replace(/\.[^.]+$/, '')
    const [zipcode, city] = ['zipcode', 'city'].map((part) => String(valueAt(now, `${address}.${part}`)))
    return withValue(now, `${address}.place_confirmed`, `${zipcode} ${city}`)
  }, payload)

/** What is remembered while a question is open: where nothing is chosen yet, what was typed; and the pairs that are insisted on. */
export const keptValues = (corrections: readonly Correction[], values: FormValues): FormValues =>
  corrections.reduce(
    (now, { field, typed }) => (valueAt(now, field) === '' ? withValue(now, field, typed) : now),
    withConfirmed(values, corrections, values),
  )
