import { aLineProvider, json, qualificationOf, qualified } from '../../testing/a-line-provider'
import { Customer, type Send } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { LINES_KEY, READER_KEY, startShop, type Shop } from '../../testing/shop'

jest.setTimeout(120_000)

const NONE = { qualificationResult: 'unqualified' }
const LINDENSTRASSE = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12a' }

describe('a shop that asks a provider for its lines', () => {
  let shop: Shop
  let provider: Awaited<ReturnType<typeof aLineProvider>>
  beforeAll(async () => {
    provider = await aLineProvider((response) => json(response, 500, {}))
    shop = await startShop(await pglite(), { linesApi: provider.url, limitFactor: 100 })
  }, START_MS)
  afterAll(async () => {
    await shop.close()
    provider.close()
  }, START_MS)

  const send: Send = async (request) => {
    const got = await shop.inject(request)
    return { status: got.statusCode, body: got.json<Record<string, unknown>>() }
  }
  const check = async (address: object = LINDENSTRASSE) =>
    (await Customer.arrive(send, 'landline')).checkAddress(address) as Promise<{
      status: number
      body: Record<string, unknown>
    }>
  const qualify = async (id: string) => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/tmf-api/productOfferingQualification/v4/productOfferingQualification',
      headers: { authorization: `Bearer ${READER_KEY}` },
      payload: {
        instantSyncQualification: true,
        place: [
          {
            role: 'installationAddress',
            postcode: '01067',
            city: 'Dresden',
            streetName: 'Lindenstraße',
            streetNr: '12a',
          },
        ],
        productOfferingQualificationItem: [{ id: '1', productOffering: { id } }],
      },
    })
    return [answer.statusCode, answer.json<{ qualificationResult?: string }>().qualificationResult]
  }

  it('sells what the provider says that there is, to shoppers and to systems of others', async () => {
    const until = new Date(Date.now() + 60 * 60_000).toISOString()
    provider.answers.now = (response) =>
      json(response, 200, qualificationOf({ fibre: NONE, dsl: qualified(50) }, { expirationDate: until }))
    const { status, body } = await check()
    expect([status, body]).toMatchObject([
      200,
      { availability: { fibre: 'NONE', max_bandwidth: [{ technology: 'DSL', down: 50, up: 20 }], valid_until: until } },
    ])
    expect(await qualify('glasfaser-150-smart-24')).toEqual([200, 'red'])
    expect(await qualify('dsl-m-24')).toEqual([200, 'green'])
    expect(provider.asked.every(({ authorization }) => authorization === `Bearer ${LINES_KEY}`)).toBe(true)
  })

  it('asks nobody of an address that is in doubt', async () => {
    const before = provider.asked.length
    expect((await check({ ...LINDENSTRASSE, street: 'Lindenstrase' })).body).toMatchObject({
      correction: { field: 'street' },
    })
    expect(provider.asked).toHaveLength(before)
  })

  it('says that it can’t be looked up while the provider is away, and nothing of why', async () => {
    provider.answers.now = (response) => json(response, 500, { stack: 'at secret.js' })
    const { status, body } = await check()
    expect([status, body['error']]).toEqual([503, 'BackendUnavailableException'])
    expect((await qualify('dsl-m-24'))[0]).toBe(503)
    expect(JSON.stringify(shop.spoken())).not.toContain('secret.js')
    expect(JSON.stringify(shop.logged())).not.toMatch(/Lindenstraße|secret\.js/)
  })
})
