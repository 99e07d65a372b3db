import {
  valueAt,
  withValue,
  type FieldDefinition,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { fixedAddressOf, isFixed } from '@nimbus/shared-ui/form'

/** Values that the customer gave in an earlier step, by field id (WCAG 2.2, 3.3.7: nothing is asked twice). */
export type Prefill = Readonly<Record<string, unknown>>

/**
 * What a step starts with: the server's dataset, over it what was typed in this tab, and for fields that are still
 * empty what earlier steps know. Fields that can't be changed always show the server's value. What another release of the
 * form has kept counts only where it still fits its field (STO-23).
 */
export function initialValues(schema: FormSchema, remembered: FormValues = {}, prefill: Prefill = {}): FormValues {
  const { dataset, definitions } = schema.definitionSchema
  const fields = Object.entries(definitions)
  const typed = fields.reduce<FormValues>((values, [id, definition]) => {
    const value = valueAt(remembered, id)
    return fits(definition, value) ? withValue(values, id, value) : values
  }, dataset)
  const fixed = fields.filter(([, definition]) => isFixed(definition))
  // a checked address changes as a whole: its dwelling is no field of its own
  const owners = new Set(fixed.map(([id, definition]) => fixedAddressOf(id, definition) ?? id))
  const corrected = [...owners].reduce<FormValues>((values, id) => withValue(values, id, valueAt(dataset, id)), typed)
  return Object.entries(prefill).reduce((values, [id, value]) => {
    const definition = definitions[id]
    return definition && isEmpty(valueAt(values, id)) && fits(definition, value) ? withValue(values, id, value) : values
  }, corrected)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** True for what the field's control can show. fits({type: 'select', options: [{value: 'ESIM', …}]}, 'SIM') → false */
function fits({ type, options }: FieldDefinition, value: unknown): boolean {
  if (type === 'checkbox') return typeof value === 'boolean'
  if (type === 'list') return Array.isArray(value) && value.every(isEntry)
  if (typeof value !== 'string') return false
  const isChosen = type === 'select' || type === 'radio'
  return !isChosen || value === '' || options === undefined || options.some((option) => option.value === value)
}

const isEntry = (entry: unknown): boolean =>
  typeof entry === 'string' || (typeof entry === 'object' && entry !== null && !Array.isArray(entry))

/**
 * True when an account was given before, of which the IBAN is no longer here: after a reload, in a new session, on another
 * device. isIbanMissing({payment: {method: 'DIRECT_DEBIT', account_holder: 'Ada Ng'}}) → true; of an empty form → false
 */
export const isIbanMissing = (initial: FormValues): boolean =>
  valueAt(initial, 'payment.method') === 'DIRECT_DEBIT' && !valueAt(initial, 'payment.iban')
