import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { pglite, START_MS } from '../../testing/engines'
import { aListener } from '../../testing/open-apis/a-listener'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { startShop, type Shop } from '../../testing/shop'
import { DRAFT_RESOURCES } from './draft-content'

jest.setTimeout(120_000)

const BASE = '/tmf-api/productCatalogManagement/v4'

interface DraftEvent {
  eventId: string
  eventType: string
  event: Record<string, { id: string; name: string; lifecycleStatus: string; version?: string }>
}

describe('hub of the catalogue in preparation', () => {
  let shop: Shop
  let operator: string
  let listener: Awaited<ReturnType<typeof aListener>>
  beforeAll(async () => {
    listener = await aListener()
    shop = await startShop(await pglite(), { listenerHosts: ['127.0.0.1'], limitFactor: 100 })
    operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
  }, START_MS)
  afterAll(async () => {
    await shop.close()
    listener.close()
  }, START_MS)
  beforeEach(() => {
    listener.heard.length = 0
    listener.answers.status = 204
  })

  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${operator}` }
    const answer = await shop.inject({ method, url: `${BASE}${path}`, headers, ...(payload && { payload }) })
    expect([path, answer.statusCode < 300]).toEqual([path, true])
    return answer
  }
  const register = async (query = '') =>
    (await call('POST', '/hub', { callback: listener.callback, query })).json<{ id: string; secret: string }>()
  const events = async (count: number): Promise<DraftEvent[]> =>
    (await listener.until(count)).map(({ body }) => JSON.parse(body) as DraftEvent)

  it.each(DRAFT_RESOURCES)(
    'tells of a %s from its making to its end, signed, as the standard calls it',
    async (resource) => {
      const { id: hub, secret } = await register()
      const { id } = (await call('POST', `/${resource}`, { name: 'Anschluss' })).json<{ id: string }>()
      await call('PATCH', `/${resource}/${id}`, { version: '2' })
      await call('PATCH', `/${resource}/${id}`, { lifecycleStatus: 'In test' })
      await call('DELETE', `/${resource}/${id}`)
      const told = await events(4)
      const type = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`
      expect(told.map(({ eventId, eventType, event }) => [eventId, eventType, event[resource]])).toEqual(
        (
          [
            ['Create', { lifecycleStatus: 'In design' }],
            ['AttributeValueChange', { lifecycleStatus: 'In design', version: '2' }],
            ['StateChange', { lifecycleStatus: 'In test', version: '2' }],
            ['Delete', { lifecycleStatus: 'In test', version: '2' }],
          ] as const
        ).map(([change, facts], at) => [
          `${id}-${at}`,
          `${type}${change}Event`,
          expect.objectContaining({ id, name: 'Anschluss', ...facts }),
        ]),
      )
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      for (const { headers, body } of listener.heard) {
        const { eventId, eventType } = JSON.parse(body) as DraftEvent
        expect([eventType, misfits(eventType, JSON.parse(body))]).toEqual([eventType, []])
        const signed = `${eventId}.${String(headers['webhook-timestamp'])}.${body}`
        expect(headers).toMatchObject({
          'webhook-id': eventId,
          'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
        })
      }
      await call('DELETE', `/hub/${hub}`)
    },
  )

  it('tells only what a query asks for, and what was there when it happened', async () => {
    const { id: hub } = await register('event.productOffering.lifecycleStatus=In test')
    listener.answers.status = 503
    const { id } = (await call('POST', '/productOffering', { name: 'Anschluss' })).json<{ id: string }>()
    await call('POST', '/productSpecification', { name: 'Leitung', lifecycleStatus: 'In test' })
    await call('PATCH', `/productOffering/${id}`, { lifecycleStatus: 'In test', name: 'Glasfaser' })
    await call('PATCH', `/productOffering/${id}`, { lifecycleStatus: 'In design' })
    listener.answers.status = 204
    expect((await events(1)).map(({ eventId, event }) => [eventId, event['productOffering']?.name])).toEqual([
      [`${id}-1`, 'Glasfaser'],
    ])
    await call('DELETE', `/hub/${hub}`)
  })

  it('tells nothing of a draft to those who listen for orders', async () => {
    const url = '/tmf-api/productOrderingManagement/v4/hub'
    const headers = { authorization: `Bearer ${operator}` }
    const answer = await shop.inject({ method: 'POST', url, headers, payload: { callback: listener.callback } })
    const { id: hub } = await register()
    await call('POST', '/productOffering', { name: 'Anschluss' })
    expect(await events(1)).toHaveLength(1)
    await new Promise((wait) => setTimeout(wait, 2_000))
    expect(listener.heard).toHaveLength(1)
    await call('DELETE', `/hub/${hub}`)
    await shop.inject({ method: 'DELETE', url: `${url}/${answer.json<{ id: string }>().id}`, headers })
  })

  it('tells what a catalogue that goes live changes of what is sold', async () => {
    const { id: hub } = await register('eventType=ProductOfferingAttributeValueChangeEvent')
    const url = '/api/operator/catalogue'
    const headers = { 'x-operator-key': operator }
    // nothing is told of what changes before all that is sold is noted, which nobody sees from outside
    for (let nth = 1; listener.heard.length === 0 && nth < 20; nth += 1) {
      const data = structuredClone(bundledCatalogue())
      data.catalogue.version = `2026.9${nth}`
      for (const family of data.mobile.families) if (family.id === 'mobil-m') family.price += nth * 100
      const applied = await shop.inject({ method: 'POST', url, headers, payload: { data } })
      expect(applied.statusCode).toBe(200)
      await new Promise((wait) => setTimeout(wait, 3_000))
    }
    const told = await events(1)
    expect(told.length).toBeGreaterThan(0)
    for (const { eventType, event } of told) {
      expect([eventType, misfits(eventType, { event })]).toEqual(['ProductOfferingAttributeValueChangeEvent', []])
      expect(event['productOffering']).toMatchObject({ version: expect.stringMatching(/^2026\.9/) as string })
      expect(event['productOffering']!.id).toContain('mobil-m')
    }
    await call('DELETE', `/hub/${hub}`)
  })
})
