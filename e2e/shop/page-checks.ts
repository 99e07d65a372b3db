import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that other colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const
const OTHER_COLOURS = [
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const

/** No rule of WCAG 2.2 AA that a machine can check is broken, in light, dark and forced colours. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(new AxeBuilder({ page }).withTags(WCAG), name)
  for (const colours of OTHER_COLOURS) {
    await page.emulateMedia(colours.media)
    await expectNoViolations(new AxeBuilder({ page }).withRules(COLOUR_RULES), `${name}, ${colours.name}`)
  }
  await page.emulateMedia(LIGHT)
}

async function expectNoViolations(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(found, name).toEqual([])
}

/** What 1280 by 1024 pixels are at a zoom of 400 % (WCAG 1.4.10), and as narrow as phones get. */
const ZOOMED = { width: 320, height: 256 }

/** On phones: nothing has to be scrolled sideways at 320 px, and so at 400 % zoom. */
export async function expectReflow(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  if (!before || before.width > 640) return
  await page.setViewportSize(ZOOMED)
  await expectNoSideways(page, `${name} at 320 px`)
  await page.setViewportSize(before)
}

async function expectNoSideways(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${name}: pixels to scroll sideways`).toBeLessThanOrEqual(0)
}

/** The page is alive: the shell has hydrated and nothing is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Meldungen' })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function expectWellFormed(page: Page, name: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one h1`).toHaveCount(1)
  expect.soft(await page.title(), `${name}: title`).toMatch(/\S \| Mobilfunk, Festnetz & Internet, TV Angebote$/)
  await expectNoSideways(page, name)
}

/** With reduced motion, which all tests ask for, nothing moves by itself once a page is there. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => (animation.effect as KeyframeEffect | null)?.target?.className),
  )
  expect.soft(moving, `${name}: moves`).toEqual([])
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** How far the page has moved by itself since it was opened (Cumulative Layout Shift without session windows). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const total = (entries: LayoutShift[]): number =>
          entries.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
        new PerformanceObserver((list) => resolve(total(list.getEntries() as LayoutShift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // without any shift the observer stays silent
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
