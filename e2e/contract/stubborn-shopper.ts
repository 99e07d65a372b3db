import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, setHandset, setTariff, type Area } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { noticeFor } from '@nimbus/shared-contracts/errors'
import { formStore, rememberValues, type FormValues } from '@nimbus/shared-contracts/forms'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { payloadOf } from '@nimbus/shared-ui/form'
import { createApi, type Api } from '@nimbus/shared-contracts/http'
import { orderStore, type CartResponse, type Scope } from '@nimbus/shared-contracts/order'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { createSession, tokenAnswerSchema, type CookieJar } from '@nimbus/shared-contracts/session'
import { aBundle, aCart, aHandset } from '@nimbus/shared-contracts/testing'
import {
  dispatch,
  loadContractSummary,
  loadFormSchema,
  orderPathOf,
  saveRefusal,
  saveScope,
} from '../../mf-checkout/src/testing/public'
import { checkAvailability } from '../../mf-home-internet/src/testing/public'
import { forgetEarlierSession } from '../../shell/src/testing/public'
import { ADDRESS, aConnection, aCustomer, aPayment, theConsents } from '../../shop-api/src/testing/customer'

const BASE = 'https://shop.example/api'
const { signal } = new AbortController()
const stores = [cartStore, formStore, orderStore, availabilityStore]

const DEVICE = 'solvar-s1-pro-fjordblau-256'

/** What a careful customer types into each step. */
export const TYPED: Partial<Record<Scope, object>> = {
  CUSTOMER: aCustomer(),
  CONNECTION: aConnection(),
  SIM_DELIVERY: { delivery: { sim_type: 'SIM', method: 'HOME' } },
  PAYMENT: aPayment(),
  CONSENTS: theConsents(),
}

interface ShopperOptions {
  fetch: typeof globalThis.fetch
  area: Area
  tariff: Tariff
  trackingId: string
  /** How often a button is pressed before the shopper gives up. */
  presses: number
  /** Reloads the page after a failure. */
  reloads: boolean
  /** Orders in two tabs at the same moment. */
  twoTabs: boolean
}

/** How it ended: with a number on the confirmation, or with the last message on screen. */
export type Ending = { orderId: string } | { message: string }

/** What a press of a button came to: what follows, or the message that is shown. */
type Outcome<T> = { value: T } | { message: string }

/**
 * Orders with the browser's own code, without its pages: presses again after each failure, reloads in between, and ends
 * with a confirmation or a message. Its session is the shell's, with cookies of its own.
 */
export async function shopStubbornly(options: ShopperOptions): Promise<Ending> {
  const { area, tariff, trackingId, reloads } = options
  const api = aSessionOf(options.fetch)
  const away = { navigate: () => {}, endSession: () => {}, lastShopRoute: () => '/' }
  setHost({ ...away, api, trackingId: () => trackingId } as Partial<Host> as Host)
  const press = <T>(button: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    pressAgain(button, options.presses, reloads ? () => stores.forEach((store) => store.restore()) : () => {})

  fillCart(area, tariff)
  if (area === 'landline') {
    const checked = await press(() => check(api))
    if ('message' in checked) return checked
  }
  const begun = await press(() => begin())
  if ('message' in begun) return begun
  const orderPath = orderPathOf(tariff, begun.value.temp_order_id)
  for (const scope of begun.value.scopes.filter((name) => name !== 'ORDER_OVERVIEW')) {
    const saved = await press(() => fillStep(api, orderPath, scope))
    if ('message' in saved) return saved
  }
  const ordered = await press(() => order(api, orderPath, begun.value, options.twoTabs))
  return 'value' in ordered ? { orderId: ordered.value } : ordered
}

async function pressAgain<T>(
  button: () => Promise<Outcome<T>>,
  presses: number,
  afterFailure: () => void,
): Promise<Outcome<T>> {
  let outcome = await button()
  for (let press = 1; press < presses && 'message' in outcome; press += 1) {
    afterFailure()
    outcome = await button()
  }
  return outcome
}

function aSessionOf(fetch: typeof globalThis.fetch): Api {
  const open = createApi({ baseUrl: BASE, fetch })
  const session = createSession({
    cookies: aJar(),
    now: () => Date.now(),
    async create() {
      const answer = await open.post('/auth/create-session', {}, tokenAnswerSchema)
      if (!answer.ok) return undefined
      forgetEarlierSession()
      return answer.value.token
    },
    refresh: async () => undefined,
  })
  return createApi({
    baseUrl: BASE,
    fetch,
    tokens: {
      token: session.token,
      async renew() {
        const renewed = await session.renew()
        return renewed.ok ? renewed.value : undefined
      },
    },
  })
}

function aJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  }
}

function fillCart(area: Area, tariff: Tariff): void {
  stores.forEach((store) => store.reset())
  const cart = setTariff(aCart(), tariff)
  const device = aHandset({ concrete_product_id: DEVICE })
  cartStore.set(area === 'landline' ? cart : setHandset(cart, device, aBundle({ bundle_id: 'of-the-browser' })))
  formStore.set({ ...formStore.get(), situation: area === 'landline' ? 'NO_LINE' : 'NEW_NUMBER' })
}

async function check(api: Api): Promise<Outcome<true>> {
  const answer = await checkAvailability(api, { address: ADDRESS }, signal)
  if (!answer.ok) return { message: noticeFor('availability', answer.error.exception, answer.error.notice).title }
  if (!('availability' in answer.value)) return { message: 'Adresse' }
  availabilityStore.set({ checkData: answer.value })
  return { value: true }
}

async function begin(): Promise<Outcome<CartResponse>> {
  const situation = formStore.get().situation ?? 'NO_LINE'
  const { state, notice } = await dispatch({ type: 'start', situation, now: new Date() })
  const { response } = orderStore.get()
  return state === 'initiated' && response ? { value: response } : { message: notice?.title ?? '' }
}

async function fillStep(api: Api, orderPath: string, scope: Scope): Promise<Outcome<true>> {
  const form = await loadFormSchema(api, orderPath, scope, signal)
  if (!form.ok) return { message: noticeFor('formSchema', form.error.exception).title }
  const values = typedInto(scope)
  rememberValues(scope, values)
  const saved = await saveScope(api, orderPath, scope, payloadOf(form.value, values, normalisePhone))
  if (!saved.ok) return { message: saveRefusal(saved.error)?.title ?? '' }
  await dispatch({ type: 'step-saved', scope })
  return { value: true }
}

/** A mobile customer gives an address, since none was checked. */
function typedInto(scope: Scope): FormValues {
  const isMobile = formStore.get().situation === 'NEW_NUMBER'
  return { ...(scope === 'CUSTOMER' && isMobile ? aCustomer({ address: ADDRESS }) : TYPED[scope]) }
}

async function order(api: Api, orderPath: string, response: CartResponse, twoTabs: boolean): Promise<Outcome<string>> {
  const summary = await loadContractSummary(api, orderPath, signal)
  if (!summary.ok) return { message: noticeFor('summary', summary.error.exception).title }
  const agreement = { summary_version: summary.value.version, total_hash: response.total_hash }
  const send = () => dispatch({ type: 'send', agreement })
  const sent = await Promise.all(twoTabs ? [send(), send()] : [send()])
  const { result } = orderStore.get()
  if (result) return { value: result.order_id }
  return { message: sent.map(({ notice }) => `${notice?.title ?? ''} ${notice?.message ?? ''}`.trim()).join(' ') }
}
