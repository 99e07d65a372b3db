import { fieldDefinitionSchema, formSectionSchema, type FieldDefinition } from '@nimbus/shared-contracts/forms'
import * as v from 'valibot'
import type { JsonSchema } from '../../kernel/openapi/json-schema-of'
import { filled, isFilled, linesThatCount, namesIn, TextError } from '../../kernel/texts/template'
import { orderAddressFields } from './address-fields'
import type { Field, Fields, ScopeForm } from './fields'
import { PERSONAL_KINDS, type Personal } from './personal'

type Raw = Readonly<Record<string, unknown>>

/** The sections of a form as its file in data/forms has them; README.md there says how they are written. */
type Sections = readonly (Raw & { fields: Readonly<Record<string, Raw | undefined>> })[]

/** The file of a form, "customer.json", each field with what it takes from its part. */
export interface FormData {
  file: string
  sections: readonly { fields: Readonly<Record<string, Raw>> }[]
}

/** The value of a slot that is named in a form at a place. */
export type FormValueOf = (slot: string, at: string) => unknown

const kinds = Object.keys(PERSONAL_KINDS) as (keyof typeof PERSONAL_KINDS)[]
const personal = v.union([v.literal(false), v.picklist(kinds)])
const anyObject = v.record(v.string(), v.unknown())
const { layout, visibleIf } = fieldDefinitionSchema.entries

/** A field that the page fills itself. */
const hiddenSchema = v.strictObject({
  personal,
  required: v.optional(v.boolean(), false),
  rule: v.optional(anyObject, {}),
})

/** A field that shows. `required`: asked for; where it shows only at times, when it shows. */
const shownSchema = v.strictObject({
  ...v.omit(fieldDefinitionSchema, ['layout', 'options', 'item', 'requiredWhenVisible']).entries,
  ...hiddenSchema.entries,
  width: layout.entries.width,
  /** Values with their labels, or values that are labels. */
  options: v.optional(
    v.union([
      v.array(v.string()),
      v.array(v.object({ value: v.string(), label: v.string() })),
      v.record(v.string(), v.string()),
    ]),
    [],
  ),
  initial: v.optional(v.string()),
  rulesIf: v.optional(v.array(v.strictObject({ field: v.string(), in: v.array(v.unknown()), rule: anyObject }))),
  /** For a list: no entry twice. */
  uniqueItems: v.optional(v.boolean()),
  requiredUnless: v.optional(v.object({ field: v.string(), equals: v.unknown() })),
  addLabel: v.optional(v.string(), ''),
  entry: v.optional(v.record(v.string(), anyObject)),
})
type Shown = v.InferOutput<typeof shownSchema>

/** The six fields of an address. */
const addressSchema = v.strictObject({
  type: v.literal('address'),
  personal,
  autocomplete: v.optional(v.literal('billing')),
  visibleIf: v.optional(v.nonNullish(visibleIf)),
  fixed: v.optional(v.boolean()),
})

const sectionSchema = v.looseObject(v.omit(formSectionSchema, ['fields']).entries)

/** A form's file, and what several fields have in common by the name under which they take it. */
export const formData = (file: string, sections: Sections, parts: Readonly<Record<string, Raw>>): FormData => ({
  file,
  sections: sections.map((section) => ({
    ...section,
    fields: mapped(section.fields, (field = {}) => withParts(field, parts)),
  })),
})

/** The form of a file with its slots filled. What is wrong in it throws, with file and field. */
export function readForm({ file, sections }: FormData, valueOf: FormValueOf): ScopeForm {
  const form: ScopeForm = { sections: [], fields: {} }
  for (const { fields, ...raw } of sections) {
    const section = fill(raw, `forms/${file}`, valueOf)
    if (section === undefined) continue
    const ids = Object.entries(fields).flatMap(([id, field]) => {
      const at = `forms/${file} ${id}`
      const made = fieldsOf(id, fill(field, at, valueOf), at)
      Object.assign(form.fields, made)
      return Object.keys(made).filter((name) => made[name]?.definition)
    })
    form.sections.push({ ...parsed(sectionSchema, section, `forms/${file}`), fields: ids })
  }
  return form
}

/** The slots that a form names, each with its place. */
export function slotsOf({ file, sections }: FormData): { slot: string; at: string }[] {
  const named = (value: unknown, at: string): { slot: string; at: string }[] => {
    if (typeof value === 'string') return namesIn(value).map(([, slot]) => ({ slot, at }))
    if (typeof value !== 'object' || value === null) return []
    const { when, unless }: Raw = Array.isArray(value) ? {} : { ...value }
    const conditions = [when, unless].flatMap((slot) => (typeof slot === 'string' ? [{ slot, at }] : []))
    return [...conditions, ...Object.values(value).flatMap((inner) => named(inner, at))]
  }
  return sections.flatMap(({ fields, ...section }) => [
    ...named(section, `forms/${file}`),
    ...Object.entries(fields).flatMap(([id, field]) => named(field, `forms/${file} ${id}`)),
  ])
}

