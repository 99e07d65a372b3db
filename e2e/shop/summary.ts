import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'
import type { Offer } from './offers'
import { row } from './tariff-page'

/** True where the summary is the bottom bar with a dialog (below lg). */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

/** "Ihre Auswahl" says what the offer costs: beside the page, on phones in the dialog of the bottom bar. */
export async function expectSummary(page: Page, offer: Offer): Promise<void> {
  if (!isNarrow(page)) return expectAmounts(page.getByRole('complementary', { name: 'Ihre Auswahl' }), offer)
  const bar = page.getByRole('region', { name: 'Kosten auf einen Blick' })
  await bar.getByRole('button', { name: /Alle Kosten anzeigen/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Auswahl' })
  await expectAmounts(dialog, offer)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function expectAmounts(summary: Locator, { steps, oneOff, average, total }: Offer): Promise<void> {
  for (const [price, months] of steps) await expect(summary).toContainText(`${price} ${months}`)
  await expect(row(summary, 'Einmalig')).toHaveText(oneOff)
  await expect(row(summary, 'Ø je Monat')).toHaveText(average)
  await expect(row(summary, 'Gesamt in')).toHaveText(total)
}

/** The cart and the order block list the same amounts as terms with values. */
export async function expectCosts(costs: Locator, { steps, oneOff, total }: Offer): Promise<void> {
  for (const [price, months] of steps) await expect(row(costs, months)).toHaveText(price)
  await expect(row(costs, 'Einmalig')).toHaveText(oneOff)
  await expect(row(costs, 'Gesamt')).toHaveText(total)
}

/** Goes on from tariffs, options or hardware with the summary's link. */
export async function next(page: Page, label: string, heading: string | RegExp): Promise<void> {
  const place = isNarrow(page)
    ? page.getByRole('region', { name: 'Kosten auf einen Blick' })
    : page.getByRole('complementary', { name: 'Ihre Auswahl' })
  await place.getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
