import { expect, test } from '@playwright/test'
import { expectWell, kill, query, update } from './stack'
import { underTraffic } from './traffic'

/** DRILL=whole takes every service; else one of each kind is tried, as all of a kind are deployed alike. */
const KINDS =
  process.env.DRILL === 'whole'
    ? [
        'edge',
        'api',
        'gateway-1',
        'gateway-2',
        'mf-cart',
        'mf-catalogue',
        'mf-checkout',
        'mf-home-internet',
        'mf-legal',
      ]
    : ['edge', 'api', 'gateway-1', 'mf-checkout']

const orderNumbers = async (): Promise<string[]> =>
  (await query('select order_id from shop_order order by order_id')).split('\n').filter(Boolean)

/** Nobody is shown an error meanwhile, and afterwards the database has just the orders that customers know of. */
async function expectNothingLost(work: () => Promise<void>): Promise<void> {
  const before = new Set(await orderNumbers())
  const began = performance.now()
  const { orders, pages, failedPages, refusals } = await underTraffic(work)
  const seconds = Math.round((performance.now() - began) / 1_000)
  process.stderr.write(`  ${orders.size} orders, ${pages} pages in ${seconds} s, "not now": ${refusals.length}\n`)
  expect(failedPages).toEqual([])
  expect((await orderNumbers()).filter((number) => !before.has(number))).toEqual([...orders.values()].toSorted())
}

test.beforeEach(expectWell)

for (const service of [...KINDS, 'database']) {
  test(`sells on and shows all pages while a task of ${service} is killed`, async () => {
    await expectNothingLost(async () => {
      await kill(service)
      await expectWell()
    })
  })
}

for (const service of [...KINDS, 'database']) {
  test(`sells on and shows all pages while ${service} is updated`, async () => {
    await expectNothingLost(async () => expect(await update(service)).toBe('completed'))
  })
}

for (const service of ['edge', 'api']) {
  test(`takes an update of ${service} back that doesn't begin, before anybody sees it`, async () => {
    const broken = ['--env-add', 'LOG_LEVEL=nonsense']
    await expectNothingLost(async () => expect(await update(service, ...broken)).toBe('rollback_completed'))
  })
}
