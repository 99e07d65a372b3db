import * as v from 'valibot'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { FormValues } from '@nimbus/shared-contracts/forms'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import type { Scope } from '@nimbus/shared-contracts/order'

/** POST /{area}/order/{id}/save/{scope}; saving the same values twice changes nothing. */
export const saveScope = (
  api: Api,
  orderPath: string,
  scope: Scope,
  values: FormValues,
): Promise<Result<unknown, ApiError>> => api.post(`${orderPath}/save/${scope}`, values, v.unknown())
