import type { Page } from '@playwright/test'
import { submitOrder, walkMobileOrder } from '../shop/mobile'
import { expectSettled } from '../shop/page-checks'
import { expect, test } from '../shop/shop'
import { next } from '../shop/summary'
import { chooseTariff, rejectConsent } from '../shop/tariff-page'
import { toCheckout } from '../shop/walk'

const DEVICE = '/unterwegs/geraete/smartphones/solvar-s1-pro'

/** Queries with parameters that are given twice, with ones that mean nothing, and with ones that are none. */
const ADDRESSES = [
  '/?a=1&a=2',
  '/zuhause?slug=x&slug=y',
  '/zuhause/tarife/glasfaser-tarife?tv=SMART&tv=MEGASTREAM',
  '/zuhause/tarife/dsl-tarife?slug=dsl-m&slug=dsl-l',
  '/unterwegs/tarife/mobilfunk-tarife?slug=mobil-m&slug=mobil-l',
  '/unterwegs/geraete/smartphones?company=Kelvo&company=Solvar',
  '/unterwegs/geraete/smartphones?storage=256&storage=512&page=1&page=2&sort=x&sort=y',
  '/unterwegs/geraete/smartphones?color_group=Schwarz&color_group=Blau&tariff=none&tariff=mobil-l-device-24',
  `${DEVICE}?pid=solvar-s1-pro-graphit-256&pid=solvar-s1-pro-graphit-512`,
  `${DEVICE}?tariff=mobil-l-device-24&tariff=mobil-m-device-24`,
  '/vergleich?tarife=dsl-m-24&tarife=dsl-l-24',
  '/beratung?personen=2&personen=1&nutzung=serien&fernsehen=nein',
  '/suche?q=glasfaser&q=dsl',
  '/agb?id=widerrufsrecht&id=x',
  '/warenkorb?adresse=1&adresse=2&%E0%A4%A',
  '/auftragsstatus?x=%00',
  // guards lead elsewhere
  '/checkout',
  '/checkout?step=customer&step=payment',
  '/checkout/overview',
  '/checkout/finish',
]

/** A guard leads on once its page lives, which is a moment after the page is drawn. */
const staysHere = (page: Page): Promise<void> =>
  expect(async () => {
    const before = page.url()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(before)
  }).toPass()

// the fixture fails for every "hydration differs"
for (const address of ADDRESSES)
  test(`${address} comes alive as the server has drawn it`, async ({ page }) => {
    await page.goto(address)
    await expectSettled(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })

test('a filter that is given twice has both values, and can be taken off', async ({ page }) => {
  await page.goto('/unterwegs/geraete/smartphones?company=Kelvo&company=Solvar')
  await expectSettled(page)
  for (const name of ['Kelvo', 'Solvar'])
    await expect(page.getByRole('button', { name: new RegExp(`${name}.*entfernen`) })).toBeVisible()
})

test('the start page has its own title where the checkout’s guard has led to it', async ({ page }) => {
  for (let load = 0; load < 3; load++) {
    await page.goto('/checkout?step=customer')
    await expect(page).toHaveURL(/\/$/)
    await expectSettled(page)
    await page.waitForTimeout(500)
    await expect(page).toHaveTitle(/^Start \|/)
  }
})

/** Every page of the order; which of them a shopper is led to depends on how far the order is. */
const ORDER_PAGES = [
  '/warenkorb',
  '/checkout',
  '/checkout?step=customer',
  '/checkout?step=payment',
  '/checkout/overview',
  '/checkout/finish',
]

// the fixture fails for every "hydration differs": a page of the checkout used to hydrate the HTML of another
test('the pages of an order come alive wherever they lead, before, in and after it', async ({ page }) => {
  test.setTimeout(300_000)
  const ledTo = new Set<string>()
  const loadAll = async (): Promise<void> => {
    for (const address of ORDER_PAGES) {
      await page.goto(address)
      await expectSettled(page)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await staysHere(page)
      ledTo.add(`${address} → ${new URL(page.url()).pathname}`)
    }
  }
  await page.goto('/unterwegs/tarife/mobilfunk-tarife')
  await rejectConsent(page)
  await chooseTariff(page, 'Nimbus Mobil S')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await test.step('with a cart', loadAll)
  await page.goto('/warenkorb')
  await toCheckout(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Neue Nummer/ })).toBeVisible()
  await test.step('with an order that has begun', loadAll)
  await page.goto('/warenkorb')
  await walkMobileOrder(page, { device: false })
  await test.step('with an order that could be sent', loadAll)
  await page.goto('/checkout/overview')
  await submitOrder(page)
  await test.step('with an order that was sent', loadAll)
  expect([...ledTo]).toEqual(expect.arrayContaining(['/checkout/overview → /checkout', '/checkout → /checkout/finish']))
})
