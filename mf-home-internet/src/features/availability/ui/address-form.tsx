import { useEffect } from 'react'
import type { Address } from '@nimbus/shared-contracts/availability'
import { host } from '@nimbus/shared-contracts/remote'
import { Button } from '@nimbus/shared-ui/button'
import { FormFailure, ServerForm, useServerForm, type FormRules } from '@nimbus/shared-ui/form'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { text } from '../../../messages/de'
import { fetchAddressForm } from '../api/fetch-address-form'
import { addressIn, draftIn, fieldName, valuesOf, type AddressDraft } from '../model/address-draft'
import styles from './availability-check.module.css'

export interface AddressFormProps {
  draft: AddressDraft
  /** The name of the field that gets the focus when the form is there. */
  focus: string | undefined
  busy: boolean
  onChange(draft: AddressDraft): void
  onCheck(address: Address): void
}

/** The fields, labels, messages and rules of the server's form, which the server will check again. */
export function AddressForm(props: AddressFormProps) {
  const form = useServerForm({ name: 'address', load: (signal) => fetchAddressForm(host().api, signal) })
  if (form.state === 'loading') return <Skeleton height="16rem" />
  if (form.state === 'failed') return <FormFailure onRetry={form.retry} headingLevel={3} />
  return <Fields {...props} schema={form.schema} validate={form.validate} />
}

function Fields({ schema, validate, draft, focus, busy, onChange, onCheck }: AddressFormProps & FormRules) {
  const ids = schema.definitionSchema.form.flatMap(({ fields }) => fields)
  const focused = ids.find((id) => fieldName(id) === focus)
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])

  return (
    <ServerForm
      schema={schema}
      validate={validate}
      initial={valuesOf(draft)}
      onValues={(values) => onChange(draftIn(values))}
      onSubmit={(payload) => {
        if (!busy) onCheck(addressIn(payload))
      }}
      label={text.availability.form}
      className={styles.form}
      bare
      renderButtons={() => (
        <p>
          <Button type="submit" busy={busy ? text.availability.checking : undefined}>
            {text.availability.check}
          </Button>
        </p>
      )}
    />
  )
}
