import type { Result } from '@nimbus/shared-contracts/errors'
import { formSchemaSchema, type FormSchema } from '@nimbus/shared-contracts/forms'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import type { Scope } from '@nimbus/shared-contracts/order'

/** GET /{area}/order/{id}/form-schemas/{scope}. `orderPath` is '/landline/order/abc'. */
export const loadFormSchema = (
  api: Api,
  orderPath: string,
  scope: Scope,
  signal: AbortSignal,
): Promise<Result<FormSchema, ApiError>> => api.get(`${orderPath}/form-schemas/${scope}`, formSchemaSchema, { signal })
