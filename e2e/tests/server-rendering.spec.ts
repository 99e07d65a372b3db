import type { Page } from '@playwright/test'
import { columnsOf, PRICE_TABLE } from '../shop/price-tables'
import { expect, startShop, test, type Shop } from '../shop/shop'
import { centsOf, monthlyIn, tariffsOf } from '../shop/tariff-prices'

const ALL_TARIFFS = '/zuhause/tarife/magentazuhause-tarife'

/** The table of all monthly prices, row by row, as a reader sees it. */
const rowsOf = async (page: Page, hasStartPrice: boolean): Promise<string[][]> => {
  const name = hasStartPrice ? /^Preis je Monat nach der Startphase, mit/ : /^Preis je Monat, mit/
  const rows = page.getByRole('table', { name }).getByRole('row')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
  )
}

/** Young is a matter of DSL only, so the table of fibre has no column for it. */
const isFibre = ([tariff]: readonly string[]): boolean => Boolean(tariff?.startsWith('Glasfaser'))
const withoutYoung = (row: readonly string[]): string[] => row.filter((_, column) => column !== 2)

const expectedRows = (hasStartPrice: boolean): (readonly string[])[] => {
  const header = ['Tarif', ...columnsOf(hasStartPrice)]
  return [
    withoutYoung(header),
    ...PRICE_TABLE.filter(isFibre).map(withoutYoung),
    header,
    ...PRICE_TABLE.filter((row) => !isFibre(row)),
  ]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // the browser says of each preloaded script that it will not run
  test.beforeEach(({ problems }) => problems.allow(/^failed: \S+\.js csp$/))

  test('shows all tariffs with every price of both tables', async ({ page }) => {
    await page.goto(ALL_TARIFFS)
    expect(await rowsOf(page, true)).toEqual(expectedRows(true))
    await expect(page.locator('noscript p', { hasText: 'brauchen JavaScript' })).toBeVisible()
    for (const [tariff] of PRICE_TABLE) {
      await expect(page.getByRole('heading', { name: tariff, exact: true, level: 3 })).toBeVisible()
    }
  })

  test('shows the tariffs of a category with start price, following price, one-off and total', async ({ page }) => {
    await page.goto('/zuhause/tarife/glasfaser-tarife')
    const tile = page.getByRole('listitem', { name: 'Glasfaser 150' })
    for (const text of ['9,95 € Monat 1–3', '45,95 € ab Monat 4', '69,95 €', '44,37 €', '1.064,75 €']) {
      await expect(tile).toContainText(text)
    }
  })

  test('shows the legal texts', async ({ page }) => {
    await page.goto('/agb')
    await expect(page.getByRole('main')).toContainText('Widerruf')
    await page.goto('/impressum')
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  })
})

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/zuhause/tarife/dsl-tarife/dsl-m', '/zuhause/tarife/dsl-tarife?slug=dsl-m'],
    ['/zuhause/tarife/dsl-tarife/dsl-m?wt_mc=mail', '/zuhause/tarife/dsl-tarife?slug=dsl-m&wt_mc=mail'],
    ['/widerrufsrecht', '/agb?id=widerrufsrecht'],
  ] as const) {
    test(`${from} has moved for good to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(to)
    })
  }

  for (const path of ['/gibtsnicht', '/zuhause/tarife/gibtsnicht', '/zuhause/tarife/a/b/c']) {
    test(`${path} is a page not found that search engines leave out`, async ({ request }) => {
      const response = await request.get(path)
      const html = await response.text()
      expect(response.status()).toBe(404)
      expect(html).toContain('<title>404 Page not found')
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('rel="canonical"')
      expect(html).toContain('Leider konnten wir die Seite nicht finden.')
    })
  }
})

test.describe('prices at a date', () => {
  const FIRST_PORT = 4330
  for (const [index, { day, startPrice }] of [
    { day: '2026-01-15', startPrice: true },
    { day: '2026-06-01', startPrice: false },
    { day: '2026-11-27', startPrice: true },
  ].entries()) {
    test(`on ${day} the start price is ${startPrice ? 'there' : 'gone'} and the tables hold`, async ({
      page,
      request,
    }, { parallelIndex }) => {
      test.slow()
      const port = FIRST_PORT + 10 * parallelIndex + index
      const shop = await startShop(port, { SHOP_CLOCK: `${day}T10:00:00Z` })
      try {
        await expectTablesOfApi(request, shop, startPrice ? 995 : undefined)
        await page.goto(`${shop.url}${ALL_TARIFFS}`)
        expect(await rowsOf(page, startPrice)).toEqual(expectedRows(startPrice))
        const tile = page.getByRole('listitem', { name: 'DSL M' })
        await expect(tile).toContainText('43,95 €')
        await expect(tile.getByText('Monat 1–3')).toHaveCount(startPrice ? 1 : 0)
      } finally {
        // what the page still asks for when it is idle must not meet a stopped shop
        await page.goto('about:blank')
        await shop.stop()
      }
    })
  }
})

const TVS = { 'Ohne TV': 'NONE', Smart: 'SMART', SmartStream: 'SMARTSTREAM', MegaStream: 'MEGASTREAM' } as const

/** Both tables of PRICE-20 and PRICE-22 from the API: month 7 is behind every promotion, month 4 tells Young from the rest. */
async function expectTablesOfApi(
  request: Parameters<typeof tariffsOf>[0],
  shop: Shop,
  startPrice: number | undefined,
): Promise<void> {
  const tariffs = (await tariffsOf(request, shop.url, 'magentazuhause-tarife')).filter(
    ({ properties }) => properties.contract_term === 24,
  )
  const price = (name: string, offer: string, tv: string, month: number): number | undefined => {
    const found = tariffs.find(
      ({ name: own, properties }) =>
        own.replace(' Young', '') === name && properties.offer === offer && properties.tv === tv,
    )
    return found && monthlyIn(found, month)
  }
  for (const [name, none, young, ...withTv] of PRICE_TABLE) {
    const cells = { 'Ohne TV': none, Smart: withTv[0], SmartStream: withTv[1], MegaStream: withTv[2] }
    for (const [column, tv] of Object.entries(TVS)) {
      const cell = centsOf(cells[column as keyof typeof cells] ?? '')
      expect.soft(price(name, 'STANDARD', tv, 7), `${name} ${column}, month 7`).toBe(cell)
      expect.soft(price(name, 'STANDARD', tv, 1), `${name} ${column}, month 1`).toBe(startPrice ?? cell)
    }
    if (name.startsWith('DSL')) {
      expect.soft(price(name, 'YOUNG', 'NONE', 4), `${name} Young, month 4`).toBe(centsOf(young ?? ''))
      expect.soft(price(name, 'YOUNG', 'NONE', 25), `${name} Young, month 25`).toBe(centsOf(none ?? ''))
    }
  }
}
