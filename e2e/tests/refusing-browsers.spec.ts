import type { Page } from '@playwright/test'
import { intoCart, openDevice, submitOrder, walkMobileOrder } from '../shop/mobile'
import { pick } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'
import { walkToCart, walkToOverview } from '../shop/walk'

const HOUR_MS = 60 * 60 * 1000

/** The browser keeps nothing: cookies are ignored, storage throws when it is asked for. */
const refuseAll = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })

/** As in a sandboxed frame: cookies throw too, and locks are refused by a promise. */
const refuseToBeAsked = async (page: Page) => {
  await refuseAll(page)
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse })
    const request = (): Promise<never> => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  })
}

/** The device's clock is off. */
const shiftClock = (page: Page, by: number) =>
  page.addInitScript((offset) => {
    const Real = Date
    class Shifted extends Real {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Real.now() + offset] : given) as [number]))
      }
      static override now = (): number => Real.now() + offset
    }
    globalThis.Date = Shifted as DateConstructor
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset })
  }, by)

async function order(page: Page): Promise<void> {
  await walkToCart(page)
  await walkToOverview(page)
  await submitOrder(page)
}

async function orderDevice(page: Page): Promise<void> {
  await page.goto('/unterwegs/geraete/smartphones')
  await rejectConsent(page)
  await openDevice(page, 'S1 Pro')
  await pick(page, 'radio', 'Graphit')
  await pick(page, 'radio', /Nimbus Mobil L/)
  await intoCart(page)
  await walkMobileOrder(page, { device: true })
  await submitOrder(page)
}

// each call used to open another session, which knew nothing of the check: nobody could order landline
test('a landline order goes through in a browser that keeps nothing, and the shopper is told once', async ({
  page,
  problems,
}) => {
  test.slow()
  problems.allow(/storage: record/)
  await refuseAll(page)
  await page.goto('/zuhause/tarife/dsl-tarife')
  const told = page.getByText('Ihr Browser speichert hier nichts')
  await expect(told).toHaveCount(1)
  await order(page)
})

// the first question for the session's cookie used to end the address check
for (const [area, orderIt] of [
  ['landline', order],
  ['mobile', orderDevice],
] as const)
  test(`a ${area} order goes through where cookies, storage and locks refuse even to be asked`, async ({
    page,
    problems,
  }) => {
    test.slow()
    problems.allow(/storage: record/)
    await refuseToBeAsked(page)
    await orderIt(page)
  })

// by a clock that is a day fast the check never held, without a word
for (const [name, by] of [
  ['26 hours fast', 26 * HOUR_MS],
  ['two years slow', -2 * 365 * 24 * HOUR_MS],
] as const)
  test(`a landline order goes through on a device whose clock is ${name}`, async ({ page }) => {
    test.slow()
    await shiftClock(page, by)
    await order(page)
  })

test('a mobile order goes through on a device whose clock is 26 hours fast', async ({ page }) => {
  test.slow()
  await shiftClock(page, 26 * HOUR_MS)
  await orderDevice(page)
})

test('links lead on when the browser refuses another change of the history', async ({ page }) => {
  await page.goto('/unterwegs/geraete/smartphones')
  await expect(page.getByRole('status', { name: 'Meldungen' })).toBeAttached()
  await page.evaluate(() => {
    const refuse = (): never => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError')
    }
    Object.assign(history, { pushState: refuse, replaceState: refuse })
  })
  await page.getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
})
