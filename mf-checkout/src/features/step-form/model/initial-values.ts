import { setIn } from 'final-form'
import { valueAt, type FieldDefinition, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { fixedAddressOf, isFixed } from './fixed-address'

/** Values that the customer gave in an earlier step, by field id (WCAG 2.2, 3.3.7: nothing is asked twice). */
export type Prefill = Readonly<Record<string, unknown>>

/**
 * What a step starts with: the server's dataset, over it what was typed in this tab, and for fields that are still
 * empty what earlier steps know. Fields that can't be changed always show the server's value.
 */
export function initialValues(schema: FormSchema, remembered: FormValues = {}, prefill: Prefill = {}): FormValues {
  const { dataset, definitions } = schema.definitionSchema
  const merged = merge(dataset, remembered)
  const fixed = Object.entries(definitions).filter(([, definition]) => isFixed(definition))
  // a checked address changes as a whole: its dwelling is no field of its own
  const owners = new Set(fixed.map(([id, definition]) => fixedAddressOf(id, definition) ?? id))
  const corrected = [...owners].reduce<FormValues>((values, id) => withValue(values, id, valueAt(dataset, id)), merged)
  return Object.entries(prefill).reduce((values, [id, value]) => {
    const definition = definitions[id]
    return definition && isEmpty(valueAt(values, id)) && isOffered(definition, value)
      ? withValue(values, id, value)
      : values
  }, corrected)
}

const withValue = (values: FormValues, id: string, value: unknown): FormValues =>
  (setIn(values, id, value) ?? {}) as FormValues

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isOffered = ({ options }: FieldDefinition, value: unknown): boolean =>
  options === undefined || options.some((option) => option.value === value)

function merge(base: FormValues, over: FormValues): FormValues {
  const result: FormValues = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = result[key]
    result[key] = isGroup(below) && isGroup(value) ? merge(below, value) : value
  }
  return result
}

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
