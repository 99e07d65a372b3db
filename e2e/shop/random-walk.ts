import type { Locator, Page } from '@playwright/test'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { expect } from './shop'
import { expectSettled } from './page-checks'
import { row } from './tariff-page'

interface Condition {
  type: string
  period_from: number
  period_till: number | null
  gross_value: number
}

/** The total over a term, added up here on its own so that the shop's arithmetic is checked and not repeated. */
function totalOf(conditions: readonly Condition[], term: number): number {
  const monthly = conditions.filter(({ type }) => type.includes('MONTHLY'))
  const once = conditions.filter(({ type }) => type.includes('ONETIME'))
  let total = once.reduce((sum, { gross_value }) => sum + gross_value, 0)
  for (let month = 1; month <= term; month++) {
    for (const { period_from, period_till, gross_value } of monthly) {
      if (period_from <= month && month < (period_till || 39)) total += gross_value
    }
  }
  return total
}

/** 127470 → "1.274,70 €" with the no-break space of the shop */
const euro = (cents: number): string => {
  const [whole = '', decimals = '00'] = (cents / 100).toFixed(2).split('.')
  return `${formatNumber(Number(whole))}${decimals === '00' ? '' : `,${decimals}`}\u00a0€`
}

interface StoredCart {
  tariff: { concrete_product_id: string; conditions: Condition[]; properties: { contract_term: number } } | null
  handset: { concrete_product_id: string; bundle_id: string | null; conditions: Condition[] } | null
}

const storedCart = async (page: Page): Promise<StoredCart> =>
  page.evaluate(() => {
    const record = JSON.parse(sessionStorage.getItem('nimbus-c') ?? 'null') as { data: StoredCart } | null
    return record?.data ?? { tariff: null, handset: null }
  })

async function api<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(`/api${path}`)
  expect(response.status(), path).toBe(200)
  return (await response.json()) as Answer
}

interface Bundles {
  tariff_groups: {
    concrete_tariff_group: { id: string }
    smartphone_bundles: { bundle_id: string; conditions: Condition[] }[]
  }[]
}

/** What the API asks for a tariff together with a device. */
async function offerOf(page: Page, tariff: string, product: string) {
  const { conditions, properties } = await api<NonNullable<StoredCart['tariff']>>(page, `/catalogue/tariffs/${tariff}`)
  const query = new URLSearchParams({ tariff, product })
  const { tariff_groups } = await api<Bundles>(page, `/catalogue/bundles?${query}`)
  const bundle = tariff_groups.flatMap(({ smartphone_bundles }) => smartphone_bundles)[0]
  const term = properties.contract_term
  return { bundle, total: bundle && euro(totalOf([...conditions, ...bundle.conditions], term)) }
}

/** List, device page and cart say what the API says, wherever the walk is. */
export async function expectConsistent(page: Page): Promise<void> {
  await expectSettled(page)
  // the tariff of the cart comes into the address a moment after the page, and a press may lead on a moment later
  await expect(async () => {
    const now = new URL(page.url())
    if (/^\/unterwegs\/geraete\/[^/]+$/.test(now.pathname)) await expectList(page, now)
  }).toPass({ timeout: 15_000 })
  const url = new URL(page.url())
  if (/^\/unterwegs\/geraete\/[^/]+\/[^/]+$/.test(url.pathname)) await expectDevicePage(page, url)
  if (url.pathname === '/warenkorb') await expectCart(page)
  await expectMiniCart(page)
}

async function expectList(page: Page, url: URL): Promise<void> {
  const category = url.pathname.split('/').at(-1)
  const list = await api<{ total: number; entries: { device: { product_name: string } }[] }>(
    page,
    `/catalogue/devices/${category}${url.search}`,
  )
  await expect(page.getByRole('heading', { level: 2, name: /Geräte?$/ })).toHaveText(
    new RegExp(`^${list.total}\\u00a0Geräte?$`),
    { timeout: 2_000 },
  )
  const names = await page.locator('.dcard h3 a').allTextContents()
  expect(names.map((name) => name.trim())).toEqual(
    list.entries.map(({ device }) => expect.stringContaining(device.product_name) as unknown),
  )
}

async function expectDevicePage(page: Page, url: URL): Promise<void> {
  const [pid, tariff] = [url.searchParams.get('pid'), url.searchParams.get('tariff')]
  if (!pid || !tariff) return
  const { total } = await offerOf(page, tariff, pid)
  if (total) await expect(row(page.getByRole('region', { name: 'Ihr Preis' }), 'Gesamt in')).toHaveText(total)
}

async function expectCart(page: Page): Promise<void> {
  const { tariff, handset } = await storedCart(page)
  if (!tariff || !handset?.bundle_id) return
  const { bundle, total } = await offerOf(page, tariff.concrete_product_id, handset.concrete_product_id)
  expect(handset.bundle_id).toBe(bundle?.bundle_id)
  await expect(row(page.getByRole('complementary', { name: 'Ihre Kosten' }), 'Gesamt in')).toHaveText(total ?? '')
}

async function expectMiniCart(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
  if ((await link.count()) === 0) return
  const { tariff, handset } = await storedCart(page)
  const lines = [tariff, handset].filter(Boolean).length
  await expect(link).toHaveAccessibleName(lines === 0 ? /leer|^Warenkorb$/ : new RegExp(`\\b${lines}\\b`))
}

/** One of those that can be used, or undefined. */
export async function anyOf(places: Locator, draw: (bound: number) => number): Promise<Locator | undefined> {
  const usable: Locator[] = []
  for (const place of await places.all()) {
    if ((await place.isVisible()) && (await place.isEnabled())) usable.push(place)
  }
  return usable.length > 0 ? usable[draw(usable.length)] : undefined
}
