import type { CheckData } from '@nimbus/shared-contracts/availability'
import { isSilent, sentOrderId, type ApiError } from '@nimbus/shared-contracts/http'
import type { CartResponse, OrderResult, RefusalReason, ResumedOrder, Scope } from '@nimbus/shared-contracts/order'
import type { Situation } from './situation'
import type { Agreement } from './state'

/** What the customer does, or a form finds out: an event of a resting order. */
export type Command =
  /** The first step: what is there today decides the kind of the order. */
  | { type: 'start'; situation: Situation; now: Date }
  /** Brings back what an ended session or another device had, as far as it goes without the customer. */
  | { type: 'continue'; now: Date }
  /** Puts what another device had in the place of what this tab has. */
  | { type: 'take-over'; resumed: ResumedOrder }
  /** The server has saved a step. */
  | { type: 'step-saved'; scope: Scope }
  /** The order button. */
  | { type: 'send'; agreement: Agreement }
  /** The server doesn't know the order any more, or can't sell its device. */
  | { type: 'lose'; message: string }
  /** The order was made before, under this number, though its answer may have got lost. */
  | { type: 'recover'; orderId: string }

/** How a call was refused, as far as the order goes on differently; all others are `refused`. */
export type Refusal =
  | { type: 'sent-before'; error: ApiError; orderId: string }
  | {
      type:
        | 'session-ended'
        | 'order-unknown'
        | 'device-gone'
        | 'price-changed'
        | 'overview-outdated'
        | 'key-conflict'
        | 'not-checked'
        | 'refused'
      error: ApiError
    }

/** The answer to the call of a waiting order. */
export type Answer =
  | { type: 'checked'; checkData: CheckData }
  /** The address is one that the customer has to look at. */
  | { type: 'address-doubted' }
  | { type: 'initiated'; response: CartResponse }
  /** Status 300: what can't be sold has to leave the cart. */
  | { type: 'corrected'; response: CartResponse }
  | { type: 'saved'; scope: Scope }
  | { type: 'agreed' }
  | { type: 'ordered'; result: OrderResult }
  | Refusal

/** What a refused call means for the order. A request that was given up says as little as the end of a session. */
export function refusalOf(error: ApiError): Refusal {
  const { status, exception } = error
  const orderId = sentOrderId(error)
  if (orderId !== undefined) return { type: 'sent-before', error, orderId }
  if (isSilent(error)) return { type: 'session-ended', error }
  if (isUnchecked(error)) return { type: 'not-checked', error }
  if (status === 404) return { type: 'order-unknown', error }
  if (isDeviceGone(error)) return { type: 'device-gone', error }
  if (exception === 'PriceChangedException') return { type: 'price-changed', error }
  if (exception === 'SummaryOutdatedException' || isOverviewMissing(error)) return { type: 'overview-outdated', error }
  return { type: exception === 'IdempotencyConflictException' ? 'key-conflict' : 'refused', error }
}

/** True when the order's device can't be had any more, so that only a new order can tell what remains. */
const isDeviceGone = ({ status, details }: ApiError): boolean =>
  status === 409 && details.some(({ action, type }) => action === 'REMOVE_FROM_CART' && type === 'HANDSET')

/** True when only the agreement is missing, which was saved a moment ago: another tab has changed the order (STO-24). */
const isOverviewMissing = ({ exception, details }: ApiError): boolean =>
  exception === 'IncompleteOrderDataException' &&
  details.length > 0 &&
  details.every(({ scope }) => scope === 'ORDER_OVERVIEW')

/** True when the server knows no check of this address in its session, so that nothing is said about the tariff. */
export const isUnchecked = ({ details }: ApiError): boolean =>
  details.some(({ reason }) => reason === ('NOT_CHECKED' satisfies RefusalReason))
