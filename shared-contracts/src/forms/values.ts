import type { FieldDefinition, FormValues } from './form-schema'

/** valueAt({customer: {email: 'a@b.de'}}, 'customer.email') → 'a@b.de' */
export function valueAt(values: FormValues, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isRecord(value) || Array.isArray(value) ? (value as FormValues)[key] : undefined),
      values,
    )
}

/**
 * What is sent and validated: empty strings, null, empty lists and empty objects are left out at every depth, so that
 * `required`, `minLength` and dates mean the same in browser and server (FORM-10: empty values are stripped).
 * stripEmpty({a: ' ', b: {c: ''}, d: false}) → {d: false}
 */
export function stripEmpty(values: FormValues): FormValues {
  return (strip(values) ?? {}) as FormValues
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (Array.isArray(value)) {
    const items = value.map(strip).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).flatMap(([key, inner]) => {
      const kept = strip(inner)
      return kept === undefined ? [] : [[key, kept] as const]
    })
    return entries.length > 0 ? Object.fromEntries(entries) : undefined
  }
  return value ?? undefined
}

/** True when the field is to be shown for these values. */
export function isVisible({ visibleIf }: FieldDefinition, values: FormValues): boolean {
  if (!visibleIf) return true
  const value = valueAt(values, visibleIf.field)
  return visibleIf.in ? visibleIf.in.includes(value) : value === visibleIf.equals
}

/**
 * True when the field is to be shown and so is the one that decides it, and so on: what hangs on a hidden question is
 * hidden too. isShown('payment.holder_address.city', …, {payment: {method: 'INVOICE', holder_differs: true}}) → false
 */
export function isShown(
  id: string,
  definitions: Readonly<Record<string, FieldDefinition | undefined>>,
  values: FormValues,
): boolean {
  const definition = definitions[id]
  if (!definition || !isVisible(definition, values)) return false
  const decider = definition.visibleIf?.field
  return decider === undefined || definitions[decider] === undefined || isShown(decider, definitions, values)
}

/**
 * The field with the label that belongs to another answer, if one does.
 * worded({labelBy: {field: 'case', labels: {A: 'Ich beauftrage A.'}}, …}, {case: 'A'}).label → 'Ich beauftrage A.'
 */
export function worded(definition: FieldDefinition, values: FormValues): FieldDefinition {
  const { labelBy, label } = definition
  if (!labelBy) return definition
  const answer = valueAt(values, labelBy.field)
  const own = typeof answer === 'string' && Object.hasOwn(labelBy.labels, answer) ? labelBy.labels[answer] : undefined
  return { ...definition, label: own ?? label }
}

/** capitalise('köln') → 'Köln'; city and street are saved so (FORM-10). What has no capital of one letter stays: 'ßa' → 'ßa' */
export function capitalise(text: string): string {
  const capital = text.charAt(0).toLocaleUpperCase('de')
  return capital.length === 1 ? capital + text.slice(1) : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
