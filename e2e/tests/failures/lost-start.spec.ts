import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/shop'
import { rejectConsent } from '../../shop/tariff-page'

/** The first `times` requests of the pattern never come through. */
async function lose(page: Page, pattern: RegExp, times: number): Promise<() => number> {
  let lost = 0
  await page.route(pattern, async (route) => {
    if (lost === times) return route.fallback()
    lost += 1
    await route.abort('connectionreset')
  })
  return () => lost
}

test('a page whose script, stylesheet and data are lost on the way comes alive, and does what was pressed before', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|no page data yet|preload/)
  const lost = await Promise.all([
    // each is asked for by a preload, too
    lose(page, /\/shell\/main\.[^/]+\.js$/, 2),
    lose(page, /\/shell\/[^/]+\.css$/, 1),
    lose(page, /\/_page\.[^/]+\.json/, 3),
  ])
  await page.goto('/zuhause/tarife/glasfaser-tarife', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Auswählen: Glasfaser 150' }).click()
  await expect(page.getByRole('button', { name: 'Ausgewählt: Glasfaser 150' })).toBeVisible({ timeout: 30_000 })
  await rejectConsent(page)
  expect(lost.map((count) => count())).toEqual([2, 1, 3])
})
