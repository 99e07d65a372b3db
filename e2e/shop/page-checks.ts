import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './shop'

/** Rule sets of axe for WCAG 2.2 AA, as far as a machine can check it. */
const WCAG: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that other colours can break. */
const COLOUR_RULES: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const COLOURS = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, rules: WCAG },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: COLOUR_RULES },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' }, rules: COLOUR_RULES },
] as const

/** No rule of WCAG 2.2 AA that a machine can check is broken, in light, dark and forced colours. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { name: colours, media, rules } of COLOURS) {
    await page.emulateMedia(media)
    expect.soft(await violations(page, rules), `${name}, ${colours}`).toEqual([])
  }
  await page.emulateMedia(COLOURS[0].media)
}

/**
 * What axe finds, with the elements. It is brought into the page once and describes violations alone: opening a page of
 * its own for each run and describing everything that is right took most of the time of all page checks.
 */
async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const found = await inPage.run(document, { runOnly: rules, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, runOnly)
}

/** Widths of phones and desktops (PLAT-6, presets), in px. */
const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1280, height: 900 }

/** What 1280 by 1024 pixels are at a zoom of 400 % (WCAG 1.4.10), and as narrow as phones get. */
const ZOOMED = { width: 320, height: 256 }

/** Checks the page as it is shown now on a phone and on a desktop, and that nothing has to be scrolled sideways at 320 px. */
export async function expectGoodAtAllWidths(page: Page, name: string): Promise<void> {
  await page.setViewportSize(ZOOMED)
  await expectNoSideways(page, `${name} at 320 px`)
  for (const size of [PHONE, DESKTOP]) {
    const at = `${name} at ${size.width} px`
    await page.setViewportSize(size)
    await expectNoSideways(page, at)
    await expectAccessible(page, at)
  }
}

/** What good pages stay under; Google's threshold is 0.1. */
const MAX_LAYOUT_SHIFT = 0.02

/** Loads a page as a phone and as a desktop have it: it comes alive without moving. */
export async function openStill(page: Page, path: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expectSettled(page)
    expect.soft(await layoutShift(page), `layout shift at ${size.width} px`).toBeLessThan(MAX_LAYOUT_SHIFT)
  }
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
const layoutShift = (page: Page): Promise<number> =>
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
