import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'
import type { Offer } from './offers'
import { row } from './tariff-page'

/** True where the summary is the bottom bar with a dialog (below lg). */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Kosten auf einen Blick' })
const column = (page: Page): Locator => page.getByRole('complementary', { name: 'Ihre Auswahl' })

/** "Ihre Auswahl", in whichever form the page has it: beside it, or as the bar that tariff pages have at every width. */
export const summaryOf = (page: Page): Locator => bar(page).or(column(page))

/** "Ihre Auswahl" says what the offer costs: beside the page, or in the dialog of the bottom bar. */
export async function expectSummary(page: Page, offer: Offer): Promise<void> {
  await expect(summaryOf(page)).toBeVisible()
  if (await column(page).isVisible()) return expectAmounts(column(page), offer)
  await bar(page)
    .getByRole('button', { name: /Alle Kosten anzeigen/ })
    .click()
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
  await summaryOf(page).getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
