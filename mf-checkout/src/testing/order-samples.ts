import { addressKey } from '@nimbus/shared-contracts/availability'
import { orderedTab, orderStore, type CartResponse, type OrderState } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { refusalOf, type Answer, type Command, type Refusal } from '../order/events'
import type { Call, CallOf, Resting, State, Tab, Waiting } from '../order/state'
import { aCartResponse, anApiError, anOrderResult, dearerSums } from './fake-shop'

const now = new Date('2026-11-27T10:00:00Z')
const response: CartResponse = aCartResponse()
const agreement = { summary_version: 'summary-1', total_hash: response.total_hash }
const orderPath = '/landline/order/order-1'
const { address } = aCheckData().availability
const customer = { customer: { first_name: 'Ada', last_name: 'Ng', address } }

/** A checked address, and what was typed into the first step before. */
const cart: Tab = {
  cart: aCart({ tariff: aTariff() }),
  checkData: aCheckData(),
  form: { situation: 'NO_LINE', values: { CUSTOMER: customer }, saved: [] },
  order: orderStore.initial,
}
const draft: OrderState = {
  ...orderStore.initial,
  temp_order_id: response.temp_order_id,
  kind: 'new-contract',
  response,
  initiated: cart.cart,
  address_key: addressKey(aCheckData()),
}
const initiated: Tab = { ...cart, order: draft }

const waiting = <S extends Waiting>(tab: Tab, call: CallOf<S>): Tab & { call: Call } => ({ ...tab, call })

/** One of each state; a new state has to have one too. */
export const STATES: Record<Resting | Waiting, State> = {
  empty: { ...cart, cart: aCart() },
  cart,
  initiated,
  sent: orderedTab({ result: anOrderResult() }),
  'sent-elsewhere': orderedTab({ sent_elsewhere: 'NB-1' }),
  checking: waiting({ ...cart, checkData: null }, { state: 'checking', request: { address }, now }),
  initiating: waiting(cart, {
    state: 'initiating',
    cart: cart.cart,
    tariff: aTariff(),
    kind: 'new-contract',
    addressKey: addressKey(aCheckData()),
    corrections: 0,
    continuing: false,
  }),
  restoring: waiting(initiated, {
    state: 'restoring',
    orderPath,
    area: 'landline',
    scopes: response.scopes,
    scope: 'CUSTOMER',
    values: customer,
  }),
  agreeing: waiting(initiated, { state: 'agreeing', orderPath, response, agreement }),
  submitting: waiting(initiated, { state: 'submitting', response, agreement }),
  recovering: waiting(initiated, { state: 'recovering', response, orderId: 'NB-1' }),
}

/** One of each event; a new event has to have one too. */
export const COMMANDS: { [T in Command['type']]: Extract<Command, { type: T }> } = {
  start: { type: 'start', situation: 'NO_LINE', now },
  continue: { type: 'continue', now },
  'take-over': {
    type: 'take-over',
    resumed: {
      cart: response.cart,
      details: [],
      check_data: aCheckData(),
      answered_at: now.toISOString(),
      situation: 'NO_LINE',
      values: {},
    },
  },
  'step-saved': { type: 'step-saved', scope: 'CUSTOMER' },
  send: { type: 'send', agreement },
  lose: { type: 'lose', message: 'Nicht mehr gefunden' },
  recover: { type: 'recover', orderId: 'NB-1' },
}

/** What the API says in each case of a refusal. */
const REFUSED: Record<Refusal['type'], Parameters<typeof anApiError>[0]> = {
  'sent-before': { status: 409, exception: 'MalformedRequestException', details: [{ order_id: 'NB-1' }] },
  'session-ended': { status: 403 },
  'order-unknown': { status: 404, exception: 'NotFoundException' },
  'device-gone': {
    status: 409,
    exception: 'MalformedRequestException',
    details: [{ action: 'REMOVE_FROM_CART', type: 'HANDSET' }],
  },
  'price-changed': {
    status: 409,
    exception: 'PriceChangedException',
    details: [{ new: dearerSums(), total_hash: 'hash-b' }],
  },
  'overview-outdated': { status: 409, exception: 'SummaryOutdatedException' },
  'key-conflict': { status: 409, exception: 'IdempotencyConflictException' },
  'not-checked': { exception: 'TariffNotAvailableException', details: [{ reason: 'NOT_CHECKED' }] },
  refused: { status: 500, exception: 'InternalServerErrorException' },
}
const refusals = Object.fromEntries(
  Object.entries(REFUSED).map(([type, error]) => [type, refusalOf(anApiError(error))]),
) as { [T in Refusal['type']]: Extract<Answer, { type: T }> }

export const ANSWERS: { [T in Answer['type']]: Extract<Answer, { type: T }> } = {
  checked: { type: 'checked', checkData: aCheckData() },
  'address-doubted': { type: 'address-doubted' },
  initiated: { type: 'initiated', response },
  corrected: { type: 'corrected', response: { ...response, status_code: 300 } },
  saved: { type: 'saved', scope: 'CUSTOMER' },
  agreed: { type: 'agreed' },
  ordered: { type: 'ordered', result: anOrderResult() },
  ...refusals,
}

export interface Given {
  state: State
  event: Command | Answer
}

const inTab =
  (over: Partial<Tab>) =>
  ({ state, event }: Given): Given => ({ state: { ...state, ...over }, event })
const ofCall =
  (over: object) =>
  ({ state, event }: Given): Given => ({
    state: { ...state, call: { ...state.call, ...over } as Call },
    event,
  })
const ofEvent =
  (over: object) =>
  ({ state, event }: Given): Given => ({
    state,
    event: { ...event, ...over },
  })

/** What else can be the case, by the words of the table. */
export const CASES: Record<string, (given: Given) => Given> = {
  'address not checked': inTab({ checkData: null }),
  'address not known': inTab({ checkData: null, form: { ...cart.form, values: {} } }),
  'no situation': inTab({ form: { ...cart.form, situation: null } }),
  'all steps saved': inTab({ form: { ...cart.form, saved: ['CUSTOMER', 'PAYMENT', 'CONSENTS'] } }),
  'another kind': ofEvent({ situation: 'PROVIDER_CHANGE' }),
  'draft of another cart': inTab({ order: { ...draft, initiated: aCart() } }),
  'another cart by now': inTab({ cart: aCart({ tariff: aTariff({ concrete_product_id: 'dsl-m-24' }) }) }),
  'for the fourth time': ofCall({ corrections: 3 }),
  'of the tariff': ofEvent({
    response: {
      ...response,
      details: [{ action: 'REMOVE_FROM_CART', id: aTariff().concrete_product_id, type: 'TARIFF' }],
    },
  }),
  continuing: ofCall({ continuing: true }),
  'sent by another tab': inTab({ sentBefore: 'NB-1' }),
  'ended meanwhile': inTab(orderedTab({ sent_elsewhere: 'NB-1' })),
  'something is gone': ({ state, event }) => ({
    state,
    event: {
      ...COMMANDS['take-over'],
      ...event,
      resumed: {
        ...COMMANDS['take-over'].resumed,
        details: [{ action: 'REMOVE_FROM_CART', id: 'tv-smart', type: 'OPTION' }],
      },
    } as Command,
  }),
}
