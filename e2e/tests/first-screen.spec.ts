import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

/** In px from the top of the page: where the first price has to begin, by the width of the screen (UI-17). */
const SCREENS = [
  { width: 1280, height: 900, price: 460 },
  { width: 375, height: 812, price: 480 },
] as const

/** What the page with groups of tiles below each other needs more, for the heading of its first group. */
const GROUP_HEADING = 60

/** Tiles of a page with up to four tariffs on a phone: all of them, and all of the page. */
const THREE_SCREENS = 3 * 812
const LONGEST_PAGE = 4000

/** What the page for young people says more: whom it is for, and a second price in every cell of its table. */
const LONGER_PAGES: Record<string, number> = { '/unterwegs/tarife/young-tarife': 4250 }

interface Found {
  /** Upper edge of the first price, lower edges of the button and of each tile, all in px. */
  price: number
  button: number
  tiles: number[]
  recommended: string[]
  height: number
}

for (const { width, height, price } of SCREENS)
  test(`every tariff page has price and button on the first screen at ${width} × ${height}`, async ({
    page,
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await rejectConsent(page)
    const paths = await tariffPages(request)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const found = await measure(page, path)
      const isGrouped = found.tiles.length > 5
      expect.soft(found.price, `${path}: first price`).toBeLessThanOrEqual(price + (isGrouped ? GROUP_HEADING : 0))
      expect.soft(found.button, `${path}: first button`).toBeLessThanOrEqual(height)
      expect.soft(found.recommended.length, `${path}: one recommendation`).toBe(1)
      if (width < 768 && found.tiles.length === 4) {
        expect.soft(found.tiles.at(-1), `${path}: four tariffs`).toBeLessThanOrEqual(THREE_SCREENS)
        expect.soft(found.height, `${path}: whole page`).toBeLessThanOrEqual(LONGER_PAGES[path] ?? LONGEST_PAGE)
      }
    }
  })

test('four tiles stand in a row at 1280 px, whole and with their parts on one height', async ({ page, request }) => {
  test.slow()
  for (const path of await tariffPages(request)) {
    await measure(page, path)
    const rows = await page.evaluate(() => {
      const four = [...document.querySelectorAll('.tiles')].flatMap((list) => [...list.children].slice(0, 4))
      const topsOf = (part: string): number[] => [
        ...new Set(
          four.slice(0, 4).map((tile) => Math.round(tile.querySelector(part)?.getBoundingClientRect().top ?? -1)),
        ),
      ]
      return ['h3', '.pb__step--longest', '.pb__rows', '.tile__facts', '.btn', '.checks'].map(topsOf)
    })
    expect
      .soft(
        rows.map((tops) => tops.length),
        `${path}: ${JSON.stringify(rows)}`,
      )
      .toEqual([1, 1, 1, 1, 1, 1])
  }
  const { tiles } = await measure(page, '/zuhause/tarife/glasfaser-tarife')
  expect(tiles).toHaveLength(4)
  expect(Math.max(...tiles)).toBeLessThanOrEqual(900)
})

test('a tile unfolds on a phone, and is open without scripts', async ({ browser, page }) => {
  const path = '/zuhause/tarife/dsl-tarife'
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(path)
  await rejectConsent(page)
  const details = page.getByRole('link', { name: 'Tarifdetails zu DSL S' })
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: 'Was ist drin? DSL S' }).click()
  await expect(details).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  const plain = await context.newPage()
  await plain.goto(new URL(path, page.url()).href)
  await expect(plain.getByRole('link', { name: 'Tarifdetails zu DSL S' })).toBeVisible()
  await context.close()
})

/** Where the first price of a list of devices has to begin, and what the row of chosen filters needs more (UI-18). */
const LISTS = [
  { width: 1280, height: 900, price: 600, inARow: 4 },
  { width: 375, height: 812, price: 630, inARow: 2 },
] as const
const CHOSEN_FILTERS = 60

for (const { width, height, price, inARow } of LISTS)
  test(`every list of devices has prices on the first screen at ${width} × ${height}`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await rejectConsent(page)
    const lists = await pathsOf(request, /^\/unterwegs\/geraete\/[^/]+$/)
    expect(lists.length).toBeGreaterThan(3)
    for (const path of lists) {
      await page.goto(path)
      for (const query of ['', ...(await eachFilter(page))]) {
        const { prices, cards, sideways } = await measureList(page, `${path}${query}`)
        const most = price + (query === '' || query.startsWith('?sort') ? 0 : CHOSEN_FILTERS)
        expect.soft(Math.min(...prices), `${path}${query}: first price`).toBeLessThanOrEqual(most)
        expect.soft(sideways, `${path}${query}: no wider than the screen`).toBe(false)
        const row = cards.filter(({ top }) => top === cards[0]?.top)
        expect.soft(row, `${path}${query}: cards beside each other`).toHaveLength(Math.min(inARow, cards.length))
        if (width >= 1024)
          expect
            .soft(Math.max(...row.map(({ bottom }) => bottom)), `${path}${query}: whole cards`)
            .toBeLessThanOrEqual(height)
      }
    }
  })

/** Where the price of a device begins; on a phone it is in the bar with the button. */
const DEVICE_PRICE = 400

/** As long as the drawn page is on a phone. */
const LONGEST_DEVICE = 5990

