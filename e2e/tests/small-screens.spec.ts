import type { Page } from '@playwright/test'
import { expectSettled } from '../shop/page-checks'
import { expect, test } from '../shop/shop'
import { pageKinds } from '../engines/page-kinds'
import { swept } from '@nimbus/server-kit/testing/sweep'
import { chooseTariff } from '../shop/tariff-page'

/** 1280 by 1024 pixels at 400 %, a small phone, a tablet. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
]

/** Pages that are of no kind of their own. */
const OTHERS = ['/suche?q=glasfaser', '/widerruf', '/gibt-es-nicht']

/** Widths of small phones, in px, that no page is wider than. */
const WIDTHS = [320, 344, 360]

/** How many steps of the Tab key are looked at on a page: from its head into its middle, and again from its end. */
const STEPS = 10

/** What has the focus and lies wholly behind something else, and whether the page itself is to be seen at all. */
const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // what makes way for the focus does so by the next frame
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
        const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element))
      }),
    )
    if (seen) return undefined
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.outerHTML.slice(0, 80)
    return `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}–${Math.round(bottom)} behind ${above}`
  })

/** How much of the height what is fixed or sticks leaves to the page, in px, in the middle of the screen's width. */
const leftToPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || fixed(element.parentElement))
    let left = 0
    for (let y = 1; y < innerHeight; y += 2) if (!fixed(document.elementFromPoint(innerWidth / 2, y))) left += 2
    return left
  })

for (const [nth, size] of SIZES.entries()) {
  test(`the banner and what sticks leave the pages to be seen and used at ${size.width}×${size.height}`, async ({
    page,
    problems,
    shop,
  }) => {
    test.slow()
    problems.allow(/404/)
    const paths = [...(await pageKinds(shop.url)).map(({ address }) => address), ...OTHERS]
    expect(paths.length).toBeGreaterThan(30)
    // the smallest has all pages, each of the others its part of them
    for (const path of nth === 0 ? paths : swept(paths, 6, nth)) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expectSettled(page)
      await expect(page.getByRole('button', { name: 'Alles akzeptieren' })).toBeAttached()
      await page.evaluate(() => scrollTo(0, 200))
      expect.soft(await leftToPage(page), `${path}: px of the page`).toBeGreaterThan(size.height / 4)
      for (const key of ['Tab', 'Shift+Tab']) {
        if (key === 'Shift+Tab') await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        for (let step = 0; step < STEPS; step++) {
          await page.keyboard.press(key)
          expect.soft(await covered(page), `${path}, ${key} ${step + 1}`).toBeUndefined()
        }
      }
      const small = await page
        .locator('input, select, textarea')
        .evaluateAll((all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).length)
      expect.soft(small, `${path}: controls below 16 px`).toBe(0)
      for (const width of nth === 0 ? WIDTHS : []) {
        await page.setViewportSize({ width, height: size.height })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(over, `${path}: px wider than ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })

  // the bar with "Weiter zu Optionen" used to lie behind the banner
  test(`the bar that leads on ends above the banner at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/zuhause/tarife/glasfaser-tarife')
    await expectSettled(page)
    await chooseTariff(page, 'Glasfaser 300')
    for (const path of [undefined, '/unterwegs/geraete/smartphones/solvar-s1-pro', '/warenkorb']) {
      if (path !== undefined) await page.goto(path)
      await expectSettled(page)
      const bar = page.locator('.bar--m')
      await expect(bar).toBeVisible()
      const onward = bar.locator('a, button').last()
      await onward.scrollIntoViewIfNeeded()
      const free = await onward.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(free, `${path}: the bar is free`).toBe(true)
    }
  })
}
