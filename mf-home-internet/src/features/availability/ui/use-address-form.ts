import { useEffect, useState } from 'react'
import { noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { host } from '@nimbus/shared-contracts/remote'
import { fetchAddressForm } from '../api/fetch-address-form'

/** The server's address form: being fetched, there, or failed with its notice. */
export type AddressForm =
  { state: 'loading' } | { state: 'ready'; schema: FormSchema } | { state: 'failed'; notice: Notice; retry(): void }

/** Fetches the address form when the fields are shown. */
export function useAddressForm(): AddressForm {
  const [attempt, setAttempt] = useState(0)
  const [form, setForm] = useState<AddressForm>({ state: 'loading' })

  useEffect(() => {
    let current = true
    async function fetchForm(): Promise<void> {
      const answer = await fetchAddressForm(host().api)
      if (!current) return
      if (answer.ok) {
        setForm({ state: 'ready', schema: answer.value })
        return
      }
      const notice = noticeFor('formSchema', answer.error.exception)
      publish('toast:show', notice)
      setForm({ state: 'failed', notice, retry })
    }
    function retry(): void {
      setForm({ state: 'loading' })
      setAttempt((count) => count + 1)
    }
    void fetchForm()
    return () => {
      current = false
    }
  }, [attempt])

  return form
}
