import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../shop/shop'

const SUFFIX = ' | Mobilfunk, Festnetz & Internet, TV Angebote'

type Layout = 'default' | 'shop' | 'order'

/** The rows of ROUTE-1 that are pages, and the pages of ours: path, layout, title; those out of search engines. */
const PAGES: [path: string, layout: Layout, title: string][] = [
  ['/', 'default', 'Start'],
  ['/zuhause', 'shop', 'Internet und Fernsehen für Ihr Zuhause'],
  ['/unterwegs', 'shop', 'Mobilfunk und Geräte'],
  ['/magenta-tv', 'default', 'Nimbus TV'],
  ['/agb', 'default', 'Allgemeine Geschäftsbedingungen'],
  ['/zuhause/tarife', 'default', 'Tarife für Ihr Zuhause'],
  ['/zuhause/tarife/dsl-tarife', 'shop', 'DSL für Ihr Zuhause'],
  ['/unterwegs/tarife/prepaid-tarife', 'shop', 'Prepaid ohne Mindestlaufzeit'],
  ['/unterwegs/geraete/smartphones', 'default', 'Smartphones'],
  ['/unterwegs/geraete/smartphones/solvar-s1-pro', 'shop', 'Solvar S1 Pro'],
  ['/impressum', 'default', 'Impressum'],
  ['/datenschutz', 'default', 'Datenschutz'],
  ['/datenschutzhinweise', 'default', 'Datenschutzhinweise'],
  ['/produktinformationsblatt', 'default', 'Produktinformationsblätter'],
  ['/vorvertragliche-informationen', 'default', 'Vorvertragliche Informationen'],
  ['/leistungsbeschreibung', 'default', 'Leistungsbeschreibungen'],
  ['/preisliste', 'default', 'Preisliste'],
  ['/glasfaser-vorteile', 'shop', 'Vorteile'],
  ['/vergleich', 'default', 'Tarife vergleichen'],
  ['/beratung', 'default', 'Tarifberatung'],
  ['/ueber-das-unternehmen/verbraucherinformationen', 'default', 'Verbraucherinformationen'],
]

const UNLISTED: [path: string, layout: Layout, title: string][] = [
  ['/zuhause/tarife/dsl-tarife/options', 'shop', 'Optionen zu Ihrem Tarif'],
  ['/zuhause/tarife/dsl-tarife/hardware', 'shop', 'Hardware zu Ihrem Tarif'],
  ['/warenkorb', 'order', 'Warenkorb'],
  ['/checkout', 'order', 'Bestellung'],
  ['/checkout/overview', 'order', 'Prüfen und bestellen'],
  ['/checkout/finish', 'order', 'Ihre Bestellung'],
  ['/auftragsstatus', 'default', 'Auftragsstatus'],
  ['/weitermachen', 'order', 'Später weitermachen'],
  ['/suche?q=glasfaser', 'default', 'Suche nach „glasfaser“'],
  ['/vergleich?tarife=dsl-m-24,dsl-l-24', 'default', 'DSL M und DSL L im Vergleich'],
  ['/beratung?personen=2&nutzung=serien&fernsehen=nein', 'default', 'Unsere Empfehlung für Sie'],
]

const REDIRECTS = [
  ['/zuhause/tarife/dsl-tarife/dsl-m?wt_mc=a', '/zuhause/tarife/dsl-tarife?slug=dsl-m&wt_mc=a'],
  ['/unterwegs/tarife?wt_mc=a', '/?wt_mc=a'],
  ['/unterwegs/tarife/mobilfunk-tarife/mobil-m?wt_mc=a', '/unterwegs/tarife/mobilfunk-tarife?slug=mobil-m&wt_mc=a'],
  ['/unterwegs/geraete?wt_mc=a', '/?wt_mc=a'],
  ['/widerrufsrecht?wt_mc=a', '/agb?id=widerrufsrecht&wt_mc=a'],
] as const

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (html: string): string => html.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => plain(text))

