import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { READABLE_PATTERN, REQUIRED_MESSAGE, UNREADABLE_MESSAGE } from '@nimbus/shared-contracts/forms/rules'
import {
  valueAt,
  withValue,
  type FieldDefinition,
  type FormSection,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import type { JsonSchema } from '../../kernel/openapi/json-schema-of'
import type { Personal } from './personal'

/** One field: how it looks, and the rule that its value has to follow. Fields without a look are filled by the page. */
export interface Field {
  /** What it tells of a person, see there; a field that tells nothing has to say so. */
  personal: Personal
  definition?: FieldDefinition
  rule: JsonSchema
  required?: boolean
  /** What counts while the customer has answered nothing; never what costs money or gives consent. */
  initial?: string
  /** The value of another field with which a visible field may be left out. */
  requiredUnless?: { field: string; equals: unknown }
  /** What else holds for the value while another field has one of these values; broken rules have the field's own texts. */
  rulesIf?: readonly { field: string; in: readonly unknown[]; rule: JsonSchema }[]
  /** For a list: the fields of one entry. */
  entry?: Fields
}

/** The fields of one scope by their dotted id. */
export type Fields = Record<string, Field>

/** One scope of the order form. */
export interface ScopeForm {
  sections: FormSection[]
  fields: Fields
}

interface ObjectRule extends JsonSchema {
  type: 'object'
  properties: Record<string, JsonSchema>
  required: string[]
}

const objectRule = (): ObjectRule => ({ type: 'object', properties: {}, required: [] })

/**
 * The validation schema of a form. What is `requiredWhenVisible` becomes an if/then, so that the server asks for exactly
 * what the customer saw.
 * {'payment.iban': {rule, definition: {visibleIf: {field: 'payment.method', equals: 'DIRECT_DEBIT'}, requiredWhenVisible: true}}}
 */
export function validationSchemaOf(fields: Fields): JsonSchema {
  const root = objectRule()
  const conditions: JsonSchema[] = []
  for (const [id, { rule, required, requiredUnless, rulesIf = [], definition }] of Object.entries(fields)) {
    place(root, id.split('.'), enforced(rule), required ?? false)
    for (const { field, in: values, rule: further } of rulesIf) {
      conditions.push({ if: nested(field.split('.'), { enum: values }), then: within(id.split('.'), further) })
    }
    if ((definition?.requiredWhenVisible || requiredUnless) && definition?.visibleIf) {
      const { field, equals, in: values } = definition.visibleIf
      const visible = nested(field.split('.'), values ? { enum: values } : { const: equals })
      const excused = requiredUnless && nested(requiredUnless.field.split('.'), { const: requiredUnless.equals })
      conditions.push({
        if: excused ? { allOf: [visible, { not: excused }] } : visible,
        then: nested(id.split('.'), {}),
      })
    }
  }
  return conditions.length > 0 ? { ...root, allOf: conditions } : root
}

function place(parent: ObjectRule, [key, ...rest]: string[], rule: JsonSchema, required: boolean): void {
  if (key === undefined) return
  if (required && !parent.required.includes(key)) parent.required.push(key)
  if (rest.length === 0) parent.properties[key] = rule
  else place((parent.properties[key] ??= objectRule()) as ObjectRule, rest, rule, required)
}

/** A schema that asks for a value at a path. nested(['a', 'b'], {const: 1}) → {required: ['a'], properties: {a: {required: ['b'], …}}} */
function nested([key, ...rest]: string[], rule: JsonSchema): JsonSchema {
  if (key === undefined) return rule
  return { type: 'object', required: [key], properties: { [key]: nested(rest, rule) } }
}

/** A schema for the value at a path, if there is one. within(['a', 'b'], {const: 1}) → {properties: {a: {properties: {b: {const: 1}}, …}}} */
function within([key, ...rest]: string[], rule: JsonSchema): JsonSchema {
  return key === undefined ? rule : { type: 'object', properties: { [key]: within(rest, rule) } }
}

/** Free text has no unreadable characters; patterns, formats and choices have their own idea of that. */
const enforced = (rule: JsonSchema): JsonSchema => (isFreeText(rule) ? { ...rule, pattern: READABLE_PATTERN } : rule)

const isFreeText = (rule: JsonSchema): boolean =>
  rule.type === 'string' && !['pattern', 'format', 'enum', 'const', 'if'].some((keyword) => keyword in rule)

/** The fields' looks without their messages, which are enough to tell what shows. */
export const looksOf = (fields: Fields): Record<string, FieldDefinition | undefined> =>
  Object.fromEntries(Object.entries(fields).map(([id, { definition }]) => [id, definition]))

/** What is saved, with what counts where nothing was answered. withInitials({'a.b': {initial: 'NONE', …}}, {}) → {a: {b: 'NONE'}} */
export function withInitials(fields: Fields, saved: FormValues): FormValues {
  return Object.entries(fields).reduce<FormValues>(
    (values, [id, { initial }]) =>
      initial === undefined || valueAt(values, id) !== undefined ? values : withValue(values, id, initial),
    saved,
  )
}

/** The definitions of a form, for the page. */
export function definitionsOf(fields: Fields): Record<string, FieldDefinition> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => (field.definition ? [[id, shownAs(field, field.definition)]] : [])),
  )
}

