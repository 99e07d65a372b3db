import type { Area, CartPayload } from '@nimbus/shared-contracts/cart'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { aPayload, Customer } from '../../testing/customer'
import { describedCalls, sampleOf, type DescribedCall } from '../../testing/described-calls'
import { pglite, START_MS } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const CARTS: Record<Area, CartPayload> = {
  landline: aPayload(),
  mobile: { cart: { tariff: { id: 'mobil-m-24' }, options: [], promotions: [] } },
}
const AREAS: readonly Area[] = ['landline', 'mobile']
const otherArea = (area: Area): Area => (area === 'mobile' ? 'landline' : 'mobile')

/** Parts of paths, and of bodies, that mean something. */
const KNOWN = { kind: 'new-contract', scope: 'CUSTOMER' }

/** A call as a line of what a test has found: "POST /{area}/order/{id}/submit" */
const nameOf = ({ method, path }: DescribedCall): string => `${method} ${path}`

/** Submit is by the mobile path for landline orders too (API-1), and can be repeated. */
const isSubmit = ({ path }: DescribedCall): boolean => path.endsWith('/submit')

const UNKNOWN = ['00000000-0000-4000-8000-000000000000', 'gibtsnicht']

describe('who may ask for an order', () => {
  const shop = shopOn(pglite)
  const { send } = shop

  /** By area: a guest with a draft. */
  const drafts = {} as Record<Area, { guest: Customer; id: string }>
  /** One that has ordered. */
  let sent: { guest: Customer; id: string }
  let stranger: Customer
  let gone: Customer
  /** All calls that need a session, and those among them that are about one draft: as the API describes itself. */
  let ofGuest: DescribedCall[]
  let ofDraft: DescribedCall[]

  beforeAll(async () => {
    const document = await shop.inject({ url: '/api/openapi.json' })
    ofGuest = describedCalls(document.json()).filter((call) => call.ofGuest)
    ofDraft = ofGuest.filter(({ path }) => path.includes('{id}'))
    for (const area of AREAS) {
      const guest = await Customer.arrive(send, area)
      if (area === 'landline') await guest.checkAddress()
      const { temp_order_id: id } = (await guest.initiate(CARTS[area])).body as CartResponse
      drafts[area] = { guest, id }
    }
    const guest = await Customer.arrive(send)
    const { temp_order_id: id } = await guest.prepare()
    await guest.submit(id)
    sent = { guest, id }
    stranger = await Customer.arrive(send)
    gone = await Customer.arrive(send)
    await gone.call('DELETE', '/auth/session')
  }, START_MS)

  /** [status, code] of a call for a draft, by a guest or by nobody. */
  async function answerOf(
    call: DescribedCall,
    { area, id, by }: { area: Area; id: string; by?: Customer | undefined },
  ) {
    const known: Record<string, string> = { ...KNOWN, area, id }
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => known[name]!)
    const method = call.method as 'GET' | 'POST' | 'PUT' | 'DELETE'
    const payload = call.body && (sampleOf(call.body, { ...KNOWN, ...CARTS[area] }) as object)
    const { status, body } = by
      ? await by.call(method, path, payload)
      : await send({ method, url: `/api${path}`, headers: {}, ...(payload && { payload }) })
    return { status, error: body.error, said: JSON.stringify(body) }
  }

  /** What each call is answered, by its name. */
  async function answersOf(calls: readonly DescribedCall[], asked: Parameters<typeof answerOf>[1]) {
    const answers: Record<string, string> = {}
    for (const call of calls) {
      const { status, error } = await answerOf(call, asked)
      answers[nameOf(call)] = `${status} ${String(error)}`
    }
    return answers
  }
  const eachIs = (calls: readonly DescribedCall[], answer: string) =>
    Object.fromEntries(calls.map((call) => [nameOf(call), answer]))

  it('knows the calls of an order from the description of the API', () => {
    expect(ofDraft.map(nameOf)).toEqual(
      expect.arrayContaining(['GET /{area}/order/{id}/contract-summary', 'POST /{area}/order/{id}/save/{scope}']),
    )
    expect(ofDraft.filter(isSubmit)).toHaveLength(1)
    expect(ofGuest.map(nameOf)).toContain('POST /{area}/new-customer/{kind}/initiate-order')
  })

  it.each(AREAS)('%s: 401 without a token, 403 once the session has ended', async (area) => {
    const { id } = drafts[area]
    expect(await answersOf(ofGuest, { area, id })).toEqual(eachIs(ofGuest, '401 AuthenticationException'))
    expect(await answersOf(ofGuest, { area, id, by: gone })).toEqual(eachIs(ofGuest, '403 ForbiddenException'))
  })

  it.each(AREAS)('%s: only the session of the draft', async (area) => {
    const { guest, id } = drafts[area]
    expect(await answersOf(ofDraft, { area, id, by: stranger })).toEqual(eachIs(ofDraft, '403 ForbiddenException'))
    // its owner is answered, or told what is missing in a draft with nothing in it
    for (const call of ofDraft) {
      const { status } = await answerOf(call, { area, id, by: guest })
      expect([nameOf(call), [200, 422].includes(status), status]).toEqual([nameOf(call), true, status])
    }
  })

  it.each(AREAS)('%s: 404 for a draft that does not exist', async (area) => {
    for (const id of UNKNOWN)
      expect(await answersOf(ofDraft, { area, id, by: drafts[area].guest })).toEqual(
        eachIs(ofDraft, '404 NotFoundException'),
      )
  })

  it.each(AREAS)('%s: 404 for a draft of the other area, whosever it is', async (area) => {
    const { guest, id } = drafts[otherArea(area)]
    const calls = ofDraft.filter((call) => !isSubmit(call))
    for (const by of [guest, stranger])
      expect(await answersOf(calls, { area, id, by })).toEqual(eachIs(calls, '404 NotFoundException'))
  })

  // a token that was found later went on reading name, address and IBAN for a day
  it('nobody, once the order was sent, and nothing personal is said', async () => {
    const calls = ofDraft.filter((call) => !isSubmit(call))
    const asked = { area: 'landline', id: sent.id, by: sent.guest } as const
    expect(await answersOf(calls, asked)).toEqual(eachIs(calls, '409 AlreadyOrderedException'))
    for (const call of calls) expect((await answerOf(call, asked)).said).not.toMatch(/Katharina|Lindenstra|DE\d|@/)
  })

  it('submit: a landline draft by the mobile path is found, and is no stranger’s', async () => {
    const submit = ofDraft.find(isSubmit)!
    const { guest, id } = drafts.landline
    expect(await answerOf(submit, { area: 'mobile', id, by: guest })).toMatchObject({
      status: 422,
      error: 'IncompleteOrderDataException',
    })
    expect(await answerOf(submit, { area: 'mobile', id, by: stranger })).toMatchObject({
      status: 403,
      error: 'ForbiddenException',
    })
  })
})