/** What every field of a form can tell of a person, whether the form has it or not. */
export function personalOf({ file, sections }: FormData): Record<string, PersonalField> {
  const told = (raw: unknown, at: string): PersonalField => {
    const { entry, ...field } = parsed(v.object({ personal, entry: shownSchema.entries.entry }), raw, at)
    return { ...field, ...(entry && { entry: mapped(entry, (inner) => told(inner, at)) }) }
  }
  const fields = sections.flatMap((section) => Object.entries(section.fields))
  return Object.assign(
    {},
    ...fields.map(([id, raw]) => {
      const field = told(raw, `forms/${file} ${id}`)
      return raw.type === 'address' ? orderAddressFields(id, { personal: field.personal }) : { [id]: field }
    }),
  ) as Record<string, PersonalField>
}

/** A field as far as it tells of a person; a list has entries with fields of their own. */
export interface PersonalField {
  personal: Personal
  entry?: Record<string, PersonalField>
}

const mapped = <Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Record<string, Made> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]))

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown, at: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new TextError(at, v.summarize(result.issues))
  return result.output
}

/** A field with what it takes from its part; its own words, messages and rules win. */
function withParts({ part, ...raw }: Raw, parts: Readonly<Record<string, Raw>>): Raw {
  const taken: Raw = typeof part === 'string' ? (parts[part] ?? {}) : {}
  const both = (name: string): Raw =>
    isObject(taken[name]) && isObject(raw[name]) ? { [name]: { ...taken[name], ...raw[name] } } : {}
  const entry = isObject(raw.entry) && {
    entry: mapped(raw.entry, (inner) => (isObject(inner) ? withParts(inner, parts) : inner)),
  }
  return { ...taken, ...raw, ...both('errorMessages'), ...both('rule'), ...entry }
}

/**
 * Values with their slots filled. A text that is a slot alone becomes the slot's value; what is left empty falls away, and so
 * does an object whose `when` isn't the case or whose `unless` is. `why` is for whoever reads the file.
 */
function fill(raw: unknown, at: string, valueOf: FormValueOf): unknown {
  if (typeof raw === 'string') {
    if (!raw.includes('{{')) return raw
    const alone = /^\{\{([\w.]+)\}\}$/.exec(raw)?.[1]
    const value = alone === undefined ? words(raw, at, valueOf) : valueOf(alone, at)
    return isFilled(value) ? value : undefined
  }
  if (Array.isArray(raw)) return raw.map((value) => fill(value, at, valueOf)).filter((value) => value !== undefined)
  if (!isObject(raw)) return raw
  const { when, unless, why: _, ...rest } = raw
  if (typeof when === 'string' && !isFilled(valueOf(when, at))) return undefined
  if (typeof unless === 'string' && isFilled(valueOf(unless, at))) return undefined
  const entries = Object.entries(rest).map(([name, value]) => [name, fill(value, at, valueOf)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const words = (text: string, at: string, valueOf: FormValueOf): string =>
  linesThatCount([{ text, at }], valueOf)
    .map((line) => filled(line.text, at, valueOf))
    .join('')

/** The field of a specification, or the fields of an address; none where it fell away. */
function fieldsOf(id: string, spec: unknown, at: string): Fields {
  if (!isObject(spec)) return {}
  if (spec.type === 'address') return orderAddressFields(id, parsed(addressSchema, spec, at))
  return { [id]: fieldOf(spec, at) }
}

function fieldOf(spec: Raw, at: string): Field {
  if (!('label' in spec)) {
    const hidden = parsed(hiddenSchema, spec, at)
    return { ...hidden, rule: { type: 'string', ...hidden.rule } }
  }
  const shown = parsed(shownSchema, spec, at)
  const {
    personal: told,
    width,
    required,
    options,
    rule: _,
    initial,
    requiredUnless,
    rulesIf,
    uniqueItems: _unique,
    entry,
    addLabel,
    ...looks
  } = shown
  const entries = entry && mapped(entry, (inner) => fieldOf(inner, at))
  const choices = Array.isArray(options)
    ? options
    : Object.entries(options).map(([value, name]) => ({ value, label: name }))
  const values = choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
  const definition: FieldDefinition = {
    ...looks,
    layout: width ? { width } : {},
    ...(values.length > 0 && { options: values }),
    ...(shown.type === 'list' && { item: { fields: Object.keys(entries ?? {}), addLabel } }),
    ...(required && looks.visibleIf && { requiredWhenVisible: true }),
  }
  return {
    personal: told,
    definition,
    rule: ruleOf(
      shown,
      values.map(({ value }) => value),
      entries,
    ),
    required: required && !looks.visibleIf,
    ...(initial !== undefined && { initial }),
    ...(requiredUnless && { requiredUnless }),
    ...(rulesIf && { rulesIf }),
    ...(entries && { entry: entries }),
  }
}

/** The rule that a field's value has to follow: that of its control, with what its file says of it. */
function ruleOf(
  { type, required, rule, minItems, maxItems, uniqueItems }: Shown,
  values: string[],
  entry: Fields | undefined,
): JsonSchema {
  if (type === 'checkbox') return { type: 'boolean', ...(required && { const: true }) }
  if (type === 'list') {
    const items = entry
      ? { type: 'object', required: Object.keys(entry), properties: mapped(entry, (field) => field.rule) }
      : { type: 'string', ...rule }
    return { type: 'array', minItems, maxItems, ...(uniqueItems && { uniqueItems }), items }
  }
  const isChoice = type === 'select' || type === 'radio'
  return { type: 'string', ...(isChoice && Object.keys(rule ?? {}).length === 0 ? { enum: values } : rule) }
}
