import { useForm } from 'react-final-form'
import { valueAt, type FormValues } from '@nimbus/shared-contracts/forms'
import { host } from '@nimbus/shared-contracts/remote'
import { Combobox, type Item } from '@nimbus/shared-ui/combobox'
import { de } from '../../../messages/de'
import { suggestAddressPart } from '../api/suggest-address-part'
import { siblingOf, type AddressPart } from '../model/address-part'
import { line, text, type ControlProps } from './control-props'

const WHOLE_ZIPCODE = /^\d{5}$/

/**
 * Town or street with suggestions of the postal code beside it; any other text counts as well. The only town is offered
 * before anything is typed.
 */
export function AddressTypeahead(props: ControlProps & { part: AddressPart }) {
  const { id, part, onChange } = props
  const form = useForm<FormValues>()

  async function load(q: string, signal: AbortSignal): Promise<Item[]> {
    const zipcode = text(valueAt(form.getState().values, siblingOf(id, 'zipcode'))).trim()
    if (!WHOLE_ZIPCODE.test(zipcode)) return []
    const addresses = await suggestAddressPart(host().api, { field: part, zipcode, q }, signal)
    return addresses.map((address) => ({ value: address[part], label: address[part] }))
  }

  return (
    <Combobox
      {...line(props)}
      onSelect={({ label }) => onChange(label)}
      load={load}
      minLength={part === 'city' ? 0 : undefined}
      askOnFocus={part === 'city'}
      emptyText={de.form.noSuggestions}
    />
  )
}
