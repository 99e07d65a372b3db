import {
  availabilityAnswerSchema,
  heldFrom,
  isCorrection,
  type AvailabilityAnswer,
  type AvailabilityRequest,
} from '@nimbus/shared-contracts/availability'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/**
 * Asks what can be had at an address: the result, or the one field that the register doubts. A result holds from when it
 * came, by the clock of the page: the shopper's clock need not be the server's (AVAIL-13).
 */
export async function checkAvailability(
  api: Api,
  request: AvailabilityRequest,
  signal: AbortSignal,
): Promise<Result<AvailabilityAnswer, ApiError>> {
  const path = '/landline/new-customer/new-contract/check-availability'
  const answer = await api.post(path, request, availabilityAnswerSchema, { signal })
  return answer.ok && !isCorrection(answer.value) ? ok(heldFrom(answer.value, pageNow())) : answer
}
