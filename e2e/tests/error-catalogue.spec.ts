import type { Page } from '@playwright/test'
import { fillMobileCustomer, walkMobileOrder } from '../shop/mobile'
import { confirmSummary, goOn, onPage, pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { next } from '../shop/summary'
import { addressField, chooseTariff, FIBRE_ADDRESS, rejectConsent } from '../shop/tariff-page'
import { orderButton, toCheckout } from '../shop/walk'

/** Every row of ERR-3 to ERR-18 that an answer of the API leads to, as a shopper meets it. */
const MOBILE_TARIFFS = '/unterwegs/tarife/mobilfunk-tarife'

/** What a browser says of an answer that a test provokes. */
const PROVOKED = /Failed to load resource/

const INITIATE = '**/api/mobile/new-customer/*/initiate-order'

/** The calls that match are answered with this exception of the API. */
async function refuse(page: Page, calls: string, status: number, error: string, over: object = {}): Promise<void> {
  const body = { status_code: status, error, message: 'refused by the test', details: [], ...over }
  await page.route(calls, (route) => route.fulfill({ status, json: body }))
}

/** Warnings and errors interrupt a screen reader, infos wait for it. */
async function expectToast(page: Page, title: string, message = ''): Promise<void> {
  const shown = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title }).first()
  await expect(shown).toBeVisible()
  await expect(shown).toContainText(message)
}

/** A mobile tariff in the cart, and the first step of its order answered. */
async function beginOrder(page: Page): Promise<void> {
  await page.goto(MOBILE_TARIFFS)
  await rejectConsent(page)
  await chooseTariff(page, 'Nimbus Mobil S')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await toCheckout(page)
  await onPage(page, 'Neue Nummer oder Ihre bisherige?')
  await pick(page, 'radio', /^Neue Rufnummer/)
}

const goOnToCustomer = (page: Page): Promise<void> => page.getByRole('button', { name: /^Weiter zu/ }).click()

test.describe('initiate-order', () => {
  test.beforeEach(({ problems }) => problems.allow(PROVOKED))

  const ROWS = [
    ['InternalServerErrorException', 500, 'Ihre Anfrage konnte nicht verarbeitet werden'],
    ['MalformedRequestException', 400, 'Ihr Warenkorb enthält ungültige Werte'],
    ['SomethingElseException', 418, 'Ihre Bestellung konnte nicht initialisiert werden'],
  ] as const
  for (const [exception, status, title] of ROWS) {
    test(`${exception} says "${title}" and keeps the step`, async ({ page }) => {
      await beginOrder(page)
      await refuse(page, INITIATE, status, exception)
      await goOnToCustomer(page)
      await expectToast(page, title)
      await onPage(page, 'Neue Nummer oder Ihre bisherige?')
      await page.unroute(INITIATE)
      await goOn(page, 'Ihre persönlichen Daten')
    })
  }

  test('AmbigiousCartEntryException leads to the last shop route', async ({ page }) => {
    await beginOrder(page)
    await refuse(page, INITIATE, 400, 'AmbigiousCartEntryException')
    await goOnToCustomer(page)
    await expectToast(page, 'Ihr Warenkorb konnte nicht verarbeitet werden', 'Sie wurden deshalb weitergeleitet')
    await expect(page).toHaveURL(MOBILE_TARIFFS)
  })

  test('TariffNotAvailableException leads to the availability check', async ({ page }) => {
    await beginOrder(page)
    await refuse(page, INITIATE, 409, 'TariffNotAvailableException', { details: [{ reason: 'NOT_AT_ADDRESS' }] })
    await goOnToCustomer(page)
    await expectToast(page, 'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.')
    await expect(page).toHaveURL('/zuhause/tarife/magentazuhause-tarife?fixedStep=availabilityCheck')
  })

  test('status 300 updates the cart, and after three more tries the last shop route is next', async ({ page }) => {
    await beginOrder(page)
    let calls = 0
    await page.route(INITIATE, async (route) => {
      calls += 1
      const response = await route.fetch()
      const answer = (await response.json()) as object
      await route.fulfill({ response, json: { ...answer, status_code: 300, details: [] } })
    })
    await goOnToCustomer(page)
    await expectToast(page, 'Warenkorb aktualisiert')
    await expectToast(page, 'Ihr Warenkorb konnte nicht verarbeitet werden', 'Sie wurden deshalb weitergeleitet')
    await expect(page).toHaveURL(MOBILE_TARIFFS)
    expect(calls).toBe(4)
  })

  test('a 403 ends the session, and the cart stays', async ({ page }) => {
    await beginOrder(page)
    await refuse(page, INITIATE, 403, 'ForbiddenException')
    await goOnToCustomer(page)
    await expectToast(page, 'Ihre Session ist abgelaufen', 'Bitte versuchen Sie es erneut')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: /^Warenkorb.*1/ })).toBeVisible()
  })

  // a later step redirected to the first one, whose order was gone, before the start page was there
  test('a 403 of a later step leads to the start page too', async ({ page }) => {
    await beginOrder(page)
    await goOn(page, 'Ihre persönlichen Daten')
    await refuse(page, '**/save/CUSTOMER', 403, 'ForbiddenException')
    await fillMobileCustomer(page)
    await goOnToCustomer(page)
    await expectToast(page, 'Ihre Session ist abgelaufen', 'Bitte versuchen Sie es erneut')
    await expect(page).toHaveURL('/')
  })
})

