import { NOTICE, noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { de } from '../messages/de'
import { failureText } from '../messages/failure-text'
import type { PriceChange } from './corrections'
import { isUnchecked } from './events'

/** In place of an address: where the customer was before cart and checkout. */
export const LAST_SHOP_ROUTE = 'last-shop-route'

/** Why an order could not be started, and where the shop goes then; without `leaveTo` the step stays as it is. */
export interface StartFailure {
  notice: Notice
  leaveTo?: string
}

/** The cart can't be ordered at all: back to where the customer was shopping (ROUTE-6). */
export const cartUnprocessable: StartFailure = { notice: NOTICE.cartUnprocessable, leaveTo: LAST_SHOP_ROUTE }

/** A landline order without a check of the address (ORDER-4). */
export const noAvailability: StartFailure = { notice: NOTICE.noAvailability, leaveTo: routes.landlineTariffs() }

/** The cart is another one than the order that was begun; pressing again begins one of the new cart. */
export const cartChanged: StartFailure = { notice: { ...NOTICE.cartUpdated, message: de.situation.changed } }

/** The tariff can't be had at the address: back to its check (ERR-15). */
const notAtAddress: StartFailure = {
  notice: NOTICE.tariffNotAvailable,
  leaveTo: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
}

/** The exits of ERR-15 for initiate-order. A lost answer stays in the step, where it can be sent again. */
export function startFailure(error: ApiError): StartFailure {
  const notice = noticeFor('initiate', error.exception)
  if (error.exception === 'AmbigiousCartEntryException') return { notice, leaveTo: LAST_SHOP_ROUTE }
  if (error.exception === 'TariffNotAvailableException') return isUnchecked(error) ? noAvailability : notAtAddress
  const message = failureText(error)
  return { notice: message && message !== notice.title ? { ...notice, message } : notice }
}

/** What the order button has to say. */
export interface OrderNotice extends Notice {
  /** The answer got lost: the same order can be sent again. */
  retry?: boolean
  /** Steps are missing: the way back to the form. */
  incomplete?: boolean
  /** Price, summary or answers changed: they are to be read again, and the receipt confirmed again. */
  outdated?: boolean
}

/** The calls that the order button makes. */
export type SendingCall = 'overviewSave' | 'submit'

/** An order that was refused, and can be sent again. */
export function sendingFailure(call: SendingCall, error: ApiError): OrderNotice {
  const { exception } = error
  if (exception === 'IncompleteOrderDataException') return { ...noticeFor('summary', exception), incomplete: true }
  const message = failureText(error, call === 'submit' ? de.unknownOrder : de.unknownStep)
  return {
    ...noticeFor(call, exception),
    ...(message && { message }),
    retry: isOutcomeUnknown(error),
    incomplete: exception === 'ValidationException',
  }
}

/** Another tab has changed the answers, or the shop the summary. */
export const overviewOutdated = ({ exception }: ApiError): OrderNotice => ({
  type: 'warning',
  outdated: true,
  ...(exception === 'SummaryOutdatedException'
    ? { title: de.overview.summaryChanged, message: de.overview.summaryChangedText }
    : { title: de.overview.dataChanged, message: de.overview.dataChangedText }),
})

/** `term` in months, 0 where there is none. */
export const pricesChanged = (change: PriceChange | undefined, term: number): OrderNotice => ({
  type: 'warning',
  outdated: true,
  title: de.overview.priceChanged,
  ...(change && { message: de.overview.priceChangedText(formatEuro(change.before), formatEuro(change.after), term) }),
})
