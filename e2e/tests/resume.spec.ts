import { expectNoIban } from '../shop/browser-storage'
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
  IBAN,
  onPage,
} from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { orderButton, toCheckout, walkToCart } from '../shop/walk'

const LINK = /http:\/\/\S+\/weitermachen#[\w-]{27}/

test('an order goes on on another device, once and without the IBAN', async ({ page, browser, problems }) => {
  test.slow()
  // the second claim of the code
  problems.allow(/status of 404/)
  await walkToCart(page)
  await toCheckout(page)
  await fillSituation(page)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await goOn(page, 'Ihr Anschluss')
  await fillConnection(page)
  await goOn(page, 'Wie möchten Sie zahlen?')
  await fillPayment(page)
  await goOn(page, 'Ihre Einwilligungen')
  await page.getByRole('link', { name: 'Später weitermachen' }).click()
  await onPage(page, 'Später weitermachen')
  await page.getByRole('button', { name: 'QR-Code anzeigen' }).click()
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  const [link = ''] = LINK.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  expect(link).not.toBe('')

  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Jetzt fortsetzen' }).click()
  await onPage(phone, 'Wie möchten Sie zahlen?')
  expect(phone.url()).not.toContain('#')
  await expect(phone.getByLabel(/Kontoinhaber/)).toHaveValue('Erika Muster')
  await expect(phone.getByLabel('IBAN')).toHaveValue('')
  await expect(phone.getByRole('heading', { name: 'Bitte geben Sie Ihre IBAN neu ein' })).toBeVisible()
  await expectNoIban(phone)
  await phone.getByRole('navigation', { name: 'Bestellschritte' }).getByRole('link', { name: /Daten/ }).click()
  await expectCustomer(phone)
  await phone.goBack()
  await phone.getByLabel('IBAN').fill(IBAN)
  await phone.getByRole('checkbox', { name: /Mandat/i }).check()
  await goOn(phone, 'Ihre Einwilligungen')
  await acceptTerms(phone)
  await goOn(phone, 'Prüfen und bestellen')
  await confirmSummary(phone)
  await orderButton(phone).click()
  await onPage(phone, /^Vielen Dank/)
  await other.close()

  // the same link again, from a third browser
  const third = await browser.newContext()
  const late = await third.newPage()
  await late.goto(link)
  await late.getByRole('button', { name: 'Jetzt fortsetzen' }).click()
  await expect(late.getByRole('alert').getByText(/Dieser Link gilt nicht mehr/)).toBeVisible()
  await third.close()
})

test('after a session has ended the order goes on where it was', async ({ page, problems }) => {
  test.slow()
  problems.allow(/status of 403/)
  await walkToCart(page)
  await toCheckout(page)
  await fillSituation(page)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await goOn(page, 'Ihr Anschluss')
  await fillConnection(page)
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/api/auth/session', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  })
  await page.getByRole('button', { name: /^Weiter zu/ }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Bestellung fortsetzen' }).click()
  await page.getByRole('button', { name: 'Bestellung fortsetzen' }).click()
  await onPage(page, 'Wie möchten Sie zahlen?')
  await page.getByRole('navigation', { name: 'Bestellschritte' }).getByRole('link', { name: /Daten/ }).click()
  await expect(page.getByLabel('E-Mail')).toHaveValue(CUSTOMER['E-Mail'])
})
