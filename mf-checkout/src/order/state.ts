import { addressKey, type AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import { areaOf, cartIdentity, type Area, type Cart } from '@nimbus/shared-contracts/cart'
import type { FormValues } from '@nimbus/shared-contracts/forms'
import type { CartResponse, OrderKind, OrderState, OrderTab, Scope } from '@nimbus/shared-contracts/order'
import { kindOf, situationIn, type Situation } from './situation'
import { expectedScopes, stepsOf, type Progress, type Steps } from './steps'

/** What the tab holds of its order, and what other tabs have told of it. */
export interface Tab extends OrderTab {
  /** Number of the order that another tab has made of this one's draft. */
  sentBefore?: string | undefined
}

/** What the customer confirms: the summary that was read and the sums that were seen. */
export interface Agreement {
  summary_version: string
  total_hash: string
}

/** A call under way: the state that it puts the order into, and all that its answer needs. */
export type Call =
  | { state: 'checking'; request: AvailabilityRequest; now: Date }
  | {
      state: 'initiating'
      cart: Cart
      tariff: NonNullable<Cart['tariff']>
      kind: OrderKind
      /** `addressKey` of the checked address; undefined for mobile. */
      addressKey: string | undefined
      /** How often what can't be sold was taken out before. */
      corrections: number
      /** Brings back what was kept, and saves that too. */
      continuing: boolean
    }
  | { state: 'restoring'; orderPath: string; area: Area; scopes: readonly Scope[]; scope: Scope; values: FormValues }
  | { state: 'agreeing'; orderPath: string; response: CartResponse; agreement: Agreement }
  | { state: 'submitting'; response: CartResponse; agreement: Agreement }
  | { state: 'recovering'; response: CartResponse; orderId: string }

/** The states in which the order waits for the answer of a call. */
export type Waiting = Call['state']
export type CallOf<S extends Waiting> = Extract<Call, { state: S }>

/** The states in which it waits for the customer. */
export type Resting = 'empty' | 'cart' | 'initiated' | 'sent' | 'sent-elsewhere'

export type State = Tab & { call?: Call | undefined }

/** Name of a state: that of its call, else what the stores say. */
export function nameOf({ call, ...tab }: State): Resting | Waiting {
  if (call) return call.state
  if (orderProgress(tab).initiated) return 'initiated'
  if (tab.cart.tariff) return 'cart'
  if (tab.order.result) return 'sent'
  return tab.order.sent_elsewhere === null ? 'empty' : 'sent-elsewhere'
}

/** Where an order's calls go: orderPathOf(landline tariff, 'abc') → '/landline/order/abc' */
export const orderPathOf = (tariff: NonNullable<Cart['tariff']>, orderId: string): string =>
  `/${areaOf(tariff)}/order/${encodeURIComponent(orderId)}`

/** What the customer wants to order now. */
export interface Wanted {
  cart: Cart
  kind: OrderKind
  /** `addressKey` of the checked address; undefined without a check. */
  addressKey: string | undefined
}

/**
 * True when the server's order is of this cart, this kind and, for landline, this address, so that its forms can go on.
 * After any other change a new order is needed (decisions: step 0).
 */
export function isOrderOf(order: OrderState, { cart, kind, addressKey }: Wanted): boolean {
  const { temp_order_id, initiated } = order
  if (temp_order_id === null || initiated === null || order.kind !== kind) return false
  const isSameCart = cartIdentity(initiated) === cartIdentity(cart)
  return isSameCart && (!isBoundToAddress(cart) || order.address_key === (addressKey ?? null))
}

const isBoundToAddress = ({ tariff }: Cart): boolean => tariff?.kind === 'landline'

export interface OrderProgress extends Progress {
  area: Area
  /** The answer to the area's question; null until it is given. */
  situation: Situation | null
  kind: OrderKind
  scopes: readonly Scope[]
  steps: Steps
  /** Base of the order's calls; undefined until it is initiated. */
  orderPath: string | undefined
}

/** Where the order stands; an empty tab is at the start of a landline order. */
export function orderProgress({ cart, checkData, form, order }: OrderTab): OrderProgress {
  const { tariff } = cart
  const area = tariff ? areaOf(tariff) : 'landline'
  const situation = situationIn(area, form.situation)
  const kind = kindOf(situation)
  const initiated = isOrderOf(order, { cart, kind, addressKey: checkData ? addressKey(checkData) : undefined })
  const scopes = initiated && order.response ? order.response.scopes : expectedScopes(area, kind)
  const orderPath = initiated && tariff && order.temp_order_id ? orderPathOf(tariff, order.temp_order_id) : undefined
  return { area, situation, kind, initiated, saved: form.saved, scopes, steps: stepsOf(area, scopes), orderPath }
}
