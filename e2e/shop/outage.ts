import type { Page, Route } from '@playwright/test'
import { expect } from './shop'
import { chooseTariff, rejectConsent } from './tariff-page'

/** Begins an outage of a remote in this browser and answers with its end. */
export type Outage = (page: Page, remote: string) => Promise<() => Promise<void>>

/** What a browser and the shell say about a remote that fails; nothing else may be said. */
export const OUTAGE_MESSAGES =
  /shell: a remote failed|\[ Federation Runtime \]|Failed to load resource|integrity|failed: .*\/remotes\/|preload|Loading script|Unexpected|SyntaxError/i

/** Answers every request for a file of the remote. */
export const answering =
  (answer: (route: Route) => Promise<void>, files = '**'): Outage =>
  async (page, remote) => {
    const pattern = `**/remotes/${remote}/${files}`
    await page.route(pattern, answer)
    return () => page.unroute(pattern)
  }

interface PageDataLike {
  composition: { releases: { name: string; requires: { contract: string } }[] }
}

/** Changes what the edge tells the browser about each document. */
export async function rewritingPageData(
  page: Page,
  change: (data: PageDataLike) => PageDataLike,
): Promise<() => Promise<void>> {
  const told = /\/_page\.[\w-]+\.json/
  await page.route(told, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as PageDataLike) })
  })
  return () => page.unroute(told)
}

const failurePanel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Dieser Bereich ist gerade nicht verfügbar' })

/** A cart with a tariff, chosen while everything works. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await rejectConsent(page)
  await chooseTariff(page, 'Glasfaser 150')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeVisible()
}

/** Marks the document, to tell later whether it was loaded anew. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })

const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-same-document')

/** A file that never comes keeps the load event waiting, but not the page. */
const STARTED = { waitUntil: 'domcontentloaded' } as const

/** Longer than a click takes on a busy machine, shorter than the time limit of a remote's file. */
const AT_ONCE = { timeout: 6_000 }

/**
 * The tariff page with its remote out of order: what the server rendered stays readable under the panel, the rest of the
 * shop works and waits for nothing; once the fault is gone the panel's button brings the page to life without a reload.
 */
export async function expectTariffPageOutage(page: Page, outage: Outage, { recovers = true } = {}): Promise<void> {
  await fillCart(page)
  const end = await outage(page, 'mf-home-internet')
  await page.reload(STARTED)
  await markDocument(page)
  await expect(page.getByRole('listitem', { name: 'Glasfaser 150' })).toContainText('45,95 €')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible(AT_ONCE)
  await expect(failurePanel(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Glasfaser 150' })).toBeVisible()
  await page.goBack(STARTED)
  await page.goBack(STARTED)
  await expect(page).toHaveURL(/glasfaser-tarife$/)
  await expect(failurePanel(page)).toBeVisible({ timeout: 40_000 })
  await expect(failurePanel(page)).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.reload(STARTED)
  await markDocument(page)
  await expect(failurePanel(page)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('listitem', { name: 'Glasfaser 300' })).toContainText('50,95 €')
  await end()
  if (!recovers) return
  await failurePanel(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(failurePanel(page)).toBeHidden()
  await page.getByRole('radio', { name: /^MegaStream / }).check()
  await expect(page.getByRole('listitem', { name: 'Glasfaser 300' })).toContainText('80,95 €')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeVisible()
  await expectSameDocument(page)
}

/** The cart's remote out of order: its page shows the panel, its widget in the header a plain link, the rest works. */
export async function expectCartOutage(page: Page, outage: Outage): Promise<void> {
  await fillCart(page)
  const end = await outage(page, 'mf-cart')
  await page.goto('/impressum', STARTED)
  // before that a link loads a document of its own
  await expect(page.locator('[data-live]')).toBeVisible()
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb', exact: true }).click()
  await expect(failurePanel(page)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Nimbus, zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Internet, das einfach da ist.' })).toBeVisible(AT_ONCE)
  await expect(failurePanel(page)).toBeHidden()
  await page.goBack(STARTED)
  await expect(failurePanel(page)).toBeVisible({ timeout: 40_000 })
  await end()
  await failurePanel(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Glasfaser 150' })).toBeVisible()
  await expect(failurePanel(page)).toBeHidden()
  await expectSameDocument(page)
}
