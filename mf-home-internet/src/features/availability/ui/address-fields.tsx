import { lazy, Suspense } from 'react'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { text } from '../../../messages/de'
import type { AddressFieldsProps } from './fields-form'
import { useAddressForm } from './use-address-form'

/** Fields and rules are loaded for those who want them; most find their address by the search. */
const FieldsForm = lazy(async () => {
  const { FieldsForm: component } = await import(/* webpackChunkName: "lazy-fields-form" */ './fields-form')
  return { default: component }
})

/** "Adresse selbst eingeben": the fields, labels, messages and rules of the server's form. */
export function AddressFields(props: AddressFieldsProps) {
  const form = useAddressForm()
  return (
    <>
      {form.state === 'loading' && <Waiting />}
      {form.state === 'failed' && (
        <Alert kind="error" title={form.notice.title} role="alert" headingLevel={3}>
          <p className="small">{form.notice.message}</p>
          <Button variant="secondary" size="s" onClick={form.retry}>
            {text.availability.retry}
          </Button>
        </Alert>
      )}
      {form.state === 'ready' && (
        <Suspense fallback={<Waiting />}>
          <FieldsForm {...props} schema={form.schema} />
        </Suspense>
      )}
      <p>
        <Button variant="quiet" size="s" onClick={props.onSearch}>
          {text.availability.search}
        </Button>
      </p>
    </>
  )
}

const Waiting = () => <Skeleton height="16rem" />
