import { NOTICE, noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { de } from '../../../messages/de'

/** What the customer is told, and where the shop goes then; without `leaveTo` the step stays as it is. */
export interface InitiateFailure {
  notice: Notice
  leaveTo?: string
}

/** The cart can't be ordered at all: back to where the customer was shopping (spec section 4). */
export const cartUnprocessable = (lastShopRoute: string): InitiateFailure => ({
  notice: NOTICE.cartUnprocessable,
  leaveTo: lastShopRoute,
})

/** A landline order without a check of the address (spec sections 2 and 8). */
export const noAvailability = (): InitiateFailure => ({
  notice: NOTICE.noAvailability,
  leaveTo: routes.landlineTariffs(),
})

/** True when the server knows no check of this address in its session, so that nothing is said about the tariff. */
export const isUnchecked = ({ details }: ApiError): boolean => details.some(({ reason }) => reason === 'NOT_CHECKED')

/** The exits of spec section 8 for initiate-order. A lost answer stays in the step, where it can be sent again. */
export function initiateFailure(error: ApiError, lastShopRoute: string): InitiateFailure {
  const notice = noticeFor('initiate', error.exception)
  if (error.exception === 'AmbigiousCartEntryException') return { notice, leaveTo: lastShopRoute }
  if (error.exception === 'TariffNotAvailableException') {
    if (isUnchecked(error)) return noAvailability()
    return { notice, leaveTo: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }) }
  }
  return { notice: isOutcomeUnknown(error) ? { ...notice, message: de.unknownOutcome } : notice }
}
