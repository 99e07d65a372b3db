import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './shop'

type Draw = (bound: number) => number

/** What browsers say of calls that never came through. */
export const BROKEN_CALLS = /Failed to load resource|failed: .*\/api\/|the validator of \w+ can't be loaded/

/** Milliseconds by which answers are late, so that they pass each other. */
const LATE = 1_500

/** What the network does to a call; each has a place on the dice, and half of the calls pass. */
const FAULTS: ((route: Route, draw: Draw) => Promise<void>)[] = [
  async (route, draw) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, draw(LATE)))
    await route.fulfill({ response })
  },
  (route) => route.abort('connectionfailed'),
  async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  async (route) => {
    const [, response] = await Promise.all([route.fetch(), route.fetch()])
    await route.fulfill({ response })
  },
  (route) => route.fulfill({ status: 503, body: '<h1>Service unavailable</h1>', contentType: 'text/html' }),
]

export interface Chaos {
  /** The numbers of all orders that the server made, whether or not the browser was told. */
  orders: Set<string>
}

/** Lets the calls of the order pass through a network with so many faults, drawn by the seed; then it works. */
export async function breakCalls(page: Page, draw: Draw, faults: number): Promise<Chaos> {
  const orders = new Set<string>()
  let left = faults
  await page.route('**/api/mobile/**', async (route) => {
    const watched = watching(route, orders)
    const drawn = draw(2 * FAULTS.length)
    const fault = left > 0 ? FAULTS[drawn] : undefined
    if (fault) left -= 1
    try {
      await (fault ? fault(watched, draw) : watched.fulfill({ response: await watched.fetch() }))
    } catch (error) {
      // a page that was left has given the call up
      if (!/Route is already handled|Target .*closed|has been (closed|disposed)|Test ended/i.test(String(error)))
        throw error
    }
  })
  return { orders }
}

/** The route, with a note of each order that an answer of the server names. */
function watching(route: Route, orders: Set<string>): Route {
  const fetch: Route['fetch'] = async (options) => {
    const response = await route.fetch(options)
    const id = /"order_id":"(NB-[^"]+)"/.exec(await response.text())?.[1]
    if (id) orders.add(id)
    return response
  }
  return new Proxy(route, {
    get: (target, name: keyof Route) => {
      if (name === 'fetch') return fetch
      const value: unknown = target[name]
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
    },
  })
}

/** More often than a run has faults. */
const PRESSES = 20

/** Longer than any call takes (NET-60). */
const ANSWERED = { timeout: 35_000 }

const busyButton = (page: Page): Locator => page.locator('main button[aria-disabled="true"]')

const trouble = (page: Page): Locator => page.getByRole('main').getByRole('alert')

const retry = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })

/** Presses until the next page is there; every failure has to say so, and `kept` looks at what was typed. */
export async function pressUntil(
  page: Page,
  press: () => Promise<void>,
  arrived: Locator,
  kept: () => Promise<void> = async () => {},
): Promise<void> {
  for (let count = 0; count < PRESSES; count += 1) {
    await press()
    await expect(busyButton(page)).toHaveCount(0, ANSWERED)
    await expect(arrived.or(trouble(page)).first()).toBeVisible(ANSWERED)
    if (await arrived.isVisible()) return
    await expect(trouble(page).first()).toContainText(/Ihre |Es kam keine Antwort|Diese /)
    await kept()
  }
  throw new Error(`chaos: not arrived after ${PRESSES} presses`)
}

/** Waits for what a page fetches, and fetches it again as long as that fails. */
export async function untilLoaded(page: Page, loaded: Locator): Promise<void> {
  for (let count = 0; count < PRESSES; count += 1) {
    await expect(loaded.or(retry(page)).first()).toBeVisible(ANSWERED)
    if (await loaded.isVisible()) return
    // what was waited for may come by itself meanwhile
    await retry(page)
      .click({ timeout: 3_000 })
      .catch(() => {})
  }
  throw new Error(`chaos: not loaded after ${PRESSES} tries`)
}
