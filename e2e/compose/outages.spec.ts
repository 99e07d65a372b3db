import type { Page } from '@playwright/test'
import { MOBIL_M, submitOrder, walkMobileOrder } from '../shop/mobile'
import { confirmSummary, onPage } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, next } from '../shop/summary'
import { chooseTariff, rejectConsent } from '../shop/tariff-page'
import { orderBlock, orderButton } from '../shop/walk'
import { expectHealthy, query, without } from './compose'

/** How long a part of the shop is away. */
const OUTAGE_SECONDS = 20

/**
 * What the browser itself writes about answers with an error, and about the interface of this machine that goes with a
 * stopped container; nothing else may be said.
 */
const BROWSER_REMARK = /Failed to load resource|net::ERR_NETWORK_CHANGED/

async function walkToCart(page: Page): Promise<void> {
  await page.goto('/unterwegs/tarife/mobilfunk-tarife')
  await rejectConsent(page)
  await chooseTariff(page, 'Nimbus Mobil M')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
}

const expectOneOrder = async (number: string): Promise<void> =>
  expect(await query(`select count(*) from shop_order where order_id = '${number}'`)).toBe('1')

const countOrders = async (): Promise<number> => Number(await query('select count(*) from shop_order'))

/** Calls and files that were answered with an error of the server, as they come in. */
function failures(page: Page): string[] {
  const failed: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 500 && /^\/(api|remotes|shell)\//.test(pathname))
      failed.push(`${response.status()} ${pathname}`)
  })
  return failed
}

for (const service of ['api-1', 'api-2', 'mf-checkout']) {
  test(`sells without ${service} as if it were there`, async ({ page, problems }) => {
    problems.allow(BROWSER_REMARK)
    const failed = failures(page)
    let number = ''
    await walkToCart(page)
    await without([service], OUTAGE_SECONDS, async () => {
      await walkMobileOrder(page, { device: false })
      await expectCosts(orderBlock(page), { ...MOBIL_M, steps: [['29,95 €', 'je Monat']] })
      number = await submitOrder(page)
    })
    expect(failed).toEqual([])
    await expectOneOrder(number)
    await expectHealthy()
  })
}

test('keeps an order that is sent while the database is away, and takes it once it is back', async ({
  page,
  problems,
}) => {
  problems.allow(BROWSER_REMARK)
  await walkToCart(page)
  await walkMobileOrder(page, { device: false })
  await confirmSummary(page)
  const before = await countOrders()
  await without(['database'], OUTAGE_SECONDS, async () => {
    await orderButton(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(orderButton(page)).toBeEnabled()
    await expectCosts(orderBlock(page), { ...MOBIL_M, steps: [['29,95 €', 'je Monat']] })
    // what needs no database goes on
    const response = await page.request.get('/unterwegs/tarife/mobilfunk-tarife')
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('29,95')
  })
  await expectHealthy()
  await orderButton(page).click()
  await onPage(page, /^Vielen Dank/)
  await expectOneOrder(await page.getByText(/^NB-\d{4}-[A-Z0-9]{6}$/).innerText())
  expect(await countOrders()).toBe(before + 1)
})

test('while the edge is away open tabs keep what was typed and others get a page that tries again', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(BROWSER_REMARK)
  await walkToCart(page)
  await page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first().click()
  await onPage(page, 'Neue Nummer oder Ihre bisherige?')
  await page.getByRole('radio', { name: /^Neue Rufnummer/ }).check()
  const other = await context.newPage()
  await without(['edge'], 5, async () => {
    const response = await other.goto('/impressum')
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('5')
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(other.getByRole('heading', { level: 1, name: 'Wir sind gleich wieder da.' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Neue Rufnummer/ })).toBeChecked()
  })
  await expect(other.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('radio', { name: /^Neue Rufnummer/ })).toBeChecked()
  await page.getByRole('link', { name: 'Warenkorb' }).first().click()
  await onPage(page, 'Ihr Warenkorb')
  await walkMobileOrder(page, { device: false })
  await expectOneOrder(await submitOrder(page))
  await expectHealthy()
})
