import { Suspense } from 'react'
import { Button } from '@nimbus/shared-ui/button'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { lazyPart } from '@nimbus/shared-ui/lazy-part'
import { text } from '../../../messages/de'
import type { AddressFormProps } from './address-form'

/** Fields and rules are loaded for those who want them; most find their address by the search. */
const AddressForm = lazyPart(async () => {
  const { AddressForm: component } = await import(/* webpackChunkName: "lazy-address-forms" */ './address-form')
  return component
})

/** "Adresse selbst eingeben": the server's form, and the way back to the search. */
export function AddressFields({ onSearch, ...form }: AddressFormProps & { onSearch(): void }) {
  return (
    <>
      <Suspense fallback={<Skeleton height="16rem" />}>
        <AddressForm {...form} />
      </Suspense>
      <p>
        <Button variant="quiet" size="s" onClick={onSearch}>
          {text.availability.search}
        </Button>
      </p>
    </>
  )
}
