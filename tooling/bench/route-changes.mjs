import { median, PHONE } from './measure.mjs'
import { floorPath, PAGES, ROUTE_CHANGES } from './measured-pages.mjs'

/** Slow 4G as Lighthouse has it, in bytes and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** How long a shopper sees a link before pressing it, who scrolls to it first: what the page prefetches may come meanwhile. */
const SEEN_MS = 1_000

const pageNamed = (name) => PAGES.find((page) => page.name === name)

/**
 * Milliseconds from a click to the painted heading of the next page, for each of `ROUTE_CHANGES`: on our pages, and as a
 * full load of the floor page that it goes to. `throttled` is 4× CPU and slow 4G from the click on.
 */
export async function measureRouteChanges(browser, base, { runs, throttled }) {
  const results = []
  for (const { from, to, link } of ROUTE_CHANGES) {
    const ours = { open: pageNamed(from).path, click: link }
    const floor = { open: floorPath(pageNamed(from).floor), href: floorPath(pageNamed(to).floor) }
    const samples = { ours: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      samples.ours.push(await clickToPaint(browser, base, ours, throttled))
      samples.floor.push(await clickToPaint(browser, base, floor, throttled))
    }
    results.push({ name: `${from} → ${to}`, oursMs: median(samples.ours), floorMs: median(samples.floor) })
  }
  return results
}

async function clickToPaint(browser, base, { open, click, href }, throttled) {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(watchHeading)
    const page = await context.newPage()
    await page.goto(base + open, { waitUntil: 'load' })
    await refuseConsent(page, href === undefined)
    const link = href === undefined ? page.locator(click).locator('visible=true').first() : await addLink(page, href)
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SEEN_MS)
    if (throttled) await throttle(await context.newCDPSession(page))
    await page.evaluate(() => sessionStorage.setItem('bench-armed', 'yes'))
    await link.click({ noWaitAfter: true })
    const painted = await page.waitForFunction(() => window.benchPaintedMs, undefined, { timeout: 30_000, polling: 50 })
    return await painted.jsonValue()
  } finally {
    await context.close()
  }
}

async function refuseConsent(page, isShop) {
  if (isShop) await page.getByRole('button', { name: 'Alles ablehnen' }).click()
}

async function addLink(page, href) {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'next', id: 'bench-link' })
    document.body.prepend(link)
  }, href)
  return page.locator('#bench-link')
}

async function throttle(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}

/** In every document: from the armed click on, waits for a heading that wasn't there and notes when it was painted. */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now()
  let before = null
  addEventListener(
    'click',
    (event) => {
      if (sessionStorage.getItem('bench-armed') !== 'yes') return
      before = document.querySelector('main h1')
      sessionStorage.setItem('bench-armed', String(performance.timeOrigin + event.timeStamp))
    },
    true,
  )
  const look = () => {
    const began = Number(sessionStorage.getItem('bench-armed'))
    const heading = document.querySelector('main h1')
    if (began > 0 && heading && heading !== before && heading.getBoundingClientRect().height > 0) {
      requestAnimationFrame(() => setTimeout(() => (window.benchPaintedMs = now() - began), 0))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
