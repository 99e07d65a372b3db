import type { Page } from '@playwright/test'
import { anyOf, expectConsistent } from '../shop/random-walk'
import { seededDraw } from '../shop/seeded-draw'
import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

type Draw = (bound: number) => number

const go = (path: string) => async (page: Page) => {
  await page.goto(path)
}

/** Follows a link, checks or unchecks a box, chooses a radio button: any that can be used. */
const press = (selector: string) => async (page: Page, draw: Draw) => {
  let drawn: number | undefined
  const sameDraw: Draw = (bound) => (drawn ??= draw(bound)) % bound
  // a page that is being left takes its links along; the one that comes has others
  await expect(async () => {
    const place = await anyOf(page.locator(selector), sameDraw)
    await place?.click({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
}

/** What a shopper does, more often what they do more often; what a page doesn't have is passed by. */
const STEPS: ((page: Page, draw: Draw) => Promise<unknown>)[] = [
  press('form[aria-label="Geräte filtern"] label.chip'),
  press('form[aria-label="Geräte filtern"] label.chip'),
  press('.dcard h3 a'),
  press('.dcard h3 a'),
  press('main label:has(input[type=radio]:not([disabled]))'),
  press('main label:has(input[type=radio]:not([disabled]))'),
  press('main label:has(input[type=radio]:not([disabled]))'),
  async (page, draw) =>
    (await anyOf(page.getByRole('button', { name: 'In den Warenkorb', exact: true }), draw))?.click(),
  async (page, draw) => (await anyOf(page.getByRole('button', { name: /^Auswählen: / }), draw))?.click(),
  async (page, draw) => (await anyOf(page.getByRole('button', { name: /entfernen$/ }), draw))?.click(),
  async (page) => {
    await page.goBack()
    if (page.url() === 'about:blank') await page.goForward()
  },
  (page) => page.goForward(),
  (page) => page.reload(),
  go('/unterwegs/geraete/smartphones'),
  go('/unterwegs/geraete/tablets'),
  go('/unterwegs/tarife/mobilfunk-tarife'),
  go('/unterwegs/tarife/young-tarife'),
  go('/warenkorb'),
]

for (const seed of [1, 2]) {
  test(`list, device page, cart and API agree at every step of walk ${seed}`, async ({ page }) => {
    test.setTimeout(240_000)
    const draw = seededDraw(seed)
    await page.goto('/unterwegs/geraete/smartphones')
    await rejectConsent(page)
    for (let step = 0; step < 25; step++) {
      const index = draw(STEPS.length)
      await test.step(`step ${step}: ${index} at ${new URL(page.url()).pathname}`, async () => {
        await STEPS[index]!(page, draw)
        await expectConsistent(page)
      })
    }
  })
}
