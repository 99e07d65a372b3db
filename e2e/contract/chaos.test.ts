import fc from 'fast-check'
import { cartStore, type Area } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore, withoutSecrets } from '@nimbus/shared-contracts/forms'
import { createApi } from '@nimbus/shared-contracts/http'
import { orderStore, sentOrderOf } from '@nimbus/shared-contracts/order'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { fetchTariff } from '../../mf-cart/src/testing/public'
import { START_MS } from '../../shop-api/src/testing/engines'
import { startShop, type Shop } from '../../shop-api/src/testing/shop'
import { aChaoticLine, type Fault } from './chaotic-line'
import { shopStubbornly, TYPED, type Ending } from './stubborn-shopper'

/** Enough to see both endings; CHAOS_RUNS=200 looks harder. */
const RUNS = Number(process.env.CHAOS_RUNS ?? 20)

/** Of the faults and of what the shopper does; CHAOS_SEED runs the same again, or others. A failure is told with it. */
const SEED = Number(process.env.CHAOS_SEED ?? 4)

/** Far above what the runs take, since no test depends on the speed of its machine. */
const RUN_LIMIT_MS = 1_200_000

/** Milliseconds; a slow answer may come before or after the client's 20 seconds. */
const delay = fc.integer({ min: 1, max: 25_000 })
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('slow' as const), ms: delay }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ kind: 'lost-request' }) },
  { weight: 2, arbitrary: fc.constant<Fault>({ kind: 'lost-answer' }) },
  { weight: 1, arbitrary: fc.constant<Fault>({ kind: 'twice' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('overtaken' as const), ms: delay }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unavailable' as const), done: fc.boolean() }) },
)
const run = fc.record({
  area: fc.constantFrom<Area>('landline', 'mobile'),
  faults: fc.array(fault, { minLength: 20, maxLength: 60 }),
  presses: fc.integer({ min: 1, max: 8 }),
  reloads: fc.boolean(),
  twoTabs: fc.boolean(),
})

/** Everything but what makes the time of ky and of the line. */
const REAL_TIME = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const

describe('orders over a line that delays, drops, repeats and reorders', () => {
  let shop: Shop
  const tariffs = {} as Record<Area, Tariff>
  const endings: { trackingId: string; ending: Ending; purchases: number }[] = []

  beforeAll(async () => {
    shop = await startShop({ stop: async () => {} }, { limitFactor: 1000 })
    const { fetch } = aChaoticLine(shop, { faults: [], address: '10.0.0.1' })
    setHost({ api: createApi({ baseUrl: 'https://shop.example/api', fetch }) } as Host)
    for (const [area, id] of [
      ['landline', 'glasfaser-300-smart-24'],
      ['mobile', 'mobil-m-device-24'],
    ] as const) {
      const answer = await fetchTariff(id)
      if (!answer.ok) throw answer.error
      tariffs[area] = answer.value
    }
  }, START_MS)
  afterAll(async () => {
    setHost(undefined)
    await shop.close()
  }, START_MS)
  afterEach(() => jest.useRealTimers())

  it(
    `end with a confirmation, or with a message and all that was typed (${RUNS} runs, seed ${SEED})`,
    async () => {
      jest.useFakeTimers({ doNotFake: [...REAL_TIME] })
      const property = fc.asyncProperty(run, async ({ faults, area, ...rest }) => {
        const trackingId = `run-${endings.length}`
        let purchases = 0
        const stop = subscribe('track', ({ event }) => (purchases += event === 'purchase' ? 1 : 0))
        const line = aChaoticLine(shop, {
          faults: [...faults],
          address: `10.1.${endings.length >> 8}.${endings.length & 255}`,
        })
        const options = { ...rest, area, tariff: tariffs[area], trackingId, fetch: line.fetch }
        const ending = await line.passTime(shopStubbornly(options))
        stop()
        endings.push({ trackingId, ending, purchases })
        if ('orderId' in ending) expectConfirmed(ending.orderId)
        else expectKept(ending.message, area)
      })
      await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    },
    RUN_LIMIT_MS,
  )

  it(
    'make one order for each confirmation and each purchase, and none twice',
    async () => {
      const { orders } = await shop.stored()
      const made = endings.map(({ trackingId, ending, purchases }) => {
        const ids = orders.flatMap((order) => (order.tracking_id === trackingId ? [order.order_id] : []))
        return { trackingId, ids, purchases, confirmed: 'orderId' in ending ? [ending.orderId] : undefined }
      })
      // without a confirmation there is one order at most: the one whose answer was lost
      const isRight = ({ ids, purchases, confirmed }: (typeof made)[number]): boolean =>
        confirmed ? ids.join() === confirmed.join() && purchases === 1 : ids.length <= 1 && purchases === 0
      expect(made.filter((run) => !isRight(run))).toEqual([])
      const confirmed = endings.filter(({ ending }) => 'orderId' in ending).length
      // both endings have to be seen often, or the faults would be too mild or too hard to say anything
      expect(confirmed).toBeGreaterThan(endings.length / 3)
      expect(endings.length - confirmed).toBeGreaterThan(endings.length / 20)
    },
    START_MS,
  )
})

function expectConfirmed(orderId: string): void {
  expect(orderId).toMatch(/^NB-2026-/)
  expect(orderStore.get().result?.order_id).toBe(orderId)
  expect([cartStore.get().tariff, formStore.get().values]).toEqual([null, {}])
}

function expectKept(message: string, area: Area): void {
  expect(message).not.toBe('')
  expect(sentOrderOf(orderStore.get().temp_order_id)).toBeUndefined()
  const { tariff, handset } = cartStore.get()
  expect([tariff === null, handset === null]).toEqual([false, area === 'landline'])
  const { values, saved } = formStore.get()
  for (const scope of saved) expect(Object.keys(values)).toContain(scope)
  expect(values.PAYMENT ?? withoutSecrets({ ...TYPED.PAYMENT })).toEqual(withoutSecrets({ ...TYPED.PAYMENT }))
}
