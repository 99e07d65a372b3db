import { DSL_M, DSL_M_WITH_HUB } from '../shop/offers'
import { acceptTerms, confirmSummary, fillCustomer, fillPayment, goOn, onPage, pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, expectSummary } from '../shop/summary'
import { expectTile, rejectConsent } from '../shop/tariff-page'
import { orderBlock, orderButton, toCheckout, walkToCart, walkToOverview } from '../shop/walk'

test('sells DSL without TV, with the rented router and its shipping, once on a double click', async ({ page }) => {
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
  await onPage(page, /^Vielen Dank/)
  expect(submits).toHaveLength(1)
})

test('asks about the one field of an address that it doubts, and locks the others', async ({ page }) => {
  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await rejectConsent(page)
  await page.getByRole('button', { name: 'Adresse selbst eingeben' }).click()
  const form = page.getByRole('form', { name: 'Adresse für die Verfügbarkeitsprüfung' })
  const typed = { Postleitzahl: '01067', Ort: 'Dresden', Straße: 'Lidnenstraße', Hausnummer: '12' }
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Verfügbarkeit prüfen' }).click()

  const street = form.getByRole('combobox', { name: 'Straße' })
  await expect(street).toBeEnabled()
  for (const label of ['Postleitzahl', 'Ort', 'Hausnummer']) {
    await expect(form.getByLabel(label, { exact: true })).toBeDisabled()
  }
  await street.selectOption({ label: 'Lindenstraße' })
  await form.getByRole('button', { name: 'Verfügbarkeit prüfen' }).click()
  await expect(page.getByRole('region', { name: 'An Ihrer Adresse verfügbar' })).toContainText(
    'Lindenstraße 12, 01067 Dresden',
  )
})

// a start could be wished months before the former contract ends
test('leads back from a former contract that ends after the wished start, and keeps what was typed', async ({
  page,
}) => {
  test.slow()
  // the first field takes a whole date
  const date = (group: string, day: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByLabel('Tag').fill(day)
  await walkToCart(page)
  await toCheckout(page)
  await onPage(page, 'Ihr Anschluss heute')
  await pick(page, 'radio', /^Ich wechsle/)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await goOn(page, 'Ihr Anschluss')
  await pick(page, 'radio', 'Einfamilienhaus')
  await pick(page, 'radio', 'An einem bestimmten Tag')
  await date('Datum', '15.12.2026')
  await goOn(page, 'Ihr Anbieterwechsel')

  await pick(page, 'radio', 'Nur Kündigung')
  await page.getByRole('combobox', { name: 'Bisheriger Anbieter' }).fill('Talklinie')
  await pick(page, 'radio', 'An einem bekannten Tag')
  await date('Datum des Vertragsendes', '27.03.2027')
  await pick(page, 'checkbox', /Ich beauftrage Nimbus/)
  await page.getByRole('button', { name: /^Weiter zu/ }).click()
  const conflict = 'Als Start Ihres Anschlusses haben Sie den 15.12.2026 gewünscht.'
  await expect(page.getByRole('group', { name: 'Datum des Vertragsendes' })).toContainText(conflict)
  await page.getByRole('link', { name: 'Gewünschten Start (15.12.2026) ändern' }).click()

  await onPage(page, 'Ihr Anschluss')
  await expect(page.getByRole('radio', { name: 'Einfamilienhaus' })).toBeChecked()
  await date('Datum', '29.03.2027')
  await goOn(page, 'Ihr Anbieterwechsel')
  await expect(page.getByRole('combobox', { name: 'Bisheriger Anbieter' })).toHaveValue('Talklinie')
  await goOn(page, 'Wie möchten Sie zahlen?')
  await fillPayment(page)
  await goOn(page, 'Ihre Einwilligungen')
  await acceptTerms(page)
  await goOn(page, 'Prüfen und bestellen')
  await expect(orderBlock(page)).toContainText('Gewünschter Start: 29.03.2027.')
  await expect(orderBlock(page)).toContainText('In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.')
  await expect(orderBlock(page)).toContainText('deutsche Mobilfunknetze 19 Cent je Minute')
})