test('a form that cannot be fetched, and one that cannot be saved, say so and keep what was typed', async ({
  page,
  problems,
}) => {
  problems.allow(PROVOKED)
  await beginOrder(page)
  const schemas = '**/api/mobile/order/*/form-schemas/*'
  await refuse(page, schemas, 500, 'InternalServerErrorException')
  await goOnToCustomer(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Formularfehler' }).first()).toContainText(
    'Anfrage konnte nicht verarbeitet werden',
  )
  await page.unroute(schemas)
  await page.getByRole('button', { name: /Erneut/ }).click()
  await onPage(page, 'Ihre persönlichen Daten')
  await fillMobileCustomer(page)
  const saves = '**/api/mobile/order/*/save/*'
  await refuse(page, saves, 500, 'InternalServerErrorException')
  await page.getByRole('button', { name: /^Weiter zu/ }).click()
  await expectToast(page, 'Ihre Bestellung konnte nicht gespeichert werden')
  await expect(page.getByLabel('Vorname')).toHaveValue('Erika')
  await page.unroute(saves)
  await goOn(page, 'SIM-Karte und Lieferung')
})

test('contract summary, overview and submit each have their own words for a failure', async ({ page, problems }) => {
  test.slow()
  problems.allow(PROVOKED)
  await beginOrder(page)
  await page.goto('/warenkorb')
  await walkMobileOrder(page, { device: false })

  const summaries = '**/api/mobile/order/*/contract-summary'
  const SUMMARY_ROWS = [
    ['IncompleteOrderDataException', 422, 'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.'],
    ['InternalServerErrorException', 500, 'Ihre Anfrage konnte nicht verarbeitet werden'],
    ['SomethingElseException', 418, 'Ihre Vertragszusammenfassung konnte nicht abgerufen werden'],
  ] as const
  for (const [exception, status, title] of SUMMARY_ROWS) {
    await refuse(page, summaries, status, exception)
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: title }).first()).toBeVisible()
    await page.unroute(summaries)
  }
  await page.reload()
  await confirmSummary(page)

  const CALL_ROWS = [
    ['**/api/mobile/order/*/save/ORDER_OVERVIEW', 'Ihre Bestellung konnte nicht abgeschickt werden'],
    ['**/api/mobile/order/*/submit', 'Ihre Bestellung konnte nicht verarbeitet werden'],
  ] as const
  for (const [calls, title] of CALL_ROWS) {
    await refuse(page, calls, 500, 'InternalServerErrorException')
    await orderButton(page).click()
    await expectToast(page, title)
    await page.unroute(calls)
  }
  await orderButton(page).click()
  await onPage(page, /^Vielen Dank/)
})

test('the availability check has its own words for each failure, and keeps the address', async ({ page, problems }) => {
  problems.allow(PROVOKED)
  const checks = '**/api/landline/new-customer/new-contract/check-availability'
  const check = page.getByRole('button', { name: 'Verfügbarkeit prüfen' })
  const maintenance = 'Die Leitungsprüfung ruht bis 14 Uhr.'
  const ROWS = [
    ['AddressNotFoundException', 404, maintenance, 'Die Adresse konnte nicht überprüft werden'],
    ['BackendUnavailableException', 503, maintenance, maintenance],
    ['BackendUnavailableException', 503, undefined, 'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar'],
    ['SomethingElseException', 418, maintenance, 'Es gab einen Fehler bei der Verfügbarkeitsprüfung'],
  ] as const
  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await rejectConsent(page)
  await addressField(page).pressSequentially(FIBRE_ADDRESS.typed)
  await page.getByRole('option', { name: FIBRE_ADDRESS.found }).click()
  for (const [exception, status, message, title] of ROWS) {
    await refuse(page, checks, status, exception, { message })
    await check.click()
    await expectToast(page, title)
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await expect(addressField(page)).toHaveValue(FIBRE_ADDRESS.found)
    await page.unroute(checks)
  }

  await refuse(page, '**/api/landline/new-customer/new-contract/form-schemas', 500, 'InternalServerErrorException')
  await page.getByRole('button', { name: 'Adresse selbst eingeben' }).click()
  await expectToast(page, 'Formularfehler', 'Anfrage konnte nicht verarbeitet werden')
})

