import { useForm } from 'react-final-form'
import { valueAt, type FormValues } from '@nimbus/shared-contracts/forms'
import { asTyped } from '@nimbus/shared-contracts/forms/rules'
import { Combobox, type Item } from '@nimbus/shared-ui/combobox'
import { line, text, type ControlProps } from './control-props'
import { de } from './de'
import type { FormSources, WantedPart } from './form-sources'

const WHOLE_ZIPCODE = /^\d{5}$/

interface AddressTypeaheadProps extends ControlProps {
  part: WantedPart['field']
  addresses: NonNullable<FormSources['addresses']>
}

/** The postal code of the same address. zipcodeOf('customer.address.street') → 'customer.address.zipcode' */
const zipcodeOf = (id: string): string => id.replace(/[^.]+$/, 'zipcode')

/**
 * Town or street with suggestions of the postal code beside it; any other text counts as well. The only town is offered
 * before anything is typed.
 */
export function AddressTypeahead({ part, addresses, ...props }: AddressTypeaheadProps) {
  const form = useForm<FormValues>()

  async function load(q: string, signal: AbortSignal): Promise<Item[]> {
    const zipcode = asTyped(text(valueAt(form.getState().values, zipcodeOf(props.id)))).trim()
    if (!WHOLE_ZIPCODE.test(zipcode)) return []
    const found = await addresses({ field: part, zipcode, q }, signal)
    return found.map((address) => ({ value: address[part], label: address[part] }))
  }

  return (
    <Combobox
      {...line(props)}
      onSelect={({ label }) => props.onChange(label)}
      load={load}
      minLength={part === 'city' ? 0 : undefined}
      askOnFocus={part === 'city'}
      emptyText={de.noSuggestions}
    />
  )
}
