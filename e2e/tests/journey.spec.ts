import { expectNoIban, keptText } from '../shop/browser-storage'
import { GLASFASER_300_SMART } from '../shop/offers'
import {
  acceptTerms,
  confirmSummary,
  CUSTOMER,
  expectCustomer,
  fillConnection,
  fillCustomer,
  fillPayment,
  fillSituation,
  goOn,
  onPage,
  pick,
} from '../shop/order-form'
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
import { orderBlock, orderButton, toCheckout } from '../shop/walk'

test('sells a fibre contract with TV, at the same price on every page', async ({ page, playwright }) => {
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
  await toCheckout(page)

  await fillSituation(page)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await page.reload()
  await expectCustomer(page)
  await goOn(page, 'Ihr Anschluss')
  await fillConnection(page)
  await goOn(page, 'Wie möchten Sie zahlen?')
  await fillPayment(page)
  await expectNoIban(page)
  await goOn(page, 'Ihre Einwilligungen')
  await expectNoIban(page)
  await acceptTerms(page)
  await goOn(page, 'Prüfen und bestellen')
  await expectCosts(orderBlock(page), GLASFASER_300_SMART)
  await expect(page.getByRole('main')).toContainText(`${CUSTOMER.Vorname} ${CUSTOMER.Nachname}`)
  await expectNoIban(page)
  await confirmSummary(page)
  await orderButton(page).click()

  await onPage(page, /^Vielen Dank/)
  const orderNumber = page.getByText(/^NB-\d{4}-[A-Z0-9]{6}$/)
  const number = (await orderNumber.textContent()) ?? ''
  await expectNoIban(page)
  expect(await keptText(page)).not.toMatch(/"token|token=/)

  // the documents' links work for anybody who has them: no cookie, no token
  const stranger = await playwright.request.newContext({ baseURL: new URL(page.url()).origin })
  const documents = page.getByRole('region', { name: 'Ihre Dokumente' }).getByRole('link')
  expect(await documents.count()).toBeGreaterThan(0)
  for (const link of await documents.all()) {
    const response = await stranger.get((await link.getAttribute('href')) ?? '')
    expect(response.status(), await link.innerText()).toBe(200)
  }
  await stranger.dispose()

  await page.reload()
  await expect(orderNumber).toHaveText(number)
  await page.goBack()
  await expect(orderButton(page)).toBeHidden()
  await page.goto('/warenkorb')
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible()
  await expect(orderButton(page)).toBeHidden()
})
