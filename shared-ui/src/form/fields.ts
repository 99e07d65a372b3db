import * as v from 'valibot'
import {
  fieldDefinitionSchema,
  isShown,
  valueAt,
  worded,
  type FieldDefinition,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'

/** A field that is on screen for some values, list entries resolved to one field for each input. */
export interface VisibleField {
  /** Dotted path into the values: 'provider_change.holders.0.first_name' */
  id: string
  definition: FieldDefinition
}

export type Definitions = Readonly<Record<string, FieldDefinition>>

/** Every input on screen in its order; the order of the error summary too. */
export function visibleFields({ definitionSchema }: FormSchema, values: FormValues): VisibleField[] {
  const { form, definitions } = definitionSchema
  return form
    .flatMap(({ fields }) => fields)
    .filter((id) => isShown(id, definitions, values))
    .flatMap((id) => {
      const definition = definitions[id]
      if (!definition) return []
      return definition.type === 'list'
        ? entryFields(id, definition, definitions, values)
        : [{ id, definition: worded(definition, values) }]
    })
}

/**
 * Ticked boxes beside which another sentence stands than when they were ticked: nobody has agreed to that one (FORM-26).
 * tickedOtherwise({box: {labelBy: {field: 'case', …}, …}}, {case: 'A', box: true}, {case: 'B', box: true}) → ['box']
 */
export const tickedOtherwise = (definitions: Definitions, before: FormValues, now: FormValues): string[] =>
  Object.entries(definitions).flatMap(([id, definition]) =>
    definition.labelBy &&
    definition.type === 'checkbox' &&
    valueAt(now, id) === true &&
    worded(definition, before).label !== worded(definition, now).label
      ? [id]
      : [],
  )

/**
 * What becomes of a field that is typed and is to be chosen now, or the other way round: nothing is chosen before somebody
 * has chosen, and what was typed comes back where nothing else was said (AVAIL-8).
 * changedControls({a: {type: 'text', …}}, {a: {type: 'select', …}}) → [{id: 'a', isChosen: true}]
 */
export const changedControls = (before: Definitions, now: Definitions): { id: string; isChosen: boolean }[] =>
  Object.entries(now).flatMap(([id, { type }]) => {
    const isChosen = type === 'select'
    const old = before[id]
    return old && (old.type === 'select') !== isChosen ? [{ id, isChosen }] : []
  })

function entryFields(
  listId: string,
  list: FieldDefinition,
  definitions: Definitions,
  values: FormValues,
): VisibleField[] {
  const inputs = entryInputs(list, definitions)
  return Array.from({ length: shownEntries(list, valueAt(values, listId)) }, (_, index) =>
    inputs.map(({ name, definition }) => ({ id: entryFieldId(listId, index, name), definition })),
  ).flat()
}

/** One input of a list's entry. `name` is '' where the entries are plain values. */
export interface EntryInput {
  name: string
  definition: FieldDefinition
}

const itemDefinitionsSchema = v.optional(v.record(v.string(), fieldDefinitionSchema), {})

/**
 * The inputs of one entry: as the list's `item` describes them, or one text for a list of plain values; with the list's triggers.
 * entryInputs({label: 'Rufnummern', item: {fields: [], …}}, {}) → [{name: '', definition: {type: 'text', label: 'Rufnummern', …}}]
 */
export function entryInputs(list: FieldDefinition, definitions: Definitions): EntryInput[] {
  const { item, hint: _, ...look } = list
  const own = v.safeParse(itemDefinitionsSchema, item?.definitions)
  const triggered = look.triggers && { triggers: look.triggers }
  const inputs = (item?.fields ?? []).flatMap((field) => {
    const definition = (own.success ? own.output[field] : undefined) ?? definitions[field]
    return definition ? [{ name: field.split('.').at(-1) ?? field, definition: { ...triggered, ...definition } }] : []
  })
  return inputs.length > 0 ? inputs : [{ name: '', definition: { ...look, type: 'text', visibleIf: null } }]
}

/** entryFieldId('p.holders', 1, 'first_name') → 'p.holders.1.first_name'; of a plain value: 'p.numbers.1' */
export const entryFieldId = (listId: string, index: number, name: string): string =>
  [listId, String(index), ...(name ? [name] : [])].join('.')

/** How many entries are shown: what is there, at least as many as are needed. */
export const shownEntries = ({ minItems = 1 }: FieldDefinition, value: unknown): number =>
  Math.max(Array.isArray(value) ? value.length : 0, minItems)

/** The fields of a form, each with its triggers: its own, or the form's. withTriggers({triggers: ['input'], …}) → {a: {triggers: ['input'], …}} */
export function withTriggers({
  definitions,
  triggers,
}: Pick<FormSchema['definitionSchema'], 'definitions' | 'triggers'>): Definitions {
  if (!triggers) return definitions
  return Object.fromEntries(Object.entries(definitions).map(([id, definition]) => [id, { triggers, ...definition }]))
}

/** True for a field that only shows a value. */
export const isFixed = ({ type, layout }: FieldDefinition): boolean => type === 'readonly' || layout.disabled === true

const PART_OF_AN_ADDRESS = /^(.*)\.(zipcode|city|district|street|house_no|house_no_suffix)$/

/** The address that a field is a part of, when it can only be read. fixedAddressOf('customer.address.city', {type: 'readonly', …}) → 'customer.address' */
export function fixedAddressOf(id: string, { type }: FieldDefinition): string | undefined {
  return type === 'readonly' ? PART_OF_AN_ADDRESS.exec(id)?.[1] : undefined
}

/** True for the part at whose place the whole address is shown, as one. */
export const leadsAddress = (id: string): boolean => id.endsWith('.zipcode')
