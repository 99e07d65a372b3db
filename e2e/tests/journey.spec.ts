import { expectNoIban, keptText } from '../shop/browser-storage'
import { DSL_M, DSL_M_WITH_HUB, GLASFASER_300_SMART } from '../shop/offers'
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
import { orderBlock, orderButton, toCheckout, walkToCart, walkToOverview } from '../shop/walk'

const isPhone = (project: string): boolean => project === 'phone'

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
  await goOn(page, 'Ihre Zahlung')
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

  await onPage(page, 'Vielen Dank für Ihre Bestellung.')
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

test('sells DSL without TV, with the rented router and its shipping, once on a double click', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'the same on desktop')
  test.slow()
  const submits: string[] = []
  page.on('request', (request) => {
    if (/\/order\/[^/]+\/submit$/.test(request.url())) submits.push(request.url())
  })
  await walkToCart(page, async (name) => {
    if (name === 'tariffs') {
      await expectTile(page, DSL_M)
      await expectSummary(page, DSL_M)
    }
    if (name === 'hardware') await expectSummary(page, DSL_M_WITH_HUB)
    if (name === 'cart') await expectCosts(page.getByRole('complementary', { name: 'Ihre Kosten' }), DSL_M_WITH_HUB)
  })
  await walkToOverview(page)
  await expectCosts(orderBlock(page), DSL_M_WITH_HUB)
  await confirmSummary(page)
  await orderButton(page).dblclick()
  await onPage(page, 'Vielen Dank für Ihre Bestellung.')
  expect(submits).toHaveLength(1)
})

test('asks about the one field of an address that it doubts, and locks the others', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'the same on desktop')
  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await rejectConsent(page)
  await page.getByRole('button', { name: 'Adresse selbst eingeben' }).click()
  const form = page.getByRole('form', { name: 'Adresse für die Verfügbarkeitsprüfung' })
  const typed = { Postleitzahl: '01067', Ort: 'Dresden', Straße: 'Lidnenstraße', Hausnummer: '12' }
  for (const [label, value] of Object.entries(typed)) await form.getByRole('textbox', { name: label }).fill(value)
  await form.getByRole('button', { name: 'Verfügbarkeit prüfen' }).click()

  const street = form.getByRole('combobox', { name: 'Straße' })
  await expect(street).toBeEnabled()
  for (const label of ['Postleitzahl', 'Ort', 'Hausnummer', 'Zusatz']) {
    await expect(form.getByLabel(label)).toBeDisabled()
  }
  await street.selectOption({ label: 'Lindenstraße' })
  await form.getByRole('button', { name: 'Verfügbarkeit prüfen' }).click()
  await expect(page.getByRole('region', { name: 'An Ihrer Adresse verfügbar' })).toContainText(
    'Lindenstraße 12, 01067 Dresden',
  )
})
