import { expectNoIban } from '../shop/browser-storage'
import { GLASFASER_300_SMART } from '../shop/offers'
import { acceptTerms, confirmSummary, CUSTOMER, expectCustomer, fillConnection, fillCustomer } from '../shop/order-form'
import { fillPayment, fillSituation, goOn, onPage, pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, expectSummary, next } from '../shop/summary'
import {
  checkAddress,
  chooseTariff,
  chooseTelevision,
  expectTile,
  FIBRE_ADDRESS,
  rejectConsent,
} from '../shop/tariff-page'

test('sells a fibre contract with TV, at the same price on every page', async ({ page }) => {
  test.slow()
  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await rejectConsent(page)
  await checkAddress(page, FIBRE_ADDRESS)
  await chooseTelevision(page, 'Smart')
  await expectTile(page, GLASFASER_300_SMART)
  await chooseTariff(page, 'Glasfaser 300')
  await expectSummary(page, GLASFASER_300_SMART)

  await next(page, 'Weiter zu Optionen', /^Optionen/)
  await expectSummary(page, GLASFASER_300_SMART)
  await next(page, 'Weiter zu Hardware', /^Hardware/)
  await pick(page, 'radio', /^Eigenes Gerät/)
  await expectSummary(page, GLASFASER_300_SMART)
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await expectCosts(page.getByRole('complementary', { name: 'Ihre Kosten' }), GLASFASER_300_SMART)
  await page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first().click()

  await fillSituation(page)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await page.reload()
  await expectCustomer(page)
  await goOn(page, 'Ihr Anschluss')
  await fillConnection(page)
  await goOn(page, 'Ihre Zahlung')
  await fillPayment(page)
  await expectNoIban(page)
  await goOn(page, 'Ihre Einwilligungen')
  await expectNoIban(page)
  await acceptTerms(page)
  await goOn(page, 'Prüfen und bestellen')
  const block = page.getByRole('region', { name: 'Das bestellen Sie' })
  await expectCosts(block, GLASFASER_300_SMART)
  await expect(page.getByRole('main')).toContainText(`${CUSTOMER.Vorname} ${CUSTOMER.Nachname}`)
  await expectNoIban(page)
  await confirmSummary(page)
  await block.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()

  await onPage(page, 'Vielen Dank für Ihre Bestellung.')
  const orderNumber = page.getByRole('paragraph').filter({ hasText: /^Bestellnummer/ })
  await expect(orderNumber).toContainText(/\d{4,}/)
  const shown = await orderNumber.innerText()
  await expectNoIban(page)
  await page.reload()
  await onPage(page, 'Vielen Dank für Ihre Bestellung.')
  await expect(orderNumber).toHaveText(shown)
})
