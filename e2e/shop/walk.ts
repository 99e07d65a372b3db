import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'
import { acceptTerms, fillConnection, fillCustomer, fillPayment, fillSituation, goOn, pick } from './order-form'
import { next } from './summary'
import { checkAddress, chooseTariff, DSL_ADDRESS, rejectConsent } from './tariff-page'

/** Called at every page of the way, with its name in the report. */
export type Stop = (name: string) => Promise<void>

const passBy: Stop = async () => {}

export const orderBlock = (page: Page): Locator => page.getByRole('region', { name: 'Das bestellen Sie' })

export const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'zahlungspflichtig bestellen' })

/** DSL M without TV at an address without fibre, and the rented router, as far as the cart. */
export async function walkToCart(page: Page, stop: Stop = passBy): Promise<void> {
  await page.goto('/zuhause/tarife/dsl-tarife')
  await rejectConsent(page)
  await checkAddress(page, DSL_ADDRESS)
  await chooseTariff(page, 'DSL M')
  await stop('tariffs')
  await next(page, 'Weiter zu Optionen', /^Optionen/)
  await stop('options')
  await next(page, 'Weiter zu Hardware', /^Hardware/)
  await pick(page, 'radio', /^Nimbus Hub 6,95/)
  await stop('hardware')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await expect(page.getByRole('heading', { level: 3, name: 'Nimbus Hub' })).toBeVisible()
  await stop('cart')
}

export const toCheckout = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first().click()

/** The order form from the cart to the overview. */
export async function walkToOverview(page: Page, stop: Stop = passBy): Promise<void> {
  await toCheckout(page)
  await fillSituation(page)
  await stop('situation')
  await goOn(page, 'Ihre persönlichen Daten')
  await fillCustomer(page)
  await stop('customer')
  await goOn(page, 'Ihr Anschluss')
  await fillConnection(page)
  await stop('connection')
  await goOn(page, 'Wie möchten Sie zahlen?')
  await fillPayment(page)
  await stop('payment')
  await goOn(page, 'Ihre Einwilligungen')
  await acceptTerms(page)
  await stop('consents')
  await goOn(page, 'Prüfen und bestellen')
  await expect(orderBlock(page)).toBeVisible()
  await stop('overview')
}
