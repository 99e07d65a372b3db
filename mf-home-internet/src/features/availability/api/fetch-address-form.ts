import type { Result } from '@nimbus/shared-contracts/errors'
import { formSchemaSchema, type FormSchema } from '@nimbus/shared-contracts/forms'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** The server's form for an address: fields, labels, messages and rules. */
export function fetchAddressForm(api: Api, signal: AbortSignal): Promise<Result<FormSchema, ApiError>> {
  const body = { scope: 'AVAILABILITY_CHECK' }
  return api.post('/landline/new-customer/new-contract/form-schemas', body, formSchemaSchema, { signal })
}
