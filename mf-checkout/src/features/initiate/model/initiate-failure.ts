import { NOTICE, noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { de } from '../../../messages/de'
import { failureText } from '../../../model/failure-text'

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

/** The cart is another one than the order that was begun; pressing again begins one of the new cart. */
export const cartChanged = (): InitiateFailure => ({
  notice: { ...NOTICE.cartUpdated, message: de.situation.changed },
})

/** True when the key of the call belongs to another cart. */
export const isConflict = ({ exception }: ApiError): boolean => exception === 'IdempotencyConflictException'

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
  const message = failureText(error)
  return { notice: message && message !== notice.title ? { ...notice, message } : notice }
}