test('every device has its whole price with its button on the first screen', async ({ page, request }) => {
  test.slow()
  const devices = await pathsOf(request, /^\/unterwegs\/geraete\/[^/]+\/[^/]+$/)
  expect(devices.length).toBeGreaterThan(60)
  await page.goto('/')
  await rejectConsent(page)
  for (const path of devices) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await expect(page.locator('html[data-unfolded]')).toBeAttached()
    const box = page.getByRole('region', { name: 'Ihr Preis' })
    const [whole, price, button] = [
      await box.boundingBox(),
      await box.locator('.price').first().boundingBox(),
      await box.locator('.btn--l').boundingBox(),
    ]
    expect.soft(price?.y, `${path}: price`).toBeLessThanOrEqual(DEVICE_PRICE)
    expect.soft(whole && whole.y + whole.height, `${path}: box`).toBeLessThanOrEqual(900)
    expect.soft(button?.height, `${path}: button`).toBeGreaterThanOrEqual(48)

    await page.setViewportSize({ width: 375, height: 812 })
    const bar = page.getByRole('region', { name: 'Kosten auf einen Blick' })
    await expect.soft(bar, `${path}: bar`).toContainText(/€ (Monat|ab Monat|monatlich).*einmalig.*€/)
    const room = await bar.boundingBox()
    expect.soft(room && room.y + room.height, `${path}: bar`).toBe(812)
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollHeight), `${path}: whole page`)
      .toBeLessThanOrEqual(LONGEST_DEVICE)
  }
})

/** Where the first price of the start page begins, and how long the page may be on a phone. */
const START = [
  { width: 1280, height: 900, price: 680 },
  { width: 375, height: 812, price: 720 },
] as const
const LONGEST_START = 5762

for (const { width, height, price } of START)
  test(`the start page has its offers on the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await rejectConsent(page)
    await expect(page.locator('html[data-unfolded]')).toBeAttached()
    const found = await page.evaluate(async () => {
      await document.fonts.ready
      const bottom = (element: Element): number => Math.round(element.getBoundingClientRect().bottom + scrollY)
      const offers = [...document.querySelectorAll('[aria-labelledby="angebote"] article')]
      const prices = [...document.querySelectorAll('main .price')]
      return {
        offers: offers.map(bottom),
        buttons: offers.map((offer) => bottom(offer.querySelector('.btn')!)),
        price: Math.min(...prices.map((one) => one.getBoundingClientRect().top + scrollY)),
        height: document.documentElement.scrollHeight,
      }
    })
    expect(found.price).toBeLessThanOrEqual(price)
    expect(found.offers).toHaveLength(2)
    if (width < 1024) expect(found.height).toBeLessThanOrEqual(LONGEST_START)
    else expect(Math.max(...found.offers, ...found.buttons)).toBeLessThanOrEqual(height)
  })

/** A query for one value of each filter, and of each order, that the list offers. */
const eachFilter = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form input[type="checkbox"]')]
    const orders = [...document.querySelectorAll<HTMLOptionElement>('#sortierung option')]
    const first = new Map(boxes.toReversed().map(({ name, value }) => [name, value]))
    return [...first, ...orders.map(({ value }) => ['sort', value] as const)].map(
      ([name, value]) => `?${new URLSearchParams({ [name]: value })}`,
    )
  })

interface FoundList {
  prices: number[]
  cards: { top: number; bottom: number }[]
  sideways: boolean
}

async function measureList(page: Page, path: string): Promise<FoundList> {
  await page.goto(path)
  await expect(page.locator('html[data-unfolded]')).toBeAttached()
  return page.evaluate(async () => {
    await document.fonts.ready
    const round = (y: number): number => Math.round(y + scrollY)
    return {
      prices: [...document.querySelectorAll('.dcard .price')].map((one) => round(one.getBoundingClientRect().top)),
      cards: [...document.querySelectorAll('.dcard')].map((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return { top: round(top), bottom: round(bottom) }
      }),
      sideways: document.documentElement.scrollWidth > innerWidth,
    }
  })
}

/** Every tariff page that is sold. */
const tariffPages = (request: APIRequestContext): Promise<string[]> =>
  pathsOf(request, /^\/(zuhause|unterwegs)\/tarife\/./)

/** Pages of a kind from the sitemap: one that is added can't be forgotten. */
async function pathsOf(request: APIRequestContext, kind: RegExp): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => kind.test(path))
}

async function measure(page: Page, path: string): Promise<Found> {
  await page.goto(path)
  // nothing is left out of the layout any more, and fonts have come
  await expect(page.locator('html[data-unfolded]')).toBeAttached()
  return page.evaluate(async () => {
    await document.fonts.ready
    const lower = (element: Element): number => Math.round(element.getBoundingClientRect().bottom + scrollY)
    const tiles = [...document.querySelectorAll('.tile')]
    const prices = [...document.querySelectorAll('main .price')].map(
      (element) => element.getBoundingClientRect().top + scrollY,
    )
    return {
      price: Math.round(Math.min(...prices)),
      button: Math.min(...tiles.map((tile) => lower(tile.querySelector('.btn')!))),
      tiles: tiles.map(lower),
      recommended: tiles.flatMap((tile) => tile.querySelector('.tile__pick')?.textContent ?? []),
      height: document.documentElement.scrollHeight,
    }
  })
}
