import type { FieldDefinition } from '@nimbus/shared-contracts/forms'

/** What every control gets of its field. */
export interface ControlProps {
  id: string
  definition: FieldDefinition
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  error: string | undefined
}

/** What a control shows of a value; a value of another kind shows as nothing. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const

/** The keyboard that a field asks for; undefined for one that browsers don't know. */
export const inputMode = ({ inputMode: wanted }: FieldDefinition): (typeof INPUT_MODES)[number] | undefined =>
  INPUT_MODES.find((mode) => mode === wanted)

/** What a field tells every control. */
export const shared = ({ id, definition, error }: ControlProps) => ({
  id,
  name: id,
  error,
  hint: definition.hint,
  optional: definition.optional,
})

/** What a field tells a control of one line. */
export const line = (props: ControlProps) => ({
  ...shared(props),
  label: props.definition.label,
  value: text(props.value),
  onChange: props.onChange,
  onBlur: props.onBlur,
  autoComplete: props.definition.autocomplete,
  disabled: props.definition.layout.disabled,
  width: props.definition.layout.width,
})
