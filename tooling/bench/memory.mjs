import { PAGES } from './measured-pages.mjs'

/**
 * V8 compiles what is called often, in this very run: some 0.6 MB of machine code that say nothing of what a page leaves
 * behind. A browser that is measured does without.
 */
export const WITHOUT_MACHINE_CODE = ['--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation']

/** Route changes before each measurement. Both end at the same page, since another has more or less to hold. */
const FEW = 5
const MANY = 50
if (FEW % PAGES.length !== MANY % PAGES.length) throw new Error('bench: memory would be compared between two pages')

/** Bytes of JavaScript that are alive after 5 and after 50 route changes in one tab. */
export async function measureMemory(browser, base) {
  const context = await browser.newContext({ locale: 'de-DE' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(base, { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await visit(page, 1, FEW)
    const after5 = await usedBytes(page, session)
    await visit(page, FEW + 1, MANY)
    return { after5, after50: await usedBytes(page, session) }
  } finally {
    await context.close()
  }
}

/** Goes round the measured pages by links, as a shopper's clicks do: from one change of the page to another, both included. */
async function visit(page, first, last) {
  for (let change = first; change <= last; change++) {
    const { path } = PAGES[change % PAGES.length]
    const heading = await page.locator('main h1').elementHandle()
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    // the answer is a truth value: a handle to the new page would keep it, and what hangs on it, alive
    await page.waitForFunction((before) => !before.isConnected && document.querySelector('main h1') !== null, heading)
    await heading.dispose()
  }
}

/** How long a page prepares the next ones after it is on screen, in milliseconds: what is under way is no remainder. */
const PREPARES_MS = 1000

async function usedBytes(page, session) {
  await page.waitForTimeout(PREPARES_MS)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
