import { useField, useForm } from 'react-final-form'
import { valueAt, type FieldDefinition } from '@nimbus/shared-contracts/forms'
import { Button } from '@nimbus/shared-ui/button'
import { FieldGrid } from '@nimbus/shared-ui/field'
import { CONTROLS } from './controls'
import { de } from './de'
import {
  entryFieldId,
  entryInputs,
  fixedAddressOf,
  leadsAddress,
  shownEntries,
  type Definitions,
  type EntryInput,
  type VisibleField,
} from './fields'
import { FixedValue } from './fixed-value'
import { useShownError, useTriggers } from './use-triggers'
import styles from './form.module.css'

const same = (value: unknown): unknown => value

const SUBSCRIPTION = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  touched: true,
  active: true,
} as const

/** One field of the server's form, bound to its place in the values. */
export function FormField({ id, definition, definitions }: VisibleField & { definitions: Definitions }) {
  if (definition.type === 'list') return <ListField id={id} definition={definition} definitions={definitions} />
  const address = fixedAddressOf(id, definition)
  if (address) return leadsAddress(id) ? <FixedAddress id={address} /> : null
  return <SingleField id={id} definition={definition} />
}

/** The parts of a checked address in one block. */
function FixedAddress({ id }: { id: string }) {
  const { input } = useField<unknown>(id, { parse: same, format: same, subscription: { value: true } })
  return <FixedValue label={de.address} value={input.value} />
}

function SingleField({ id, definition }: VisibleField) {
  const { input, meta } = useField<unknown>(id, {
    parse: same,
    format: same,
    allowNull: true,
    subscription: SUBSCRIPTION,
  })
  const error = useShownError(meta)
  const { onChange, onBlur } = useTriggers(input, definition)
  if (definition.type === 'list') return null
  const Control = CONTROLS[definition.type]
  return (
    <Control id={id} definition={definition} value={input.value} onChange={onChange} onBlur={onBlur} error={error} />
  )
}

/** A plain value has its list's label, so its number tells it from the others. */
const numbered = ({ name, definition }: EntryInput, index: number): FieldDefinition =>
  name ? definition : { ...definition, label: de.item(definition.label, index + 1) }

/** Several entries of the same fields: the holders of a line, the numbers to take along. */
function ListField({ id, definition, definitions }: VisibleField & { definitions: Definitions }) {
  const form = useForm()
  const { input } = useField<unknown>(id, { parse: same, format: same, subscription: { value: true } })
  const inputs = entryInputs(definition, definitions)
  const count = shownEntries(definition, input.value)
  const entries = (): unknown[] => {
    const value = valueAt(form.getState().values, id)
    return Array.from({ length: count }, (_, index) => (Array.isArray(value) ? value[index] : undefined) as unknown)
  }
  const structured = inputs.some(({ name }) => name !== '')
  const empty = structured ? {} : ''
  const { minItems = 1, maxItems = Number.POSITIVE_INFINITY, label, item } = definition
  return (
    <fieldset className={styles.list} id={id}>
      <legend className="legend">{label}</legend>
      {definition.hint && <p className="hint">{definition.hint}</p>}
      {Array.from({ length: count }, (_, index) => (
        <div
          className={styles.entry}
          // a plain value's input has the same name already
          {...(structured && { role: 'group', 'aria-label': de.item(label, index + 1) })}
          key={entryFieldId(id, index, '')}
        >
          <FieldGrid>
            {inputs.map((inner) => (
              <SingleField
                key={inner.name}
                id={entryFieldId(id, index, inner.name)}
                definition={numbered(inner, index)}
              />
            ))}
          </FieldGrid>
          {count > minItems && (
            <Button
              variant="quiet"
              size="s"
              icon="trash"
              onClick={() =>
                form.change(
                  id,
                  entries().filter((_, position) => position !== index),
                )
              }
            >
              {de.remove(label, index + 1)}
            </Button>
          )}
        </div>
      ))}
      {count < maxItems && (
        <Button variant="secondary" size="s" icon="plus" onClick={() => form.change(id, [...entries(), empty])}>
          {item?.addLabel ?? '+'}
        </Button>
      )}
    </fieldset>
  )
}
