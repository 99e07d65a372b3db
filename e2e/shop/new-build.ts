import type { Page } from '@playwright/test'

/** Lets the tab, whose clock is installed, hear of the live build twice, and the quiet second pass in which it reloads. */
export async function hearTwice(page: Page): Promise<void> {
  for (const milliseconds of [37_000, 7_000]) {
    const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
    await page.clock.fastForward(milliseconds)
    await answered
  }
}
