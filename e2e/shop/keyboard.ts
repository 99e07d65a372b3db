import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'

/** More stops than any page has between two controls of a journey. */
const MAX_STOPS = 120

/** The focus is on something that can be seen, never lost to the body; a heading that has it shows it too. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  const heading = page.locator('h1:focus')
  if (await heading.count()) await expect(heading).not.toHaveCSS('outline-style', 'none')
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Tabs to a control, forwards or with Shift backwards; on the way and there the focus can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS && !(await isFocused(target)); stops++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Tabs into a group of radio buttons and goes on with the arrows to the wanted one. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible()
  const name = await radio.getAttribute('name')
  const inGroup = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)
  for (let stops = 0; stops < MAX_STOPS && !(await inGroup()); stops++) await page.keyboard.press('Tab')
  for (let steps = 0; steps < 8 && !(await isFocused(radio)); steps++) await page.keyboard.press('ArrowDown')
  await expect(radio).toBeFocused()
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}
