import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { aHandMadeRemote, NAME, type HandMadeRemote } from '../../shop/hand-made-remote'
import { startShop } from '../../shop/shop'
import { chooseTariff, rejectConsent } from '../../shop/tariff-page'

/** Beside those of the workers' shops. */
const PORT = 4393

/** A shop with a remote of another hand in it, which fails when its address asks for it. */
const test = base.extend<object, { ownShop: { url: string; remote: HandMadeRemote }; url: string }>({
  ownShop: [
    async ({ browserName: _ }, provide) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-misbehaving-'))
      const remote = aHandMadeRemote(folder)
      remote.publish('1.0.0', {})
      const shop = await startShop(PORT, { ...remote.environment, SHOP_DATA_DIR: path.join(folder, 'data') })
      await provide({ url: shop.url, remote })
      await shop.stop()
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  url: [async ({ ownShop }, provide) => provide(ownShop.url), { scope: 'worker' }],
})

test.describe.configure({ mode: 'default' })

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dieser Bereich ist gerade nicht verfügbar' })
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guten Tag, Welt' })

/** Goes on with the shop where the remote is broken: another team's page, and the cart that is still there. */
async function expectShopGoesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Glasfaser 150' })).toBeVisible()
}

/** Takes the fault out of the address without loading a document. */
const mend = (page: Page): Promise<void> => page.evaluate(() => history.replaceState(history.state, '', '/gruss'))

/** Follows a link to the address, as one of the page's own. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, address)

test('a remote that throws, whenever it does, costs only its slot', async ({ page, url }) => {
  // a shop of its own is made and started first, and there are eight faults
  test.slow()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${url}/zuhause/tarife/glasfaser-tarife`)
  await rejectConsent(page)
  await chooseTariff(page, 'Glasfaser 150')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeVisible()

  for (const fault of ['load', 'mount', 'render']) {
    await test.step(`at ${fault}: the panel, which recovers`, async () => {
      await page.goto(`${url}/gruss?fault=${fault}`)
      await expect(panel(page)).toBeVisible({ timeout: 20_000 })
      await expectShopGoesOn(page)
      await page.goto(`${url}/gruss?fault=${fault}`)
      await expect(panel(page)).toBeVisible({ timeout: 20_000 })
      await mend(page)
      await panel(page).getByRole('button', { name: 'Erneut versuchen' }).click()
      await expect(panel(page)).toBeHidden()
      await page.getByRole('button', { name: 'Grüßen (0)' }).click()
      await expect(page.getByRole('button', { name: 'Grüßen (1)' })).toBeVisible()
    })
  }

  await test.step('at update: the panel, which recovers', async () => {
    await page.goto(`${url}/gruss?fault=update`)
    await expect(page.locator('[data-live]')).toBeVisible()
    await follow(page, '/gruss?fault=update&noch=einmal')
    await expect(panel(page)).toBeVisible()
    await mend(page)
    await panel(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(greeting(page)).toBeVisible()
    await expectShopGoesOn(page)
  })

  await test.step('at unmount: the next page comes all the same', async () => {
    await page.goto(`${url}/gruss?fault=unmount`)
    await expect(page.locator('[data-live]')).toBeVisible()
    await expectShopGoesOn(page)
  })

  for (const fault of ['event', 'listener']) {
    await test.step(`in an ${fault}: the page stays as it is`, async () => {
      await page.goto(`${url}/gruss?fault=${fault}`)
      await expect(page.locator('[data-live]')).toBeVisible()
      await page.getByRole('button', { name: 'Grüßen (0)' }).click()
      // whoever listens beside it is told: the shell shows the toast that the listener fails at
      if (fault === 'listener') await expect(page.getByText('Gegrüßt: Welt')).toBeVisible()
      await expect(greeting(page)).toBeVisible()
      await expect(panel(page)).toBeHidden()
      await expectShopGoesOn(page)
    })
  }

  await test.step('in a timer: the page stays as it is', async () => {
    await page.goto(`${url}/gruss?fault=timer`)
    await expect.poll(() => errors.some((message) => message.includes('fails at timer'))).toBe(true)
    await expect(greeting(page)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expectShopGoesOn(page)
  })
})

test('fifty mounts leave nothing behind', async ({ page, url }) => {
  test.slow()
  const legal = page.getByRole('heading', { level: 1, name: 'Impressum' })
  await page.goto(`${url}/gruss`)
  await rejectConsent(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')

  /** There and back again by the browser's history, which is a mount and an unmount of each page. */
  async function visit(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await page.goBack()
      await expect(greeting(page)).toBeVisible()
      await page.goForward()
      await expect(legal).toBeVisible()
    }
  }
  async function held(): Promise<{ nodes: number; listeners: number }> {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }

  await expect(page.locator('[data-live]')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(legal).toBeVisible()
  await visit(5)
  const early = await held()
  await visit(45)
  const late = await held()
  expect(early.nodes).toBeGreaterThan(100)
  // the same to a tenth, the bound that also holds for the memory of the shop (npm run bench)
  expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1)
  expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1)
})

/** What a render bundle may do to the edge, with the version that does it. */
const RENDER_FAULTS = [
  ['1.0.1', 'exits', 'process.exit(0)'],
  ['1.0.2', 'leaks', 'for (const kept = []; ; ) kept.push(new Array(1e5).fill(kept.length))'],
  ['1.0.3', 'loops', 'for (;;);'],
] as const

test('a render bundle that exits, leaks or loops costs its page’s HTML, not the edge', async ({
  page,
  request,
  ownShop: { url, remote },
}) => {
  test.slow()
  const live = async (): Promise<string | undefined> => {
    const answer = (await (await request.get(`${url}/readyz`)).json()) as { releases: Record<string, string> }
    return answer.releases[NAME]
  }
  await page.goto(`${url}/zuhause/tarife/glasfaser-tarife`)
  await rejectConsent(page)
  await chooseTariff(page, 'Glasfaser 150')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeVisible()

  for (const [version, does, fault] of RENDER_FAULTS) {
    await test.step(does, async () => {
      remote.publish(version, {}, fault)
      await expect.poll(live, { timeout: 60_000 }).toBe(version)
      expect(await (await request.get(`${url}/gruss`)).text()).not.toContain('Guten Tag, Welt')
      // the browser loads and renders the page by itself
      await page.goto(`${url}/gruss`)
      await page.getByRole('button', { name: 'Grüßen (0)' }).click()
      await expect(page.getByRole('button', { name: 'Grüßen (1)' })).toBeVisible()
      expect(await (await request.get(`${url}/impressum`)).text()).toMatch(/<h1[^>]*>Impressum<\/h1>/)
      await expectShopGoesOn(page)
    })
  }
})
