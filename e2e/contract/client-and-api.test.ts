import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addressKey, type AvailabilityAnswer, type CheckData } from '@nimbus/shared-contracts/availability'
import { cartPayload, setHandset, setTariff, type Cart, type CartPayload } from '@nimbus/shared-contracts/cart'
import { footnotesSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { FormSchema, FormValues } from '@nimbus/shared-contracts/forms'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { dropOrder, pricePlanSchema, type CartResponse, type Scope } from '@nimbus/shared-contracts/order'
import { firstPricesSchema } from '@nimbus/shared-contracts/offer'
import { setHost, type Host, type LoadContext, type Loaded } from '@nimbus/shared-contracts/remote'
import { tokenAnswerSchema } from '@nimbus/shared-contracts/session'
import { aCart, aHandset } from '@nimbus/shared-contracts/testing'
import { fetchTariff } from '../../mf-cart/src/testing/public'
import {
  fetchBundles,
  loadAllTariffs,
  loadBenefits,
  loadCampaigns,
  loadCompare,
  loadDevice,
  loadDeviceList,
  loadDeviceOffers,
  loadMobileHeroes,
  loadMobileOffers,
  loadMobileTariffs,
  loadSearch,
  loadStartOffers,
} from '../../mf-catalogue/src/testing/public'
import {
  answerRefusal,
  claimResume,
  findOrder,
  formSources,
  initiateOrder,
  loadContractSummary,
  loadFormSchema,
  loadStatus,
  mailResume,
  mailSummary,
  offerResume,
  orderPathOf,
  recheckAddress,
  saveOverview,
  saveScope,
  submitOrder,
} from '../../mf-checkout/src/testing/public'
import {
  checkAvailability,
  fetchAddressForm,
  fetchExtras,
  loadHeroes,
  loadTariffs,
  loadTvExtras,
  suggestAddresses,
} from '../../mf-home-internet/src/testing/public'
import { loadHelp, loadLegalText, loadProductSheets, loadTariffDocument } from '../../mf-legal/src/testing/public'
import { payloadOf } from '@nimbus/shared-ui/form'
import { ADDRESS, aConnection, aCustomer, aPayment, theConsents } from '../../shop-api/src/testing/customer'
import { START_MS } from '../../shop-api/src/testing/engines'
import { aRecordedShop, type RecordedShop } from './recorded-shop'

const ROOT = path.join(__dirname, '../..')

/** Calls that sit in a hook, need a browser's cookies or pass on those of others; this test makes them as they do. */
const CALLED_BY_HAND = [
  'mf-cart/src/features/price-check/api/price-plan.ts',
  'mf-home-internet/src/features/extras/api/use-item-groups.ts',
  'shell/src/builds/in-flight.ts',
  'shell/src/head/hero-preloads.ts',
  'shell/src/notices/fetch-footnotes.ts',
  'shell/src/session/shop-session.ts',
  'shell/src/frame/panels/area-panel.tsx',
  'shell/src/frame/panels/first-prices.ts',
  'shell/src/frame/panels/suggestions.tsx',
]

/** Operations for others than the shop's pages. */
const FOR_OTHERS: Record<string, string> = {
  'delete /auth/session': 'integrators; the shop forgets its token and lets the session run out',
  'post /operator/catalogue': 'the operator',
  'get /operator/personal-data/{id}': 'the operator',
  'delete /operator/personal-data/{id}': 'the operator',
  'get /operator/releases': 'the operator',
  'put /operator/releases/{remote}': 'the operator',
  'put /operator/edges/{edge}': 'the edges, which share what they show',
  'get /operator/listeners': 'the operator',
  'get /operator/orders': 'the operator',
  'get /operator/orders/{id}': 'the operator',
  'post /operator/orders/{id}/events': 'the operator',
  'get /validators/{hash}.js': 'imported as a module',
  'get /documents/{name}': 'linked',
  'get /receipts/{name}': 'linked',
  'get /contract-summary/pdf': 'linked',
  'get /legal/contract-information/{id}/pdf': 'linked',
  'get /legal/service-description/{id}/pdf': 'linked',
  'get /content/legal/{id}/pdf': 'linked',
  'post /contract-summary': 'other shops; the cart links the printed one',
  'post /withdrawals': 'the edge, which keeps what comes while the API is away',
  'post /cancellations': 'the edge',
  'get /legal/pib/{id}/pdf': 'linked',
  'get /pages': 'the edge, for the sitemap',
  'get /catalogue/devices/{category}/{slug}/energy-label.svg': 'linked',
  'get /catalogue/devices/{category}/{slug}/energy-sheet.pdf': 'linked',
}

const DEVICE = 'solvar-s1-pro-fjordblau-256'

const { signal } = new AbortController()

function valueOf<T>(result: Result<T, ApiError>): T {
  if (!result.ok) throw result.error
  return result.value
}

function payloadIn<T>(loaded: Loaded<T>): T {
  if (!('payload' in loaded)) throw new Error(`no payload: ${JSON.stringify(loaded)}`)
  return loaded.payload
}

/** The files of the browser's code that call the API. */
function callers(): string[] {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mf-') || name === 'shell')
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
      .filter((file) =>
        /\b(api|open|bearer\(\w+\))\s*\.(get|post|put)\(|\bfetch\(`\$\{apiBase\}/.test(
          readFileSync(path.join(ROOT, file), 'utf8'),
        ),
      ),
  )
}

describe('the calls of the browser and the answers of the API', () => {
  let shop: RecordedShop
  const page = (params: Record<string, string> = {}, query: Record<string, string> = {}): LoadContext => ({
    path: '/',
    params,
    query,
    api: shop.api,
  })

  beforeAll(async () => {
    shop = await aRecordedShop()
    setHost({ api: shop.api, apiBase: '/api' } as Host)
    const { token } = valueOf(await shop.api.post('/auth/create-session', {}, tokenAnswerSchema, { skipAuth: true }))
    shop.setToken(token!)
    const renewed = valueOf(await shop.api.put('/auth/refresh-session', {}, tokenAnswerSchema))
    shop.setToken(renewed.token!)
  }, START_MS)
  afterAll(async () => {
    setHost(undefined)
    await shop.close()
  }, START_MS)

  const checkAddress = async (): Promise<CheckData> => {
    valueOf(await fetchAddressForm(shop.api, signal))
    expect(await suggestAddresses(shop.api, 'Lindenstraße 12a Dresden', signal)).not.toEqual([])
    const part = { zipcode: ADDRESS.zipcode, q: '' }
    const { addresses } = formSources(shop.api, '', '')
    expect(await addresses({ ...part, field: 'city' }, signal)).toMatchObject([{ city: ADDRESS.city }])
    expect(await addresses({ ...part, field: 'street', q: 'Linden' }, signal)).not.toEqual([])
    const answer: AvailabilityAnswer = valueOf(await checkAvailability(shop.api, { address: ADDRESS }, signal))
    if (!('availability' in answer)) throw new Error('the address was doubted')
    return answer
  }

  /** Walks through the order as the checkout does: form, payload, save, for each scope; then summary and submit. */
  async function order(cart: Cart, values: Partial<Record<Scope, object>>, context: object): Promise<string> {
    const tariff = cart.tariff!
    const payload = cartPayload(cart, { trackingId: 'kampagne', ...context })!
    valueOf(await shop.api.post('/price-plan', payload, pricePlanSchema, { skipAuth: true }))
    const response: CartResponse = valueOf(
      await initiateOrder(shop.api, { cart, tariff, payload, kind: 'new-contract' }),
    )
    const orderPath = orderPathOf(tariff, response.temp_order_id)
    for (const scope of response.scopes.filter((name) => name !== 'ORDER_OVERVIEW')) {
      const form: FormSchema = valueOf(await loadFormSchema(shop.api, orderPath, scope, signal))
      valueOf(
        await saveScope(
          shop.api,
          orderPath,
          scope,
          payloadOf(form, { ...(values[scope] as FormValues) }, normalisePhone),
        ),
      )
    }
    const summary = valueOf(await loadContractSummary(shop.api, orderPath, signal))
    expect(valueOf(await mailSummary(shop.api, orderPath)).to).toContain('@')
    const agreement = { summary_version: summary.version, total_hash: response.total_hash }
    valueOf(await saveOverview(shop.api, orderPath, agreement))
    const { order_id } = valueOf(await submitOrder(shop.api, response.temp_order_id, agreement))
    return order_id
  }

  it('agree on the catalogue', async () => {
    const { tariffs } = valueOf(await loadTariffs(shop.api, 'glasfaser-tarife'))
    valueOf(await fetchExtras(shop.api, tariffs[0]!))
    valueOf(await fetchTariff(tariffs[0]!.concrete_product_id))
    valueOf(await loadMobileTariffs(shop.api, 'mobilfunk-tarife'))
    expect(valueOf(await loadMobileOffers(shop.api))).not.toEqual([])
    await loadStartOffers(shop.api)
    expect(await loadAllTariffs(shop.api)).not.toEqual([])
    expect(await loadCampaigns(shop.api)).toHaveProperty('trade_in')
    expect((await loadTvExtras(shop.api, tariffs[0])).streaming).not.toEqual([])
    expect(payloadIn(await loadBenefits(page({ product: 'glasfaser' }))).offers).not.toEqual([])
    expect(payloadIn(await loadSearch(page({}, { q: 'Glasfaser' }))).total).toBeGreaterThan(0)
    expect(payloadIn(await loadHelp(page({}))).topics).not.toEqual([])
    valueOf(await loadHeroes(shop.api))
    expect(await loadMobileHeroes(shop.api)).not.toEqual([])
  })

  it('agree on devices', async () => {
    const query = { tariff: 'mobil-l-device-24', sort: 'price', page: '1' }
    const { cards } = payloadIn(await loadDeviceList(page({ category: 'smartphones' }, query)))
    const slug = cards[0]!.slug
    payloadIn(await loadDevice(page({ category: 'smartphones', slug })))
    const compared = `mobil-m-device-24~smartphones~solvar-s1-pro~${DEVICE}`
    expect(payloadIn(await loadCompare(page({}, { tarife: compared }))).offers).toHaveLength(1)
    expect(await loadDeviceOffers(shop.api, { category: 'tablets', count: 1, sort: 'price' })).toBeDefined()
  })

  it('agree on legal texts', async () => {
    expect(payloadIn(await loadLegalText('agb', () => [], page())).title).not.toBe('')
    payloadIn(await loadProductSheets(page()))
    payloadIn(await loadProductSheets(page({}, { tariff: 'dsl-m-24' })))
    payloadIn(await loadTariffDocument('contract-information')(page({}, { tariff: 'dsl-m-24' })))
    payloadIn(await loadTariffDocument('service-description')(page({}, { tariff: 'dsl-m-24' })))
    valueOf(await shop.api.get('/content/first-prices', firstPricesSchema, { skipAuth: true }))
    valueOf(
      await shop.api.get('/content/footnotes', footnotesSchema, { skipAuth: true, query: { tags: 'T_GLASFASER_150' } }),
    )
  })

  it('agree on a landline order', async () => {
    const checkData = await checkAddress()
    const tariff: Tariff = valueOf(await fetchTariff('glasfaser-300-smart-24'))
    const values = { CUSTOMER: aCustomer(), CONNECTION: aConnection(), PAYMENT: aPayment(), CONSENTS: theConsents() }
    const context = { addressKey: addressKey(checkData) }
    const order_id = await order(setTariff(aCart(), tariff), values, context)
    const access = { order_id, email: 'katharina@beispiel.de', birth_date: '1990-03-27' }
    const { path: link } = valueOf(await findOrder(access))
    const query = Object.fromEntries(new URL(link, 'http://shop').searchParams)
    expect((await loadStatus(shop.api, query)).status?.progress.state).toBe('acknowledged')
    // no former provider has refused anything
    const answer = await answerRefusal(order_id, { code: query.code ?? '', answer: 'Lindenstraße 12a' })
    expect(answer.ok ? 'ok' : answer.error.status).toBe(409)
  })

  it('agree on a mobile order with a device', async () => {
    const tariff = valueOf(await fetchTariff('mobil-m-device-24'))
    const { tariff_groups } = valueOf(await fetchBundles(shop.api, tariff, DEVICE))
    const bundle = tariff_groups[0]!.smartphone_bundles[0]
    const cart = setHandset(setTariff(aCart(), tariff), aHandset({ concrete_product_id: DEVICE }), bundle)
    const values = {
      CUSTOMER: aCustomer({ address: ADDRESS }),
      SIM_DELIVERY: { delivery: { sim_type: 'SIM', method: 'HOME' } },
      PAYMENT: aPayment(),
      CONSENTS: theConsents(),
    }
    await expect(order(cart, values, {})).resolves.toMatch(/^NB-2026-/)
  })

  it('agree on going on elsewhere', async () => {
    const tariff = valueOf(await fetchTariff('mobil-m-24'))
    const cart = setTariff(aCart(), tariff)
    const payload = cartPayload(cart)!
    const { temp_order_id } = valueOf(await initiateOrder(shop.api, { cart, tariff, payload, kind: 'new-contract' }))
    const { choices } = formSources(shop.api, orderPathOf(tariff, temp_order_id), 'SIM_DELIVERY')
    expect(await choices(1)).toMatchObject({ ok: true, value: expect.arrayContaining([expect.anything()]) })
    expect(valueOf(await recheckAddress(shop.api, { address: ADDRESS }))).toHaveProperty('availability')
    const request = { payload, order_id: temp_order_id, situation: null, values: { CUSTOMER: { ...aCustomer() } } }
    expect(valueOf(await mailResume(shop.api, request, 'katharina@beispiel.de')).code).toBeUndefined()
    const { code } = valueOf(await offerResume(shop.api, request))
    expect(valueOf(await claimResume(shop.api, code!, crypto.randomUUID())).cart.tariff).not.toBeNull()
    // the order is the other device's now, and this one forgets it as its checkout does
    dropOrder()
  })

  it('agree on refusals', async () => {
    const tariff = valueOf(await fetchTariff('mobil-m-24'))
    const cart = setTariff(aCart(), tariff)
    const begin = (payload: CartPayload) => initiateOrder(shop.api, { cart, tariff, payload, kind: 'new-contract' })
    const { temp_order_id } = valueOf(await begin(cartPayload(cart)!))
    const orderPath = orderPathOf(tariff, temp_order_id)
    const refused = await Promise.all([
      fetchTariff('gibt-es-nicht'),
      begin({ cart: { tariff: { id: 'gibt-es-nicht' }, options: [], promotions: [] } }),
      saveScope(shop.api, orderPath, 'PAYMENT', { payment: { method: 'DIRECT_DEBIT', iban: 'DE89' } }),
      loadContractSummary(shop.api, orderPath, signal),
      loadContractSummary(shop.api, orderPathOf(tariff, 'gibt-es-nicht'), signal),
    ])
    expect(refused.map((answer) => (answer.ok ? 'ok' : `${answer.error.status} ${answer.error.exception}`))).toEqual([
      '404 NotFoundException',
      '400 MalformedRequestException',
      '422 ValidationException',
      '422 IncompleteOrderDataException',
      '404 NotFoundException',
    ])
  })

  describe('afterwards', () => {
    it('differ in nothing from the OpenAPI document', () => {
      expect(shop.problems).toEqual([])
    })

    it('are all the operations of the document but those for others', () => {
      const missing = shop.contract.operations.filter((operation) => !shop.called.has(operation))
      expect(missing.toSorted()).toEqual(Object.keys(FOR_OTHERS).toSorted())
    })

    it('are all the calls there are: whoever adds one makes it here too', () => {
      const made = importsIn(readFileSync(__filename, 'utf8')).flatMap(({ names, from }) => {
        const offered = path.join(__dirname, `${from}.ts`)
        return importsIn(readFileSync(offered, 'utf8'))
          .filter((line) => line.names.some((name) => names.includes(name)))
          .map((line) => path.relative(ROOT, path.join(path.dirname(offered), `${line.from}.ts`)))
      })
      expect(callers().filter((file) => !made.includes(file))).toEqual(CALLED_BY_HAND)
    })
  })
})

/** What a file takes or passes on from files beside it: 'export { a } from '../b'' → [{names: ['a'], from: '../b'}] */
const importsIn = (text: string): { names: string[]; from: string }[] =>
  [...text.matchAll(/^(?:import|export) \{([^}]+)\} from '(\.[^']+)'/gm)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    from,
  }))