/** What the head of a document says. */
const headOf = (html: string) => ({
  title: all(html, /<title>(.*?)<\/title>/g),
  description: all(html, /<meta name="description" content="(.*?)">/g),
  robots: all(html, /<meta name="robots" content="(.*?)">/g),
  canonical: all(html, /<link rel="canonical" href="(.*?)">/g),
  openGraph: all(html, /<meta property="(og:[\w:]+)" content=".*?">/g),
  linked: all(html.split('</head>')[0] ?? '', /<script type="application\/ld\+json">(.*?)<\/script>/g),
  h1: all(html, /<h1[\s>].*?>?(.*?)<\/h1>/g),
})

/** The layout that the browser is told to show a page in. */
async function layoutOf(request: APIRequestContext, html: string): Promise<unknown> {
  const late = /data-late="(.*?)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? ''
  const data = await request.get((JSON.parse(late) as { data: string }).data)
  return ((await data.json()) as { visit: { layout: unknown } }).visit.layout
}

for (const [path, layout, title] of PAGES) {
  test(`${path} is a page of its own`, async ({ request, shop }) => {
    const response = await request.get(`${path}?wt_mc=mail`)
    const html = await response.text()
    const head = headOf(html)
    expect(response.status()).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="de"/)
    expect(head.title).toEqual([expect.stringContaining(title)])
    expect(head.title[0]).toMatch(new RegExp(`${SUFFIX.replaceAll('|', '\\|')}$`))
    expect(await layoutOf(request, html)).toBe(layout)
    expect(head.description[0]?.length).toBeGreaterThan(30)
    expect(head.robots).toEqual([])
    expect(head.canonical).toEqual([`${shop.url}${path}`])
    expect(head.openGraph).toEqual(expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:type']))
    expect(head.h1).toHaveLength(1)
    const nodes = (JSON.parse(head.linked[0] ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
    expect(nodes[0]).toMatchObject({ '@type': 'WebPage', url: `${shop.url}${path}`, description: head.description[0] })
  })
}

for (const [path, layout, title] of UNLISTED) {
  test(`${path} is out of search engines`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    const head = headOf(html)
    expect(response.status()).toBe(200)
    expect(head.title).toEqual([expect.stringContaining(title)])
    expect(await layoutOf(request, html)).toBe(layout)
    expect([head.robots, head.canonical, head.openGraph, head.linked]).toEqual([['noindex'], [], [], []])
  })
}

test('redirects of the server keep the query, and the browser comes to the same', async ({ page, request, shop }) => {
  for (const [from, to] of REDIRECTS) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, to])
    await page.goto('/impressum')
    await clickLinkTo(page, from)
    await expect(page).toHaveURL(`${shop.url}${to}`)
  }
})

test('every address of the sitemap is a page of its own that may be listed', async ({ request, shop }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = all(xml, /<loc>(.*?)<\/loc>/g)
  const listed = PAGES.map(([path]) => `${shop.url}${path}`)
  expect(addresses).toEqual(expect.arrayContaining(listed))
  expect(addresses.length).toBeGreaterThan(80)
  const seen = new Map<string, string>()
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 })
    const { title, description, canonical, robots, h1 } = headOf(await response.text())
    expect.soft([response.status(), canonical, robots, h1.length], address).toEqual([200, [address], [], 1])
    const text = `${title[0]} ${description[0]}`
    expect.soft(seen.get(text), `${address} says the same as`).toBeUndefined()
    seen.set(text, address)
  }
})

test('a bot gets the right status and no error page', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  for (const [path, status] of [
    ['/zuhause', 200],
    ['/gibtsnicht', 404],
    ['/unterwegs/geraete/smartphones/gibtsnicht', 404],
  ] as const) {
    const page = await request.get(path, { headers })
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await page.text()) ?? []
    expect([page.status(), main.includes('error-page')], path).toEqual([status, false])
    expect(main, path).toContain('<h1')
  }
})

