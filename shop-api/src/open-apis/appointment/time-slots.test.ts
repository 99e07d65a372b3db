import { randomUUID } from 'node:crypto'
import { hold } from '../../platform/reservations/reservations'
import { aRegister } from '../../testing/a-register'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { onEachEngine, pglite, START_MS } from '../../testing/engines'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import { registeredAddresses } from '../geographic-address/registered-addresses'
import { addressesOf } from '../standard/addresses'
import { searchTimeSlot, type SearchTimeSlot, type TimeSlotRequest } from './time-slots'

jest.setTimeout(60_000)

const NOW = new Date('2026-11-27T12:00:00Z')
const DRESDEN = { role: 'installationAddress', postcode: '01067' }
const MUNICH = { role: 'installationAddress', postcode: '80331' }

onEachEngine((start) => {
  describe('searchTimeSlot', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await aDatabase(start, 'shop-time-slots-')
    }, START_MS)
    afterAll(() => database.end(), START_MS)

    const register = aRegister()
    const search = (request: TimeSlotRequest): Promise<SearchTimeSlot> => {
      const registered = registeredAddresses(register, addressesOf('https://shop.example', '/a'))
      return searchTimeSlot({ db: database.db, clock: () => NOW, register, registered }, request, NOW)
    }
    const idsOf = async (request: TimeSlotRequest): Promise<string[]> =>
      (await search(request)).availableTimeSlot.map(({ id }) => id)

    it('begins a fortnight after the conclusion, on a working day, and goes on for 40 of them', async () => {
      const { availableTimeSlot, ...rest } = await search({ relatedPlace: DRESDEN })
      expect(rest).toMatchObject({ status: 'done', searchResult: 'success', searchDate: NOW.toISOString() })
      expect(availableTimeSlot.slice(0, 3)).toEqual([
        {
          id: '2026-12-14T08',
          validFor: { startDateTime: '2026-12-14T07:00:00.000Z', endDateTime: '2026-12-14T11:00:00.000Z' },
        },
        {
          id: '2026-12-14T12',
          validFor: { startDateTime: '2026-12-14T11:00:00.000Z', endDateTime: '2026-12-14T15:00:00.000Z' },
        },
        {
          id: '2026-12-14T16',
          validFor: { startDateTime: '2026-12-14T15:00:00.000Z', endDateTime: '2026-12-14T19:00:00.000Z' },
        },
      ])
      expect(availableTimeSlot).toHaveLength(3 * 40)
    })

    it.each([
      [
        ['2026-12-14T00:00:00Z', '2026-12-14T15:00:00Z'],
        ['2026-12-14T08', '2026-12-14T12'],
      ],
      [
        ['2026-12-15T12:00:00+01:00', '2026-12-15T20:00:00+01:00'],
        ['2026-12-15T12', '2026-12-15T16'],
      ],
      [[undefined, '2026-12-14T11:00:00Z'], ['2026-12-14T08']],
      [['2026-12-14T07:00:01Z', '2026-12-14T11:00:00Z'], []],
      [['2026-12-05T00:00:00Z', '2026-12-12T00:00:00Z'], []],
    ])('has what lies within %j: %j', async ([startDateTime, endDateTime], expected) => {
      const validFor = { ...(startDateTime && { startDateTime }), ...(endDateTime && { endDateTime }) }
      const found = await search({ relatedPlace: DRESDEN, requestedTimeSlot: [{ validFor }] })
      expect(found.availableTimeSlot.map(({ id }) => id)).toEqual(expected)
      expect(found.searchResult).toBe(expected.length > 0 ? 'success' : 'fail')
    })

    it('takes several periods, of which each has its times', async () => {
      const on = (day: string) => ({ validFor: { startDateTime: `${day}T07:00:00Z`, endDateTime: `${day}T11:00:00Z` } })
      expect(await idsOf({ requestedTimeSlot: [on('2026-12-16'), on('2026-12-14')] })).toEqual([
        '2026-12-14T08',
        '2026-12-16T08',
      ])
    })

    // three teams work at a time in a region, which is two digits of the postal code
    it('leaves out what all teams of the region have, and without a place what the teams of any have', async () => {
      const take = (thing: string) =>
        database.db.transaction((tx) => hold(tx, { kind: 'appointment', thing, places: 3, draftId: randomUUID() }, NOW))
      const first = async (request: TimeSlotRequest) => (await idsOf(request))[0]
      for (let team = 1; team <= 2; team += 1) await take('2026-12-14T08 01')
      for (const request of [{ relatedPlace: DRESDEN }, {}]) expect(await first(request)).toBe('2026-12-14T08')
      await take('2026-12-14T08 01')
      for (const request of [{ relatedPlace: DRESDEN }, {}]) expect(await first(request)).toBe('2026-12-14T12')
      expect(await first({ relatedPlace: MUNICH })).toBe('2026-12-14T08')
      const last = (await idsOf({})).at(-1)!
      for (let team = 1; team <= 3; team += 1) await take(`${last} 99`)
      expect((await idsOf({})).at(-1)).not.toBe(last)
      expect((await idsOf({ relatedPlace: DRESDEN })).at(-1)).toBe(last)
      const byId = { role: 'installationAddress', id: '01067-lindenstrasse-12a' }
      expect(await first({ relatedPlace: byId })).toBe('2026-12-14T12')
    })

    it('has nothing where we sell no line', async () => {
      const found = await search({ relatedPlace: { role: 'installationAddress', postcode: '36448' } })
      expect([found.searchResult, found.availableTimeSlot]).toEqual(['fail', []])
    })

    it('refuses a place that leads nowhere', async () => {
      for (const place of [{ id: 'gibtsnicht' }, { city: 'Dresden' }])
        await expect(search({ relatedPlace: { role: 'installationAddress', ...place } })).rejects.toMatchObject({
          status: 400,
        })
    })
  })
})

describe('appointmentRoutes', () => {
  const shop = shopOn(pglite)
  const PATH = '/tmf-api/appointment/v4/searchTimeSlot'
  const headers = { authorization: `Bearer ${READER_KEY}` }
  const post = (payload: object) => shop.inject({ method: 'POST', url: PATH, headers, payload })

  it('answers in the words of the standard, and again to who asked', async () => {
    const answer = await post({ relatedPlace: DRESDEN })
    const made = answer.json<{ id: string; href: string }>()
    expect([answer.statusCode, answer.headers.location]).toEqual([201, made.href])
    expect(misfits('SearchTimeSlot', made, 'TMF646')).toEqual([])
    expect((await shop.inject({ url: new URL(made.href).pathname, headers })).json()).toEqual(made)
    expect((await shop.inject({ url: `${PATH}?id=${made.id}&status=done`, headers })).json()).toEqual([made])
    expect((await shop.inject({ url: `${PATH}?status=rejected`, headers })).json()).toEqual([])
  })

  it.each([
    ['a day that there is not', { requestedTimeSlot: [{ validFor: { startDateTime: '2026-02-31T10:00:00Z' } }] }],
    ['no period', { requestedTimeSlot: [] }],
    ['whom it is for, which changes nothing', { relatedParty: { id: 'a' } }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await post(payload)
    expect([answer.statusCode, misfits('Error', answer.json(), 'TMF646')]).toEqual([400, []])
  })

  it('books no visit by itself, and lets nobody in without a key', async () => {
    const booking = { method: 'POST', url: '/tmf-api/appointment/v4/appointment', headers, payload: {} } as const
    expect((await shop.inject(booking)).statusCode).toBe(405)
    expect((await shop.inject({ method: 'POST', url: PATH, payload: {} })).statusCode).toBe(401)
  })
})
