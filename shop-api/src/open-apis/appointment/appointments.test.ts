import { readFile } from 'node:fs/promises'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { onEachEngine, START_MS } from '../../testing/engines'
import { KINDS, orderOf } from '../../testing/open-apis/orders-of-every-kind'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import type { Appointment } from './appointment-resource'

jest.setTimeout(120_000)

const PATH = '/tmf-api/appointment/v4/appointment'

const CHOSEN = { startDateTime: '2026-12-14T07:00:00.000Z', endDateTime: '2026-12-14T11:00:00.000Z' }

onEachEngine((start) => {
  describe('the appointments', () => {
    const shop = shopOn(start)
    let operator: string
    let visited: string[]
    let plain: string

    beforeAll(async () => {
      operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
      visited = []
      for (let nth = 0; nth < 3; nth += 1) visited.push((await orderOf(shop.send, KINDS['landline with visit']!)).id)
      plain = (await orderOf(shop.send, KINDS['landline for 12 months']!)).id
    }, START_MS * 2)

    const get = async (path: string, key = READER_KEY) =>
      shop.inject({ url: `${PATH}${path}`, headers: { authorization: `Bearer ${key}` } })
    const read = async (id: string, key?: string) => (await get(`/${id}`, key)).json<Appointment>()
    const listed = async (query: string) => (await get(query)).json<Appointment[]>().map(({ id }) => id)
    const happen = async (id: string, payload: object) => {
      const url = `/api/operator/orders/${id}/events`
      const { statusCode } = await shop.inject({
        method: 'POST',
        url,
        headers: { 'x-operator-key': operator },
        payload,
      })
      expect(statusCode).toBeLessThan(300)
    }

    it('are the visits that customers chose, with place for the operator alone', async () => {
      const [id = ''] = visited
      const seen = await read(id)
      expect(seen).toMatchObject({
        id,
        status: 'initialized',
        validFor: CHOSEN,
        relatedEntity: [{ id, role: 'productOrder', '@referredType': 'ProductOrder' }],
      })
      expect(JSON.stringify(seen)).not.toMatch(/01067|Linden|Müller/)
      const known = await read(id, operator)
      expect(known.relatedPlace).toMatchObject({ postcode: '01067', streetName: 'Lindenstraße' })
      for (const one of [seen, known]) expect(misfits('Appointment', one, 'TMF646')).toEqual([])
      expect((await get('', operator)).body).not.toMatch(/01067|Linden/)
    })

    it('are named by their orders, and name them', async () => {
      const [id = ''] = visited
      const { relatedEntity, href } = await read(id)
      const order = await shop.inject({
        url: new URL(relatedEntity[0]!.href).pathname,
        headers: { authorization: `Bearer ${READER_KEY}` },
      })
      expect(misfits('ProductOrder', order.json(), 'TMF622')).toEqual([])
      const items = order.json<{ productOrderItem: object[] }>().productOrderItem
      expect(items[0]).toMatchObject({ appointment: { id, href, '@referredType': 'Appointment' } })
      expect(items.slice(1).filter((item) => 'appointment' in item)).toEqual([])
    })

    it('are not there for an order without one', async () => {
      const answer = await get(`/${plain}`)
      expect([answer.statusCode, misfits('Error', answer.json(), 'TMF646')]).toEqual([404, []])
      expect(await listed('')).toEqual(visited)
    })

    it('are what was agreed, once that is so, and done or called off with their order', async () => {
      const [first = '', second = '', third = ''] = visited
      for (const id of [...visited, plain]) await happen(id, { kind: 'confirmed' })
      await happen(first, { kind: 'appointment', on: '2027-07-05', from: '08:30', till: '12:00' })
      // German summer time
      expect(await read(first)).toMatchObject({
        status: 'confirmed',
        validFor: { startDateTime: '2027-07-05T06:30:00.000Z', endDateTime: '2027-07-05T10:00:00.000Z' },
      })
      await happen(plain, { kind: 'appointment', on: '2026-12-15' })
      expect(await read(plain)).toMatchObject({
        status: 'confirmed',
        validFor: { startDateTime: '2026-12-14T23:00:00.000Z', endDateTime: '2026-12-15T23:00:00.000Z' },
      })
      await happen(second, { kind: 'activated' })
      await happen(third, { kind: 'failed' })
      const statusOf = async (id: string) => (await read(id)).status
      expect([await statusOf(second), await statusOf(third)]).toEqual(['completed', 'failed'])
      expect(await listed('?status=confirmed')).toEqual([first, plain])
      expect(await listed(`?status=completed&status=failed&id=${third}`)).toEqual([third])
      expect(await listed('?status=initialized')).toEqual([])
    })

    it('come by pages', async () => {
      const page = await get('?offset=1&limit=2&fields=status')
      expect([page.statusCode, page.headers['x-total-count'], page.headers['x-result-count']]).toEqual([206, '4', '2'])
      expect(page.json<Appointment[]>().map((one) => Object.keys(one))).toEqual([
        ['id', 'href', 'status'],
        ['id', 'href', 'status'],
      ])
    })

    it('are for nobody without a key', async () => {
      for (const path of [PATH, `${PATH}/${visited[0]}`])
        expect((await shop.inject({ url: path })).statusCode).toBe(401)
    })
  })
})