// docs/decisions/015
test('a query makes another page only where it shows other things', async ({ request, shop }) => {
  const devices = '/unterwegs/geraete/smartphones'
  for (const [address, own] of [
    [`${devices}?page=2`, `${devices}?page=2`],
    [`${devices}?page=2&tariff=mobil-l-device-24&wt_mc=mail`, `${devices}?page=2`],
    [`${devices}?company=Solvar`, devices],
    [`${devices}?sort=price&page=2`, devices],
    [`${devices}/solvar-s1-pro?tariff=mobil-l-device-24`, `${devices}/solvar-s1-pro`],
    ['/zuhause/tarife/dsl-tarife?slug=dsl-m', '/zuhause/tarife/dsl-tarife'],
    ['/agb?id=widerrufsrecht', '/agb'],
  ]) {
    const response = await request.get(address ?? '')
    expect([response.status(), headOf(await response.text()).canonical], address).toEqual([200, [`${shop.url}${own}`]])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // the browser says of each preloaded script that it will not run
  test.beforeEach(({ problems }) => problems.allow(/^failed: \S+\.js csp$/))

  test('every page shows its content', async ({ page }) => {
    for (const [path] of PAGES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(400)
      expect(await main.locator('[aria-busy=true]').count(), path).toBe(0)
    }
  })

  test('the terms are opened at the section that is asked for', async ({ page }) => {
    await page.goto('/agb?id=widerrufsrecht')
    const heading = page.getByRole('heading', { name: 'Widerrufsbelehrung' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })
})

test('the head is the same after client navigation as on a direct visit', async ({ page, problems }) => {
  problems.allow(/status of 404/)
  const paths = ['/zuhause/tarife/dsl-tarife', '/warenkorb', '/agb', '/gibtsnicht', '/unterwegs']
  await page.goto('/impressum')
  const walked = []
  for (const path of paths) walked.push(await visit(page, () => clickLinkTo(page, path)))
  const direct = []
  for (const path of paths) direct.push(await visit(page, async () => void (await page.goto(path))))
  expect(walked).toEqual(direct)
})

// each of these is another team's page
const OTHER_TEAMS = ['/zuhause/tarife/dsl-tarife', '/unterwegs', '/agb', '/warenkorb', '/']

test('no frame is empty between the pages of two teams', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const look = (): void => {
      const main = document.querySelector('main')
      if (!main?.textContent.trim()) document.documentElement.dataset.sawEmpty = location.pathname
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of OTHER_TEAMS) await visit(page, () => clickLinkTo(page, path))
  expect(await page.evaluate(() => document.documentElement.dataset.sawEmpty)).toBeUndefined()
})

test('whoever goes back to a list is where they were in it', async ({ page }) => {
  await page.goto('/unterwegs')
  await clickLinkTo(page, '/unterwegs/geraete/smartphones')
  const cards = page.locator('.dcard')
  await expect(cards).toHaveCount(24)
  // a click scrolls first where that is needed: where the visitor was is known when it comes
  await page.evaluate(() =>
    addEventListener('click', () => (document.documentElement.dataset.left = String(scrollY)), { capture: true }),
  )
  for (const seen of [8, 9, 13]) {
    await cards.nth(seen).getByRole('heading').getByRole('link').click()
    await expect(cards).toHaveCount(0)
    const before = Number(await page.locator('html').getAttribute('data-left'))
    expect(before).toBeGreaterThan(0)
    await page.goBack()
    await expect(cards).toHaveCount(24)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  }
})

/** A link that the page hasn't got, clicked as a visitor would. */
async function clickLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('#weiter')?.remove()
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: to, id: 'weiter', textContent: 'Weiter' }))
  }, href)
  await page.locator('#weiter').click()
}

/** What title and head say once another page has come. */
async function visit(page: Page, go: () => Promise<void>): Promise<unknown> {
  const before = await page.title()
  await go()
  await expect(page).not.toHaveTitle(before)
  return page.evaluate(() => ({
    title: document.title,
    tags: [
      ...document.head.querySelectorAll(
        'meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"]',
      ),
    ]
      .map(
        (tag) =>
          `${tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical'}: ${tag.getAttribute('content') ?? tag.getAttribute('href')}`,
      )
      .toSorted(),
    linked: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as unknown,
    ),
  }))
}