function shownAs(field: Field, definition: FieldDefinition): FieldDefinition {
  const { entry } = field
  const item = definition.item && entry && { ...definition.item, definitions: definitionsOf(entry) }
  return { ...withMessages(field, definition), ...(item && { item }) }
}

/** The field with a dotted id, or the field of an entry: 'provider_change.holders.0.first_name', 'provider_change.numbers.1' */
export function fieldNamed(fields: Fields, id: string): Field | undefined {
  const [list = '', name = ''] = id.split(/\.\d+(?:\.|$)/)
  return fields[id] ?? (name ? fields[list]?.entry?.[name] : fields[list])
}

/** What a field says where nothing better is to be said. */
export const CHECK_MESSAGE = 'Bitte prüfen Sie Ihre Eingabe.'

/** German texts for the rules of FORM-1; a field's own text wins. */
const MESSAGES: Record<string, (limit: unknown) => string> = {
  minLength: (limit) => `Bitte geben Sie mindestens ${String(limit)} Zeichen ein.`,
  maxLength: (limit) => `Bitte geben Sie höchstens ${String(limit)} Zeichen ein.`,
  minItems: (limit) => `Bitte machen Sie mindestens ${String(limit)} Angabe.`,
  uniqueItems: () => 'Diese Angabe steht schon da.',
  maxItems: (limit) => `Bitte machen Sie höchstens ${String(limit)} Angaben.`,
  type: () => CHECK_MESSAGE,
  pattern: () => CHECK_MESSAGE,
  enum: () => 'Bitte wählen Sie einen der Einträge.',
  const: () => REQUIRED_MESSAGE,
  format: () => CHECK_MESSAGE,
  dateMinimum: (limit) => `Bitte wählen Sie ein Datum ab dem ${formatGermanDate(String(limit))}.`,
  dateMaximum: (limit) => `Bitte wählen Sie ein Datum bis zum ${formatGermanDate(String(limit))}.`,
}

/** FORM-1 keeps the message of a choice under the name of the rule. */
const KEYS: Record<string, string> = { enum: 'one_of' }

function withMessages(field: Field, definition: FieldDefinition): FieldDefinition {
  const { rule, required, requiredUnless } = field
  const items = rule.items as JsonSchema | undefined
  // the entries of a list of plain values have no definition of their own
  const rules = { ...rule, ...(rule.else as JsonSchema | undefined), ...(items?.type === 'string' && items) }
  const texts = Object.entries(MESSAGES).flatMap(([name, text]) =>
    name in rules ? [[KEYS[name] ?? name, text(rules[name])]] : [],
  )
  const needed = required || requiredUnless || definition.requiredWhenVisible ? { required: REQUIRED_MESSAGE } : {}
  const day = firstDay(field)
  const example = day === undefined ? '' : `, zum Beispiel ${formatGermanDate(day)}`
  const dated = rule.format === 'date' ? { format: `Bitte geben Sie ein gültiges Datum ein${example}.` } : {}
  const readable = isFreeText(rule) ? { pattern: UNREADABLE_MESSAGE } : {}
  return {
    ...definition,
    errorMessages: { ...needed, ...readable, ...Object.fromEntries(texts), ...dated, ...definition.errorMessages },
  }
}

/** The first day that is good whatever was answered beside it; the example of a date is one that is asked for. */
const firstDay = ({ rule, rulesIf = [] }: Field): string | undefined =>
  [rule, ...rulesIf.map((further) => further.rule)]
    .map(({ dateMinimum }) => dateMinimum)
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1)
