import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'
import type { Offer } from './offers'

/** An address of the demo register where everything up to 1.000 MBit/s is built. */
export const FIBRE_ADDRESS = { typed: 'Lindenstr 12a Dresden', found: /Lindenstraße 12\s?a, 01067 Dresden/ }

/** One where DSL with up to 50 MBit/s is all there is. */
export const DSL_ADDRESS = { typed: 'Feldstr 7 Stendal', found: /Feldstraße 7, 39576 Stendal/ }

/** Answers the consent banner, which stays until it is answered. */
export async function rejectConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alles ablehnen' }).click()
  await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeHidden()
}

export const addressField = (page: Page): Locator => page.getByRole('combobox', { name: 'Ihre Adresse' })

/** Types an address, takes the suggestion and waits for the result. */
export async function checkAddress(page: Page, { typed, found }: typeof FIBRE_ADDRESS): Promise<void> {
  await addressField(page).pressSequentially(typed)
  await page.getByRole('option', { name: found }).click()
  await page.getByRole('button', { name: 'Verfügbarkeit prüfen' }).click()
  await expect(page.getByText('An Ihrer Adresse verfügbar').first()).toBeVisible()
}

const tile = (page: Page, tariff: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tariff, exact: true, level: 3 }) })

/** Every price, the one-off, the average and the total stand in the tile. */
export async function expectTile(page: Page, offer: Offer): Promise<void> {
  const shown = tile(page, offer.tariff)
  for (const [price, months] of offer.steps) await expect(shown).toContainText(`${price} ${months}`)
  await expect(row(shown, 'Einmalig')).toHaveText(offer.oneOff)
  await expect(row(shown, 'Ø je Monat')).toHaveText(offer.average)
  await expect(row(shown, 'Gesamt in')).toHaveText(offer.total)
}

/** The value beside a term: row(tile, 'Einmalig') → "69,95 €" */
export const row = (within: Locator, term: string): Locator =>
  within.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]')

/** chooseTelevision(page, 'Smart') → "Smart + 10 €" is chosen */
export const chooseTelevision = (page: Page, name: string): Promise<void> =>
  chooseAbove(page, 'Fernsehen dazu?', new RegExp(`^${name} `))

/** Chooses above the tiles, from the segments or, where they have no room, from the list. */
export async function chooseAbove(page: Page, legend: string, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name })
  if (await radio.isVisible()) return radio.check()
  const list = page.getByRole('combobox', { name: legend })
  await list.selectOption((await list.getByRole('option', { name }).textContent()) ?? '')
}

/** Chooses a tariff; a click that came before the page was alive is repeated, as a shopper would. */
export const chooseTariff = (page: Page, tariff: string): Promise<void> =>
  expect(async () => {
    await tile(page, tariff)
      .getByRole('button', { name: /^Aus(wählen|gewählt): / })
      .click()
    await expect(page.getByRole('button', { name: `Ausgewählt: ${tariff}` })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
