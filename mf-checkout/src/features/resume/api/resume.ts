import { heldFrom } from '@nimbus/shared-contracts/availability'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import {
  resumedOrderSchema,
  resumeOfferSchema,
  type ResumedOrder,
  type ResumeOffer,
  type ResumeRequest,
} from '@nimbus/shared-contracts/order'

/** POST /resume: a one-time code for another device. */
export const offerResume = (api: Api, request: ResumeRequest): Promise<Result<ResumeOffer, ApiError>> =>
  api.post('/resume', request, resumeOfferSchema)

/** POST /resume/mail: the link goes to the address, and the answer has no code. */
export const mailResume = (api: Api, request: ResumeRequest, email: string): Promise<Result<ResumeOffer, ApiError>> =>
  api.post('/resume/mail', { ...request, email }, resumeOfferSchema)

/**
 * POST /resume/claim: takes a one-time code. The same key gets the same answer again when the first one got lost. The check
 * of the address holds by the clock of this page.
 */
export async function claimResume(
  api: Api,
  code: string,
  idempotencyKey: string,
): Promise<Result<ResumedOrder, ApiError>> {
  const answer = await api.post('/resume/claim', { code }, resumedOrderSchema, { idempotencyKey })
  if (!answer.ok || !answer.value.check_data) return answer
  const { check_data, answered_at } = answer.value
  const left = Date.parse(check_data.availability.valid_until) - Date.parse(answered_at)
  return ok({ ...answer.value, check_data: heldFrom(check_data, pageNow(), left) })
}
