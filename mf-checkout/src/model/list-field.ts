import * as v from 'valibot'
import { fieldDefinitionSchema, type FieldDefinition } from '@nimbus/shared-contracts/forms'

type Definitions = Readonly<Record<string, FieldDefinition>>

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
