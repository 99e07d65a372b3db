import type { Page } from '@playwright/test'
import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'
import { toCheckout, walkToCart } from '../shop/walk'
import { fillSituation } from '../shop/order-form'

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort()

const storageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

const hasDataLayer = (page: Page): Promise<boolean> => page.evaluate(() => 'dataLayer' in window)

/** Nothing beyond what the shop can't do without. */
async function expectOnlyNecessary(page: Page): Promise<void> {
  expect(await hasDataLayer(page)).toBe(false)
  expect((await storageKeys(page)).filter((key) => !key.startsWith('nimbus-'))).toEqual([])
  expect((await cookieNames(page)).filter((name) => !['token', 'token_expires'].includes(name))).toEqual([])
}

test.describe('consent', () => {
  test('is as easily refused as given', async ({ page }) => {
    await page.goto('/')
    const looks = ['Alles ablehnen', 'Auswählen', 'Alles akzeptieren'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button)
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height }
      }),
    )
    const [reject, choose, accept] = await Promise.all(looks)
    expect(choose).toEqual(reject)
    expect(accept).toEqual(reject)
  })

  test('is missing until it is given: nothing is kept or tracked, however often the page is opened', async ({
    page,
  }) => {
    await page.goto('/')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glasfaser-Tarife' }).click()
    await page.getByRole('button', { name: 'Auswählen: Glasfaser 150' }).click()
    await expect(page.getByRole('button', { name: 'Ausgewählt: Glasfaser 150' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toBeVisible()
    await expectOnlyNecessary(page)
  })

  test('stays refused, and can be given later', async ({ page }) => {
    await page.goto('/')
    await rejectConsent(page)
    await page.reload()
    await expect(page.getByRole('status', { name: 'Meldungen' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeHidden()
    await expectOnlyNecessary(page)
    await page.getByRole('link', { name: 'Datenschutz-Einstellungen' }).click()
    await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeVisible()
  })
})

test.describe('session', () => {
  test('begins where something can be chosen, not on the start page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('status', { name: 'Meldungen' })).toBeAttached()
    expect(await cookieNames(page)).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glasfaser-Tarife' }).click()
    await expect.poll(() => cookieNames(page)).toEqual(['token', 'token_expires'])
  })

  test('that has ended leads to the start page, says so and keeps the cart', async ({ page, problems }) => {
    test.slow()
    problems.allow(/status of 403/)
    // where the clock jumps, a file that is still loading counts as too slow and is asked for again
    // the clock that is installed replaces functions of the window
    problems.allow(/ChunkLoadError|is already registered|globals were changed/)
    await walkToCart(page)
    await toCheckout(page)
    await fillSituation(page)
    await page.clock.install()
    await page.route('**/initiate-order', (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{"error":"SessionExpiredException"}' }),
    )
    await page.getByRole('button', { name: /^Weiter zu/ }).click()

    const toast = page.getByRole('alert').getByText('Ihre Session ist abgelaufen')
    await toast.hover()
    // the clock must not run over the time limits of what is still loading
    await expect(page.getByRole('heading', { level: 1, name: /^Internet/ })).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(3_100)
    await expect(toast).toBeHidden()

    await expect(page).toHaveURL(/\/$/)
    expect(await cookieNames(page)).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb, \d Positionen$/ })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('nimbus-a') ?? '')).not.toContain('Feldstraße')
  })
})
