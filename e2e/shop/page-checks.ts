import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No rule of WCAG 2.2 AA that a machine can check is broken. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(found, name).toEqual([])
}

/** The page is alive: the shell has hydrated and nothing is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Meldungen' })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function expectWellFormed(page: Page, name: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one h1`).toHaveCount(1)
  expect.soft(await page.title(), `${name}: title`).toMatch(/\S \| Mobilfunk, Festnetz & Internet, TV Angebote$/)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${name}: pixels to scroll sideways`).toBeLessThanOrEqual(0)
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
