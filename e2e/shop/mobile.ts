import type { Page } from '@playwright/test'
import { expect } from './shop'
import type { Offer } from './offers'
import { acceptTerms, confirmSummary, fillCustomer, fillPayment, goOn, onPage, pick } from './order-form'
import { orderBlock, orderButton, toCheckout } from './walk'

/** Nimbus Mobil M without a device over 24 months: 24 × 29,95 + 39,95 = 758,75 €, 31,62 € on average. */
export const MOBIL_M: Offer = {
  tariff: 'Nimbus Mobil M',
  steps: [['29,95 €', 'monatlich']],
  oneOff: '39,95 €',
  average: '31,62 €',
  total: '758,75 €',
}

/**
 * Solvar S1 Pro with 256 GB and Nimbus Mobil M (design/device.html): 24 × (29,95 + 15) + 149 + 39,95 + 6,95 = 1.274,70 €,
 * 53,12 € on average; from month 25 the tariff alone.
 */
export const S1_PRO_WITH_M: Offer = {
  tariff: 'Nimbus Mobil M',
  steps: [
    ['44,95 €', 'Monat 1–24'],
    ['29,95 €', 'ab Monat 25'],
  ],
  oneOff: '195,90 €',
  average: '53,12 €',
  total: '1.274,70 €',
}

/** The same device with Nimbus Mobil L: 24 × (39,95 + 15) + 49 + 39,95 + 6,95 = 1.414,70 €, 58,95 € on average. */
export const S1_PRO_WITH_L: Offer = {
  tariff: 'Nimbus Mobil L',
  steps: [
    ['54,95 €', 'Monat 1–24'],
    ['39,95 €', 'ab Monat 25'],
  ],
  oneOff: '95,90 €',
  average: '58,95 €',
  total: '1.414,70 €',
}

export const ADDRESS = { Postleitzahl: '01067', Ort: 'Dresden', Straße: 'Lindenstraße', Hausnummer: '12' }

/** A customer of a mobile order gives an address, since none was checked before. */
export async function fillMobileCustomer(page: Page): Promise<void> {
  await fillCustomer(page)
  for (const [label, value] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Opens a device from its list by its name. */
export async function openDevice(page: Page, name: string): Promise<void> {
  await page.getByRole('listitem').getByRole('link', { name, exact: false }).first().click()
  await onPage(page, new RegExp(name))
}

export async function intoCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first().click()
  await onPage(page, 'Ihr Warenkorb')
}

/** The number of the result's heading: "30 Geräte" → 30 */
export async function shownCount(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 2, name: /Geräte?$/ }).first()
  await expect(heading).toBeVisible()
  return Number.parseInt(((await heading.textContent()) ?? '').replace('.', ''), 10)
}

/** The order form of a mobile order from the cart to the overview: a new number, SIM card and device sent home. */
export async function walkMobileOrder(page: Page, { device }: { device: boolean }): Promise<void> {
  await toCheckout(page)
  await onPage(page, 'Neue Nummer oder Ihre bisherige?')
  await pick(page, 'radio', /^Neue Rufnummer/)
  await goOn(page, 'Ihre persönlichen Daten')
  await fillMobileCustomer(page)
  await goOn(page, 'SIM-Karte und Lieferung')
  await pick(page, 'radio', /^eSIM/)
  if (device) await pick(page, 'radio', 'Nach Hause')
  await goOn(page, 'Wie möchten Sie zahlen?')
  await fillPayment(page)
  await goOn(page, 'Ihre Einwilligungen')
  await acceptTerms(page)
  await goOn(page, 'Prüfen und bestellen')
  await expect(orderBlock(page)).toBeVisible()
}

/** Orders, and returns the order's number. */
export async function submitOrder(page: Page): Promise<string> {
  await confirmSummary(page)
  await orderButton(page).click()
  await onPage(page, /^Vielen Dank/)
  return page.getByText(/^NB-\d{4}-[A-Z0-9]{6}$/).innerText()
}
