import type { Page } from '@playwright/test'
import { DSL_M } from '../shop/offers'
import { onPage } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { expectCosts, next } from '../shop/summary'
import { checkAddress, chooseTariff, DSL_ADDRESS, rejectConsent } from '../shop/tariff-page'

/** Words that hurry a shopper, or make an offer look scarce. */
const PRESSURE =
  /nur noch \d|noch \d+ (Stück|Geräte|Plätze)|letzte Chance|beeilen|nicht verpassen|nur heute|nur für kurze Zeit|solange (der )?Vorrat|bald ausverkauft|Countdown|\d+ (Personen|Kunden|andere) (sehen|haben|interessieren)/i

/** Of the devices' pages, which are alike, one in so many is looked at. */
const DEVICE_SAMPLE = 12

/** Addresses of the sitemap, of the devices some. */
async function addresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  const isDevice = (path: string): boolean => /^\/unterwegs\/geraete\/[^/]+\/./.test(path)
  const devices = all.filter(isDevice).filter((_, index) => index % DEVICE_SAMPLE === 0)
  return [...all.filter((path) => !isDevice(path)), ...devices]
}

/**
 * Choices that the page has made for its visitor although another one in their group costs nothing, and ticks with a price.
 * The tariff that a device's page counts with is none: a device is sold with one.
 */
const costlyChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio], main input[type=checkbox]')]
    const labelOf = (input: HTMLInputElement): string =>
      [...(input.labels ?? [])].map(({ textContent }) => textContent).join(' ')
    const costOf = (input: HTMLInputElement): number => {
      const [, euros, cents = '0'] = /(\d[\d.]*)(?:,(\d\d))?\s*€/.exec(labelOf(input)) ?? []
      return euros === undefined ? 0 : Number(euros.replaceAll('.', '')) + Number(cents) / 100
    }
    return inputs
      .filter((input) => {
        const group = inputs.filter(({ type, name }) => type === 'radio' && name === input.name)
        return input.checked && costOf(input) > 0 && (group.length === 0 || group.some((other) => costOf(other) === 0))
      })
      .map(labelOf)
  })

test.describe('read without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no page hurries its visitor or chooses what costs more', async ({ page }) => {
    test.slow()
    const paths = await addresses(page)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect.soft((await page.locator('body').innerText()).match(PRESSURE), path).toBeNull()
      await expect.soft(page.getByRole('timer'), path).toHaveCount(0)
      expect.soft(await costlyChoices(page), path).toEqual([])
    }
  })
})

/** The names of cookies and stored items that the privacy page gives. */
async function namedAsNecessary(page: Page): Promise<string> {
  await page.goto('/datenschutz')
  return page.getByRole('main').innerText()
}

/** What the browser keeps: cookies, and keys of both storages. */
const keptNames = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
]

for (const consent of ['none', 'given'] as const) {
  test(`with consent ${consent} nothing is kept but what the privacy page names, and nobody else is asked`, async ({
    page,
    shop,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(shop.url).origin) foreign.push(request.url())
    })
    const named = await namedAsNecessary(page)
    if (consent === 'given') await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
    await page.goto('/zuhause/tarife/dsl-tarife')
    await checkAddress(page, DSL_ADDRESS)
    await chooseTariff(page, 'DSL M')
    await next(page, 'Weiter zu Optionen', /^Optionen/)
    for (const path of ['/unterwegs/geraete/smartphones', '/vergleich', '/beratung', '/warenkorb']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const kept = await keptNames(page)
    expect(kept).toContain('nimbus-c')
    for (const name of kept) expect.soft(named, `the privacy page on ${name}`).toContain(name)
    expect(foreign).toEqual([])
    const isTracked = await page.evaluate(() => 'dataLayer' in window)
    expect(consent === 'none' && isTracked).toBe(false)
  })
}

/** Counts what the visitor clicks from now on, on all pages. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as unknown as { countClick(): void }).countClick(),
      true,
    )
  })
  return () => clicks
}

test('an order has nothing in it that was not chosen, and leaving takes fewer clicks than coming', async ({ page }) => {
  test.slow()
  const clicks = await countClicks(page)
  await page.goto('/zuhause/tarife/dsl-tarife')
  await rejectConsent(page)
  await checkAddress(page, DSL_ADDRESS)
  await chooseTariff(page, 'DSL M')
  await next(page, 'Weiter zu Optionen', /^Optionen/)
  await next(page, 'Weiter zu Hardware', /^Hardware/)
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
  await expectCosts(page.getByRole('complementary', { name: 'Ihre Kosten' }), DSL_M)
  const toCart = clicks()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await onPage(page, 'Vertrag widerrufen')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Katharina Lindqvist')
  await page.getByRole('textbox', { name: 'Auftrags- oder Vertragsnummer' }).fill('NB-2026-7K3M9Q')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse für die Bestätigung' }).fill('kl@beispiel.de')
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Als PDF speichern' })).toBeVisible()
  const withdrawn = clicks() - toCart
  expect(withdrawn).toBeLessThan(toCart)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await onPage(page, 'Verträge hier kündigen')
  const cancel = page.getByRole('button', { name: 'jetzt kündigen', exact: true })
  await expect(cancel).toBeVisible()
  await page.getByRole('radio', { name: 'ordentlich', exact: true }).check()
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Katharina Lindqvist')
  await page.getByRole('textbox', { name: 'Auftrags- oder Vertragsnummer' }).fill('NB-2026-7K3M9Q')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse für die Bestätigung' }).fill('kl@beispiel.de')
  await cancel.click()
  await expect(page.getByRole('link', { name: 'Als PDF speichern' })).toBeVisible()
  expect(clicks() - toCart - withdrawn).toBeLessThan(toCart)
})
