import type { Page } from '@playwright/test'
import { GLASFASER_300_SMART } from '../shop/offers'
import { MOBIL_M, openDevice, intoCart, submitOrder, walkMobileOrder, shownCount } from '../shop/mobile'
import { pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { WHOLE } from '@nimbus/server-kit/testing/sweep'
import { expectCosts, expectSummary, next } from '../shop/summary'
import {
  checkAddress,
  chooseTariff,
  chooseTelevision,
  expectTile,
  FIBRE_ADDRESS,
  rejectConsent,
} from '../shop/tariff-page'
import { translate } from '../shop/translator'
import { orderBlock, walkToOverview } from '../shop/walk'

const costsOf = (page: Page) => page.getByRole('complementary', { name: 'Ihre Kosten' })

/** At once, as extensions do, and in batches, as Chrome does. */
const DELAYS = [0, 400]

// a translator that is faster than the page's scripts changes the HTML that they come to; React then draws it anew
test.beforeEach(({ problems }) => problems.allow(/hydration differs Error: Minified React error #418/))

// "Auswählen" used to replace the page by the failure panel for whoever had it translated (A11Y-9)
for (const [nth, delay] of DELAYS.entries()) {
  if (WHOLE || nth === 0)
    test(`sells a landline contract on pages that are translated ${delay} ms after each change`, async ({ page }) => {
      test.slow()
      await translate(page, delay)
      await page.goto('/zuhause/tarife/glasfaser-tarife')
      await rejectConsent(page)
      await checkAddress(page, FIBRE_ADDRESS)
      await chooseTelevision(page, 'Smart')
      await expectTile(page, GLASFASER_300_SMART)
      await chooseTariff(page, 'Glasfaser 300')
      await expectSummary(page, GLASFASER_300_SMART)
      await next(page, 'Weiter zu Optionen', /^Optionen/)
      await next(page, 'Weiter zu Hardware', /^Hardware/)
      await pick(page, 'radio', /^Eigenes Gerät/)
      await expectSummary(page, GLASFASER_300_SMART)
      await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
      await expectCosts(costsOf(page), GLASFASER_300_SMART)
      await walkToOverview(page)
      await expectCosts(orderBlock(page), GLASFASER_300_SMART)
      await submitOrder(page)
    })

  if (WHOLE || nth === 1)
    test(`sells a mobile contract on pages that are translated ${delay} ms after each change`, async ({ page }) => {
      test.slow()
      await translate(page, delay)
      await page.goto('/unterwegs/tarife/mobilfunk-tarife')
      await rejectConsent(page)
      await expectTile(page, MOBIL_M)
      await chooseTariff(page, 'Nimbus Mobil M')
      await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
      await expectCosts(costsOf(page), MOBIL_M)
      await walkMobileOrder(page, { device: false })
      await expectCosts(orderBlock(page), { ...MOBIL_M, steps: [['29,95 €', 'je Monat']] })
      await submitOrder(page)
    })

  test(`filters devices on a page that is translated ${delay} ms after each change`, async ({ page }) => {
    await translate(page, delay)
    await page.goto('/unterwegs/geraete/smartphones')
    await rejectConsent(page)
    await pick(page, 'checkbox', /^Solvar \d+ Geräte?$/)
    await expect(page).toHaveURL(/company=Solvar/)
    // counts used to stay as they were before the filter
    await expect(page.getByRole('checkbox', { name: /^Schwarz 1 Gerät$/ })).toBeVisible()
    expect(await shownCount(page)).toBeGreaterThan(0)
    await openDevice(page, 'S1 Pro')
    await intoCart(page)
  })
}
