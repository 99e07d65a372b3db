import type { Locator, Page } from '@playwright/test'
import { keptText } from '../shop/browser-storage'
import {
  intoCart,
  MOBIL_M,
  openDevice,
  S1_PRO_WITH_L,
  S1_PRO_WITH_M,
  shownCount,
  submitOrder,
  walkMobileOrder,
} from '../shop/mobile'
import { onPage, pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, isNarrow, next } from '../shop/summary'
import { chooseAbove, chooseTariff, expectTile, rejectConsent } from '../shop/tariff-page'
import { orderBlock } from '../shop/walk'

const costsOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Ihre Kosten' })

interface Tracked {
  event: string
  ecommerce: Record<string, unknown>
}

const trackedEvents = (page: Page): Promise<Tracked[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as Tracked[])

/** Mobil M alone as TRACK-5 wants it: 758,75 € in 24 months, 39,95 € of it at once, 7,59 € of those are tax. */
const TRACKED_MOBIL_M = {
  currency: 'EUR',
  value: 758.75,
  tax: 7.59,
  affiliation: 'fruehling',
  cart_items_count: 1,
  contract_term_months: 24,
  monthly_fee_total: 29.95,
  upfront_total: 39.95,
  items: [expect.objectContaining({ item_name: 'Nimbus Mobil M', quantity: 1, monthly_fee: 29.95, term_months: 24 })],
}

test('sells a mobile tariff alone, and tells the statistics of it after consent', async ({ page }) => {
  test.slow()
  await page.goto('/unterwegs/tarife/mobilfunk-tarife?pk_kwd=spaet&ext_id=fruehling')
  await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
  await expectTile(page, MOBIL_M)
  await chooseTariff(page, 'Nimbus Mobil M')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await expectCosts(costsOf(page), MOBIL_M)
  await walkMobileOrder(page, { device: false })
  await expectCosts(orderBlock(page), { ...MOBIL_M, steps: [['29,95 €', 'je Monat']] })
  const begun = { event: 'begin_checkout', ecommerce: { ...TRACKED_MOBIL_M, cart_id: expect.any(String) } }
  expect(await trackedEvents(page)).toEqual([begun])
  const number = await submitOrder(page)
  const bought = { event: 'purchase', ecommerce: { ...TRACKED_MOBIL_M, transaction_id: number } }
  expect(await trackedEvents(page)).toEqual([begun, bought])
  // the id that brought the order belongs to it alone
  expect(await keptText(page)).not.toContain('fruehling')
})

test('sells a device that was found by filters, with the tariff of its page', async ({ page }) => {
  test.slow()
  await page.goto('/unterwegs/geraete/smartphones')
  await rejectConsent(page)
  if (isNarrow(page)) await page.locator('summary', { hasText: 'Filter' }).click()
  const chip = page.getByRole('checkbox', { name: /^256 GB \d+ Geräte?$/ })
  const count = Number(
    /(\d+) Geräte?$/.exec((await chip.evaluate((box) => box.closest('label')?.textContent)) ?? '')?.[1],
  )
  // a click that came before the page was alive is taken over by it a moment later
  await chip.click()
  await expect(chip).toBeChecked()
  await expect(page).toHaveURL(/storage=256/)
  await expect.poll(() => shownCount(page)).toBe(count)
  await openDevice(page, 'S1 Pro')
  await pick(page, 'radio', 'Graphit')
  await pick(page, 'radio', /Nimbus Mobil L/)
  await expect(page).toHaveURL(/pid=solvar-s1-pro-graphit-256&tariff=mobil-l-device-24/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Graphit' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Nimbus Mobil L/ })).toBeChecked()
  await intoCart(page)
  await expectCosts(costsOf(page), S1_PRO_WITH_L)
  await walkMobileOrder(page, { device: true })
  await expectCosts(orderBlock(page), S1_PRO_WITH_L)
  await submitOrder(page)
})

test('sells a tariff with a device that is chosen after it', async ({ page }) => {
  test.slow()
  await page.goto('/unterwegs/tarife/mobilfunk-tarife')
  await rejectConsent(page)
  await chooseAbove(page, 'Mit Gerät?', 'Mit Gerät')
  await page
    .getByRole('button', { name: /Nimbus Mobil M/ })
    .filter({ visible: true })
    .first()
    .click()
  await onPage(page, 'Smartphones')
  await expect(page).toHaveURL(/tariff=mobil-m-device-24/)
  await openDevice(page, 'S1 Pro')
  await expect(page.getByRole('radio', { name: /Nimbus Mobil M/ })).toBeChecked()
  await intoCart(page)
  await expectCosts(costsOf(page), S1_PRO_WITH_M)
  await walkMobileOrder(page, { device: true })
  await expectCosts(orderBlock(page), S1_PRO_WITH_M)
  await submitOrder(page)
})
