import type { Page } from '@playwright/test'
import { expect } from './shop'
import { IBAN } from './order-form'

/** Everything that the browser keeps of the shop, as one text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]))

/** No part of the IBAN beyond the last four digits is in the browser's storage (decisions). */
export async function expectNoIban(page: Page): Promise<void> {
  const digits = IBAN.replaceAll(' ', '').slice(4, -4)
  expect((await keptText(page)).replaceAll(' ', '')).not.toContain(digits)
}
