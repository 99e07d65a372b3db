import { readFile } from 'node:fs/promises'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { operatorKeyPath } from '../kernel/operator/operator-key'
import { pglite } from '../testing/engines'
import { misfits } from '../testing/open-apis/tmf-definition'
import { READER_KEY } from '../testing/shop'
import { shopOn } from '../testing/shop-on'

jest.setTimeout(120_000)

const BASE = '/tmf-api/productCatalogManagement/v4'

type Resource = Record<string, unknown> & { id: string; href: string; name: string }

/** Each list with its definition. */
const LISTS = [
  ['catalog', 'Catalog'],
  ['category', 'Category'],
  ['productOffering', 'ProductOffering'],
  ['productOfferingPrice', 'ProductOfferingPrice'],
  ['productSpecification', 'ProductSpecification'],
] as const

describe('openApis', () => {
  const shop = shopOn(pglite)
  let authorization: string
  beforeAll(async () => {
    authorization = `Bearer ${(await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()}`
  })

  const get = (path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    shop.inject({ url: `${BASE}${path}`, headers: { authorization, ...headers } })
  const list = async (path: string): Promise<Resource[]> => (await get(path)).json<Resource[]>()

  /** How an answer differs from a refusal of the standard with a status. */
  function refusalFaults(answer: LightMyRequestResponse, status: number): string[] {
    const body = answer.json<{ status?: string; reason?: string }>()
    return [
      ...(answer.statusCode === status ? [] : [`${answer.statusCode} for ${status}`]),
      ...(String(answer.headers['content-type']).startsWith('application/json') ? [] : ['no JSON']),
      ...(body.status === String(status) && body.reason ? [] : [answer.body]),
      ...misfits('Error', body),
    ]
  }

  describe.each(LISTS)('%s', (resource, schema) => {
    it('is read whole, page by page, and each resource by itself', async () => {
      const first = await get(`/${resource}`)
      const total = Number(first.headers['x-total-count'])
      const pages = Array.from(
        { length: Math.ceil(total / 100) },
        (_, at) => `/${resource}?offset=${at * 100}&limit=100`,
      )
      const all = (await Promise.all(pages.map(list))).flat()
      expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([total, total])
      expect(all.flatMap((one) => misfits(schema, one))).toEqual([])
      for (const one of [all[0]!, all.at(-1)!]) {
        const path = new URL(one.href).pathname.replace(BASE, '')
        expect((await get(path)).json()).toEqual(one)
      }
    })

    it('says how many there are, with 206 for a part and 200 for the whole', async () => {
      const counts = async (query: string) => {
        const { statusCode, headers } = await get(`/${resource}${query}`)
        return [statusCode, Number(headers['x-result-count'])]
      }
      const total = Number((await get(`/${resource}?limit=1`)).headers['x-total-count'])
      expect(await counts('?offset=0&limit=1')).toEqual([total === 1 ? 200 : 206, 1])
      expect(await counts(`?offset=0&limit=${total}`)).toEqual([total > 100 ? 206 : 200, Math.min(total, 100)])
      expect(await counts(`?offset=${total}`)).toEqual([206, 0])
      expect(await counts('?id=gibtsnicht')).toEqual([200, 0])
      // who knows no pages, as the official collections, gets the first one
      expect(await counts('')).toEqual([200, Math.min(total, 100)])
    })

    it('has the attributes that were asked for, and what tells which it is', async () => {
      for (const path of [`/${resource}?limit=3&fields=name,version`, `/${resource}?limit=3&fields=version,name,junk`])
        for (const one of await list(path))
          expect(Object.keys(one).filter((key) => !key.startsWith('@'))).toEqual(['id', 'href', 'name', 'version'])
      const [one] = await list(`/${resource}?limit=1`)
      const alone = await get(`/${resource}/${encodeURIComponent(one!.id)}?fields=lifecycleStatus`)
      expect(Object.keys(alone.json<Resource>()).filter((key) => !key.startsWith('@'))).toEqual([
        'id',
        'href',
        'lifecycleStatus',
      ])
    })

    it('is filtered by each attribute that its description names', async () => {
      const { paths } = (await shop.inject({ url: '/tmf-api/openapi.json' })).json<{
        paths: Record<string, { get: { parameters: { name: string }[] } }>
      }>()
      const described = paths[`/productCatalogManagement/v4/${resource}`]!.get.parameters.map(({ name }) => name)
      const filters = described.filter((name) => !['fields', 'offset', 'limit'].includes(name))
      expect(filters).toEqual(expect.arrayContaining(['id', 'name', 'lifecycleStatus', 'lastUpdate', 'version']))
      // lines and devices come after the tariffs, which are bundles
      const all = [...(await list(`/${resource}`)), ...(await list(`/${resource}?offset=150`))]
      for (const name of filters) {
        const sample = all.find((one) => valuesAt(one, name).length > 0)
        const value = String(valuesAt(sample!, name)[0])
        const found = await list(`/${resource}?${new URLSearchParams({ [name]: value }).toString()}`)
        expect([name, found.every((one) => valuesAt(one, name).map(String).includes(value))]).toEqual([name, true])
        expect([
          name,
          (await list(`/${resource}?id=${sample!.id}&${name}=${encodeURIComponent(value)}`)).length,
        ]).toEqual([name, 1])
        expect([name, await list(`/${resource}?${name}=gibtsnicht`)]).toEqual([name, []])
      }
    })

    it('takes several values of an attribute as alternatives', async () => {
      const some = (await list(`/${resource}?limit=3`)).map(({ id }) => id)
      const found = await list(`/${resource}?${some.map((id) => `id=${id}`).join('&')}&id=gibtsnicht`)
      expect(found.map(({ id }) => id)).toEqual(some)
    })

    it.each([
      'limit=abc',
      'limit=0',
      'limit=1.5',
      'offset=-1',
      'offset=99999999',
      'fields=',
      'fields=name;id',
      'fields=a&fields=b',
      'colour=red',
      'name=%00',
      'Name=a',
    ])('refuses ?%s', async (query) => {
      expect(refusalFaults(await get(`/${resource}?${query}`), 400)).toEqual([])
    })

    it('refuses a value that is longer than any, and more values than anybody needs', async () => {
      for (const query of [`name=${'a'.repeat(301)}`, 'id=a&'.repeat(21)])
        expect(refusalFaults(await get(`/${resource}?${query}`), 400)).toEqual([])
    })

    it('refuses whoever has no key or a wrong one', async () => {
      const key = authorization.slice('Bearer '.length)
      const tried: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${'x'.repeat(43)}` },
        { authorization: `Basic ${key}` },
        { authorization: `Bearer ${key}x` },
        { 'x-operator-key': `${key} x` },
      ]
      for (const headers of tried)
        for (const path of [`${BASE}/${resource}`, `${BASE}/${resource}/gibtsnicht`]) {
          const answer = await shop.inject({ url: path, headers })
          expect(refusalFaults(answer, 401)).toEqual([])
          expect([answer.headers['www-authenticate'], answer.headers['cache-control']]).toEqual(['Bearer', 'no-store'])
          // it counts as a call, so that nobody tries keys without end
          expect(answer.headers['x-ratelimit-limit']).toBe('600')
        }
      const other = await shop.inject({ url: `${BASE}/${resource}`, headers: { 'x-operator-key': key } })
      expect(other.statusCode).toBeLessThan(300)
    })

    it.each([
      ['PUT', '/some', 'application/json', '{}'],
      ['PUT', '/some', 'text/xml', '<a/>'],
      ['POST', '/some', 'application/json', '{"name":'],
      ['DELETE', '', undefined, undefined],
    ] as const)('takes no %s %s of %s', async (method, path, type, payload) => {
      const request: InjectOptions = {
        method,
        url: `${BASE}/${resource}${path}`,
        headers: { authorization, ...(type && { 'content-type': type }) },
        ...(payload && { payload }),
      }
      const answer = await shop.inject(request)
      expect(refusalFaults(answer, 405)).toEqual([])
      // drafts are written, but neither categories nor catalogues
      const isRead = resource === 'catalog' || resource === 'category'
      const written = path === '' ? 'GET, HEAD, POST' : 'DELETE, GET, HEAD, PATCH'
      expect(answer.headers.allow).toBe(isRead ? 'GET, HEAD' : written)
    })

    it('answers 404 for what there is not', async () => {
      for (const id of ['gibtsnicht', 'a'.repeat(300), '__proto__', '%00', 'constructor'])
        expect(refusalFaults(await get(`/${resource}/${id}`), 404)).toEqual([])
    })
  })

  it('is read with a key that lets nobody in elsewhere', async () => {
    const reader = { authorization: `Bearer ${READER_KEY}` }
    expect((await shop.inject({ url: `${BASE}/catalog`, headers: reader })).statusCode).toBe(200)
    const calls = [
      ['POST', '/api/operator/catalogue'],
      ['GET', '/api/operator/orders'],
    ] as const
    for (const [method, url] of calls) {
      const answer = await shop.inject({ method, url, headers: { ...reader, 'x-operator-key': READER_KEY } })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  })

  it('answers 304 to whoever has this state, and anew once prices have changed', async () => {
    const path = '/productOffering/glasfaser-150-smart-24'
    const first = await get(path)
    const known = { 'if-none-match': String(first.headers.etag) }
    expect([(await get(path, known)).statusCode, first.headers['cache-control']]).toEqual([304, 'private, no-cache'])
    shop.setClock('2027-02-01T12:00:00.000Z')
    const later = await get(path, known)
    expect(later.statusCode).toBe(200)
    expect(first.body).toContain('Startpreis')
    expect(later.body).not.toContain('Startpreis')
  })

  it('serves the schema of its extensions where it points, to everybody', async () => {
    const price = (await get('/productOfferingPrice/versand')).json<Record<string, string>>()
    const schema = await shop.inject({ url: new URL(price['@schemaLocation']!).pathname })
    const { definitions } = schema.json<{ definitions: Record<string, object> }>()
    expect([schema.statusCode, Object.keys(definitions)]).toEqual([200, expect.arrayContaining([price['@type']])])
  })

  it.each([
    ['an unknown path', '/tmf-api/productCatalogManagement/v4/exportJob', 404],
    ['an unknown API', '/tmf-api/productInventory/v4/product', 404],
    ['its root', '/tmf-api', 404],
    ['a path that is no text', '/tmf-api/productCatalogManagement/v4/catalog/%E0%A4%A', 400],
  ])('answers %s in the words of the standard', async (_what, url, status) => {
    const answer = await shop.inject({ url, headers: { authorization } })
    expect(refusalFaults(answer, status)).toEqual([])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('says what is wrong with a query', async () => {
    const { message } = (await get('/category?limit=abc')).json<{ message: string }>()
    expect(message).toBe('querystring/limit must be integer')
    expect((await get('/category?colour=red')).json<{ message: string }>().message).toContain('colour')
  })
})

/** valuesAt({category: [{id: 'a'}]}, 'category.id') → ['a'] */
const valuesAt = (one: Resource, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((all, key) => all.flatMap((inner) => (inner as Record<string, unknown>)[key] ?? []), [one])
