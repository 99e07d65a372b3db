import {
  isShown,
  valueAt,
  worded,
  type FieldDefinition,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { entryFieldId, entryInputs, shownEntries } from './list-field'

/** A field that is on screen for some values, list entries resolved to one field for each input. */
export interface VisibleField {
  /** Dotted path into the values: 'provider_change.holders.0.first_name' */
  id: string
  definition: FieldDefinition
}

type Definitions = FormSchema['definitionSchema']['definitions']

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
