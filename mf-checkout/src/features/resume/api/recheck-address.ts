import {
  availabilityAnswerSchema,
  availabilityStore,
  isCorrection,
  type AvailabilityRequest,
} from '@nimbus/shared-contracts/availability'
import type { Api } from '@nimbus/shared-contracts/http'

/** Checks an address again that a session before had checked; false when it has to be looked at by the customer. */
export async function recheckAddress(api: Api, request: AvailabilityRequest): Promise<boolean> {
  const path = '/landline/new-customer/new-contract/check-availability'
  const answer = await api.post(path, request, availabilityAnswerSchema)
  if (!answer.ok || isCorrection(answer.value)) return false
  availabilityStore.set({ checkData: answer.value })
  return true
}