test('an order without what it needs is led back: an empty cart to the shop, landline without a check to its tariffs', async ({
  page,
}) => {
  await page.goto('/zuhause/tarife/dsl-tarife')
  await rejectConsent(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Warenkorb/ })
    .click()
  await onPage(page, 'Ihr Warenkorb')
  await page.goto('/checkout')
  await expectToast(page, 'Ihr Warenkorb konnte nicht verarbeitet werden', 'Sie wurden deshalb weitergeleitet')
  await expect(page).toHaveURL('/zuhause/tarife/dsl-tarife')

  await chooseTariff(page, 'DSL M')
  await page.goto('/checkout/overview')
  await expectToast(page, 'Es konnte keine Verfügbarkeit gefunden werden')
  await expect(page).toHaveURL('/zuhause/tarife/magentazuhause-tarife')
})

test('what replaces another item, or has to stay, is said', async ({ page }) => {
  await page.goto('/zuhause/tarife/dsl-tarife')
  await rejectConsent(page)
  await chooseTariff(page, 'DSL M')
  await next(page, 'Weiter zu Optionen', /^Optionen/)
  await pick(page, 'radio', /^Serien 4,99/)
  await pick(page, 'radio', /^Serien & Filme 7,99/)
  await expectToast(page, 'Option hinzugefügt', 'Serien wurde durch Serien & Filme ersetzt.')
  await next(page, 'Weiter zu Hardware', /^Hardware/)
  await pick(page, 'radio', /^Nimbus Hub 6,95/)
  await pick(page, 'radio', /^Nimbus Hub Pro/)
  await expectToast(page, 'Hardware hinzugefügt', 'Nimbus Hub wurde durch Nimbus Hub Pro ersetzt.')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await page.getByRole('button', { name: 'Internet- und Telefonanschluss entfernen' }).click()
  await expectToast(page, 'Internet- und Telefonanschluss ist Pflicht', 'Und kann daher nicht abgewählt werden')
})

test.describe('a fatal 401 page', () => {
  test.beforeEach(({ problems }) => problems.allow(/Failed to load resource|session|Token/i))

  const expectFatal = async (page: Page): Promise<void> => {
    await page.goto('/zuhause')
    await expect(page.getByRole('main')).toContainText('Bitte versuchen Sie es erneut.')
    await expectToast(
      page,
      'Authentifizierung fehlgeschlagen',
      'Es gab einen Fehler beim Abrufen der Seite. Bitte versuchen Sie es erneut.',
    )
    expect(await page.context().cookies()).toEqual([])
  }

  test('is what a session that cannot be made leads to', async ({ page }) => {
    await page.route('**/api/auth/create-session', (route) => route.fulfill({ status: 500, json: {} }))
    await expectFatal(page)
  })

  test('and one in its last hour that cannot be refreshed, whose token is gone', async ({ page, shop }) => {
    const halfAnHour = String(Date.now() + 30 * 60_000)
    await page.context().addCookies([
      { name: 'token', value: 'old', url: shop.url },
      { name: 'token_expires', value: halfAnHour, url: shop.url },
    ])
    await page.route('**/api/auth/refresh-session', (route) => route.fulfill({ status: 500, json: {} }))
    await expectFatal(page)
  })
})

test('an error page has the words of its status', async ({ page, problems }) => {
  problems.allow(PROVOKED)
  const ROWS = [
    ['/%E0%A4%A', 400, 'Ungültige Anfrage', 'Die Anfrage war ungültig.'],
    [
      '/_ipx/w_100/https://elsewhere.example/a.png',
      403,
      'Zugriff verweigert',
      'Sie haben keine Berechtigung, auf diese Seite zuzugreifen.',
    ],
    ['/gibt-es-nicht', 404, 'Leider konnten wir die Seite nicht finden.', 'Suche'],
  ] as const
  for (const [address, status, title, message] of ROWS) {
    expect((await page.goto(address))?.status()).toBe(status)
    await onPage(page, title)
    await expect(page.getByRole('main')).toContainText(message)
    await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/')
  }
})
