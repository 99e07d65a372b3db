import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { LightMyRequestResponse } from 'fastify'
import { catalogueDrafts } from '../../platform/database/draft-tables'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { aDatabase } from '../../testing/a-database'
import { pglite } from '../../testing/engines'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { NOON, READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import { addressesOf } from '../standard/addresses'
import { createDrafts } from './drafts'

jest.setTimeout(120_000)

const BASE = '/tmf-api/productCatalogManagement/v4'

/** Each kind of draft with its definition, and one of it. */
const KINDS = [
  ['productSpecification', 'ProductSpecification', { name: 'Anschluss', brand: 'Nimbus', productNumber: 'A-1' }],
  [
    'productOffering',
    'ProductOffering',
    {
      name: 'Glasfaser 2000',
      description: 'Ein Entwurf',
      productSpecification: { id: 'glasfaser-150', name: 'Anschluss' },
    },
  ],
  [
    'productOfferingPrice',
    'ProductOfferingPrice',
    { name: 'Grundpreis', isBundle: false, priceType: 'recurring', price: { unit: 'EUR', value: 79.95 } },
  ],
] as const

type Draft = Record<string, unknown> & { id: string; href: string }

describe('draftRoutes', () => {
  const shop = shopOn(pglite)
  let operator: string
  beforeAll(async () => {
    operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, key = operator) =>
    shop.inject({
      method,
      url: `${BASE}${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    })
  const refusal = (answer: LightMyRequestResponse, status: number): string => {
    const body = answer.json<{ message?: string; status: string }>()
    expect([answer.statusCode, body.status, misfits('Error', body)]).toEqual([status, String(status), []])
    return body.message ?? ''
  }

  describe.each(KINDS)('%s', (resource, schema, content) => {
    it('is made, read, found, changed and deleted by the operator, and fits the definition', async () => {
      const before = Number((await call('GET', `/${resource}?limit=1`)).headers['x-total-count'])
      const made = await call('POST', `/${resource}`, content)
      const draft = made.json<Draft>()
      expect([made.statusCode, made.headers['location'], misfits(schema, draft)]).toEqual([201, draft.href, []])
      expect(draft).toMatchObject({ ...content, lifecycleStatus: 'In design', lastUpdate: '2026-11-27T11:00:00.000Z' })
      const { pathname } = new URL(draft.href)
      expect((await call('GET', pathname.replace(BASE, ''))).json()).toEqual(draft)
      const listed = await call('GET', `/${resource}?lifecycleStatus=In design`)
      expect(listed.json()).toEqual([draft])
      expect((await call('GET', `/${resource}?limit=1`)).headers['x-total-count']).toBe(String(before + 1))

      shop.setClock('2026-11-28T11:00:00.000Z')
      const changed = await call('PATCH', `/${resource}/${draft.id}`, { lifecycleStatus: 'In test', version: '2' })
      const wanted = { ...draft, lifecycleStatus: 'In test', version: '2', lastUpdate: '2026-11-28T11:00:00.000Z' }
      expect([changed.statusCode, changed.json()]).toEqual([200, wanted])
      expect((await call('GET', `/${resource}/${draft.id}?fields=version`)).json()).toEqual({
        id: draft.id,
        href: draft.href,
        version: '2',
      })

      expect((await call('DELETE', `/${resource}/${draft.id}`)).statusCode).toBe(204)
      expect(refusal(await call('DELETE', `/${resource}/${draft.id}`), 404)).toBe('')
      expect(refusal(await call('GET', `/${resource}/${draft.id}`), 404)).toBe('')
    })

    it('is nothing that a reader sees or writes', async () => {
      const { id } = (await call('POST', `/${resource}`, content)).json<Draft>()
      expect(refusal(await call('GET', `/${resource}/${id}`, undefined, READER_KEY), 404)).toBe('')
      expect((await call('GET', `/${resource}?id=${id}`, undefined, READER_KEY)).json()).toEqual([])
      expect(refusal(await call('POST', `/${resource}`, content, READER_KEY), 403)).toBe('')
      expect(refusal(await call('PATCH', `/${resource}/${id}`, { name: 'a' }, READER_KEY), 403)).toBe('')
      expect(refusal(await call('DELETE', `/${resource}/${id}`, undefined, READER_KEY), 403)).toBe('')
      expect((await call('DELETE', `/${resource}/${id}`)).statusCode).toBe(204)
    })

    it('is never what is sold', async () => {
      const [sold] = (await call('GET', `/${resource}?limit=1`)).json<Draft[]>()
      expect(refusal(await call('PATCH', `/${resource}/${sold!.id}`, { name: 'a' }), 409)).toContain('is sold')
      expect(refusal(await call('DELETE', `/${resource}/${sold!.id}`), 409)).toContain('is sold')
      expect((await call('GET', `/${resource}/${sold!.id}`)).json()).toEqual(sold)
    })

    it.each([
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'a'.repeat(201) }, 'name'],
      [{ name: 'a', lifecycleStatus: 'Active' }, 'lifecycleStatus'],
      [{ name: 'a', isBundle: true }, 'isBundle'],
      [{ name: 'a', isSellable: true }, 'isSellable'],
      [{ name: 'a', id: 'glasfaser-150-24' }, 'id'],
      [{ name: 'a', validFor: { startDateTime: 'morgen' } }, 'startDateTime'],
      [{ name: 'a', price: { unit: 'USD', value: 1 } }, 'price'],
    ])('is not made of %j', async (body, part) => {
      expect(refusal(await call('POST', `/${resource}`, body), 400)).toContain(part)
    })
  })
})

describe('createDrafts', () => {
  it('takes no more than a list can be made of', async () => {
    const database = await aDatabase(pglite, 'shop-drafts-')
    const clock = () => new Date(NOON)
    const drafts = createDrafts({ db: database.db, clock, addresses: addressesOf('https://shop.example', '/v4') })
    const rows = Array.from({ length: 1_000 }, (_, nth) => ({ id: randomUUID(), content: { name: `Entwurf ${nth}` } }))
    await database.db
      .insert(catalogueDrafts)
      .values(rows.map((row) => ({ ...row, resource: 'productOffering', updated_at: clock() })))
    const one = () => drafts.add('productSpecification', { name: 'Anschluss' })
    await expect(one()).rejects.toMatchObject({ status: 409 })
    await drafts.remove('productOffering', rows[0]!.id)
    await expect(one()).resolves.toMatchObject({ facts: { name: 'Anschluss' } })
    await database.end()
  })
})
