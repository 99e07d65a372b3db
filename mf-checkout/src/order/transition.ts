import type { ToastPayload } from '@nimbus/shared-contracts/events'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Answer, Command, Refusal } from './events'
import type { OrderNotice } from './notices'
import type { CallOf, State, Tab, Waiting } from './state'

/** What follows from an event besides the new state, as data; `dispatch` carries it out. */
export type Effect =
  /** Said wherever the customer is by now. */
  | { type: 'toast'; notice: ToastPayload }
  /** Said where the customer has pressed, and only while that is on screen. */
  | { type: 'tell'; notice: OrderNotice }
  /** To an address or `LAST_SHOP_ROUTE`, while the customer is where the event came from. */
  | { type: 'go'; to: string }
  /** A brought back order was counted when it was started first. */
  | { type: 'announce-start'; response: CartResponse }
  /** Tells the other tabs, counts the purchase, ends the session and shows the confirmation. */
  | { type: 'confirm'; result: OrderResult; response: CartResponse; addressKey: string | null }

/** The state after an event, and what else follows from it. A state with a call waits for its answer. */
export interface Transition {
  state: State
  effects: readonly Effect[]
}

export const to = (state: State, ...effects: readonly Effect[]): Transition => ({ state, effects })

/** The cart asks for what is missing. */
export const toCart = (tab: Tab): Transition => to(tab, { type: 'go', to: routes.cart() })

export type OnCommand<T extends Command['type']> = (tab: Tab, command: Extract<Command, { type: T }>) => Transition

/** `refused` stands for each refusal that a state doesn't name. */
export type OnAnswer<S extends Waiting, T extends Answer['type']> = (
  tab: Tab,
  call: CallOf<S>,
  answer: T extends 'refused' ? Refusal : Extract<Answer, { type: T }>,
) => Transition
