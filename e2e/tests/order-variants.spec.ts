import { DSL_M, DSL_M_WITH_HUB } from '../shop/offers'
import { confirmSummary, onPage } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, expectSummary } from '../shop/summary'
import { expectTile, rejectConsent } from '../shop/tariff-page'
import { orderBlock, orderButton, walkToCart, walkToOverview } from '../shop/walk'

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
