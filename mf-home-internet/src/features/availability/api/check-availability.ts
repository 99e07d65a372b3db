import {
  availabilityAnswerSchema,
  type AvailabilityAnswer,
  type AvailabilityRequest,
} from '@nimbus/shared-contracts/availability'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** Asks what can be had at an address: the result, or the one field that the register doubts. */
export function checkAvailability(
  api: Api,
  request: AvailabilityRequest,
  signal: AbortSignal,
): Promise<Result<AvailabilityAnswer, ApiError>> {
  return api.post('/landline/new-customer/new-contract/check-availability', request, availabilityAnswerSchema, {
    signal,
  })
}
