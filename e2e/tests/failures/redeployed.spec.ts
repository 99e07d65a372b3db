import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { copyReleases, deployChanged } from '../../shop/changed-release'
import { answeringInTurn } from '../../shop/in-turn'
import { hearTwice } from '../../shop/new-build'
import { OUTAGE_MESSAGES } from '../../shop/outage'
import { expectSettled } from '../../shop/page-checks'
import { expect, startShop, test, type Shop } from '../../shop/shop'
import { chooseTariff, rejectConsent } from '../../shop/tariff-page'

/** First port of the shops of these tests; each worker has three of its own. */
const FIRST_PORT = 4930

/** What stands on the pages of mf-legal, and what stands there after the deployment. */
const WORDS = ['Stand:', 'Fassung vom:'] as const

/** An edge renders each page of a release before that is live. */
const ACCEPTED = { timeout: 60_000 }

let work: string
let shops: Shop[]
test.beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-redeployed-'))
  shops = []
})
test.afterEach(async ({ page }) => {
  // a page whose shop is gone complains
  await page.goto('about:blank')
  await Promise.all(shops.map((shop) => shop.stop()))
  fs.rmSync(work, { recursive: true, force: true, maxRetries: 5 })
})

/** An edge of its own before the API of the worker's shop, since it is the releases that change. */
async function startEdge(name: string, port: number, api: string): Promise<{ url: string; releases: string }> {
  const releases = path.join(work, name, 'releases')
  copyReleases(releases)
  const environment = {
    RELEASE_SOURCE: releases,
    SHOP_DATA_DIR: path.join(work, name, 'data'),
    SHOP_API_BASE: `${api}/api`,
  }
  const shop = await startShop(port, environment)
  shops.push(shop)
  return { url: shop.url, releases }
}

const legal = (page: Page) => page.locator('#slot-mf-legal')
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dieser Bereich ist gerade nicht verfügbar' })
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' })

async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/zuhause/tarife/glasfaser-tarife`)
  await rejectConsent(page)
  await chooseTariff(page, 'Glasfaser 150')
  await expect(cartLink(page)).toBeVisible()
}

test('a text that is deployed is seen in an open tab, which keeps its cart', async ({ page, request, shop }, {
  parallelIndex,
}) => {
  test.slow()
  const { url, releases } = await startEdge('edge', FIRST_PORT + 3 * parallelIndex, shop.url)
  await page.clock.install()
  await fillCart(page, url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(legal(page)).toContainText(WORDS[0])
  await expectSettled(page)

  deployChanged(releases, 'mf-legal', '9.0.0', WORDS)
  await expect.poll(async () => (await request.get(`${url}/impressum`)).text(), ACCEPTED).toContain(WORDS[1])
  await expect(legal(page)).toContainText(WORDS[0])
  await hearTwice(page)
  await page.clock.fastForward(2_000)
  await expect(legal(page)).toContainText(WORDS[1])
  await expect(legal(page)).not.toContainText(WORDS[0])
  await cartLink(page).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Glasfaser 150' })).toBeVisible()
})

test('while an old server and a new one answer in turn, every page comes and the cart is kept', async ({
  page,
  request,
  problems,
  shop,
}, { parallelIndex }) => {
  test.slow()
  problems.allow(OUTAGE_MESSAGES)
  // one of both doesn't have the file, and the address with its next attempt is answered by the other
  problems.allow(/Refused to (execute script|apply style) from .*\/remotes\/mf-legal\//)
  const port = FIRST_PORT + 3 * parallelIndex
  const [older, newer] = await Promise.all([startEdge('older', port, shop.url), startEdge('newer', port + 1, shop.url)])
  deployChanged(newer.releases, 'mf-legal', '9.0.0', WORDS)
  await expect.poll(async () => (await request.get(`${newer.url}/impressum`)).text(), ACCEPTED).toContain(WORDS[1])
  const both = await answeringInTurn(port + 2, [older.url, newer.url])
  try {
    const documents: string[] = []
    page.on('request', (asked) => void (asked.isNavigationRequest() && documents.push(asked.url())))
    await fillCart(page, both.url)

    /** The page of the other team, by whichever of both; its panel helps where a file came from the wrong one. */
    const expectLegal = (): Promise<void> =>
      expect(async () => {
        if (await panel(page).isVisible()) await panel(page).getByRole('button', { name: 'Erneut versuchen' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible({ timeout: 2_000 })
        await expect(legal(page).locator('[data-live]')).toBeVisible({
          timeout: 2_000,
        })
        await expect(legal(page)).toContainText(/Stand:|Fassung vom:/, { timeout: 2_000 })
        await expect(panel(page)).toBeHidden({ timeout: 100 })
      }).toPass({ timeout: 30_000 })

    for (const visit of ['by a link', 'once more']) {
      await test.step(`${visit}, then as a document`, async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
        await expectLegal()
        await page.reload()
        await expectLegal()
        await cartLink(page).click()
        await expect(page.getByRole('heading', { level: 3, name: 'Glasfaser 150' })).toBeVisible()
      })
    }
    // three of the test's own, and at most one more for each build whose file was lost
    expect(documents.length).toBeLessThanOrEqual(3 + 2)
  } finally {
    await page.goto('about:blank')
    await both.close()
  }
})
