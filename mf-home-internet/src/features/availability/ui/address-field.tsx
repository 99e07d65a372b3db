import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { SelectField, TextField } from '@nimbus/shared-ui/field'
import { text } from '../../../messages/de'

interface AddressFieldProps {
  id: string
  definition: FieldDefinition
  value: string
  error?: string
  onChange(value: string): void
}

/** One field of the server's address form: a select where it gives options, else a line of text. */
export function AddressField({ id, definition, value, error, onChange }: AddressFieldProps) {
  const { label, hint, optional, autocomplete, inputMode, layout, options } = definition
  const shared = { id, label, hint, optional, value, error, onChange, disabled: layout.disabled, width: layout.width }
  if (options && options.length > 0) {
    return <SelectField {...shared} options={options} placeholder={text.availability.pleaseChoose} />
  }
  return <TextField {...shared} autoComplete={autocomplete} inputMode={inputModeOf(inputMode)} />
}

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const

/** The server's word for the keyboard when browsers know it. */
const inputModeOf = (wanted: string | undefined): (typeof INPUT_MODES)[number] | undefined =>
  INPUT_MODES.find((mode) => mode === wanted)
