import { NOTICE, noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import type { RefusalReason } from '@nimbus/shared-contracts/order'
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
export const isUnchecked = ({ details }: ApiError): boolean => refusalOf(details) === 'NOT_CHECKED'

/** The reason that a refusal gives; one that this build doesn't know is of the tariff. */
const refusalOf = (details: ApiError['details']): RefusalReason =>
  details.some(({ reason }) => reason === ('NOT_CHECKED' satisfies RefusalReason)) ? 'NOT_CHECKED' : 'NOT_AT_ADDRESS'

/** Where a refused tariff leads to (spec section 8). */
const TARIFF_REFUSED: Record<RefusalReason, () => InitiateFailure> = {
  NOT_AT_ADDRESS: () => ({
    notice: NOTICE.tariffNotAvailable,
    leaveTo: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
  }),
  NOT_CHECKED: noAvailability,
}

/** The exits of spec section 8 for initiate-order. A lost answer stays in the step, where it can be sent again. */
export function initiateFailure(error: ApiError, lastShopRoute: string): InitiateFailure {
  const notice = noticeFor('initiate', error.exception)
  if (error.exception === 'AmbigiousCartEntryException') return { notice, leaveTo: lastShopRoute }
  if (error.exception === 'TariffNotAvailableException') return TARIFF_REFUSED[refusalOf(error.details)]()
  const message = failureText(error)
  return { notice: message && message !== notice.title ? { ...notice, message } : notice }
}
