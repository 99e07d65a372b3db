import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from '../build.mjs'
import budgets from './budgets.json' with { type: 'json' }
import { firstLoadOf, javascriptBudget, noteLife } from './first-load.mjs'
import { lighthouseOf } from './lighthouse.mjs'
import { openBrowser, PHONE } from './measure.mjs'
import { floorPath, layFloor, PAGES, takeAwayFloor } from './measured-pages.mjs'
import { measureMemory, WITHOUT_MACHINE_CODE } from './memory.mjs'
import { measureRouteChanges } from './route-changes.mjs'
import { startShop, stopShop } from '../built-shop.mjs'

/** How fast the shop is: each page beside its floor, route changes, memory. All bounds are ratios in one run, or counts. */
const PORT = 4391
const BASE = `http://localhost:${PORT}`

/** The day of the design's pages, so that both sides show the same offers. */
const CLOCK = '2026-11-27T12:00:00+01:00'

const RUNS = 5

const judged = []

/** Notes whether a figure keeps its bound, and prints nothing yet. */
const judge = (what, value, bound) => judged.push({ what, value, bound, good: value <= bound })

const ms = (value) => `${Math.round(value)} ms`
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

async function measurePages() {
  for (const { name, path: address, floor } of PAGES) {
    const [under, ours] = await lighthouseOf([BASE + floorPath(floor), BASE + address], RUNS)
    for (const [side, figures] of [
      ['floor', under],
      ['ours', ours],
    ]) {
      const { score, fcpMs, lcpMs, blockedMs, cls, requests, longTasks, htmlBytes, jsBytes, cssBytes } = figures
      console.log(
        `${name.padEnd(8)} ${side.padEnd(6)} score ${score}, FCP ${ms(fcpMs)}, LCP ${ms(lcpMs)}, blocked ${ms(blockedMs)}, CLS ${cls.toFixed(4)}, ` +
          `${requests} requests, ${longTasks} long tasks; HTML ${kb(htmlBytes)}, JS ${kb(jsBytes)}, CSS ${kb(cssBytes)}, ` +
          `images ${kb(figures.imageBytes)}, font ${kb(figures.fontBytes)}`,
      )
    }
    judge(`${name}: LCP over floor`, ours.lcpMs / under.lcpMs, budgets.lcpRatio)
    judge(`${name}: FCP over floor`, ours.fcpMs / under.fcpMs, budgets.fcpRatio)
    judge(`${name}: CLS`, ours.cls, budgets.cls)
    judge(`${name}: JavaScript in bytes, with what follows by itself`, ours.jsBytes, budgets.allJavascriptBytes)
  }
}

/** A page paints its heading without any JavaScript, so none can be needed for the first paint. */
async function checkFirstPaint(browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { name, path: address } of PAGES) {
    await page.goto(BASE + address)
    const shown = await page.locator('main h1').isVisible()
    judge(`${name}: scripts that the first paint needs`, shown ? 0 : 1, 0)
  }
  await context.close()
}

/** What e2e/tests/first-load.spec.ts holds every page to; here with what Lighthouse counts in the whole visit. */
async function measureFirstLoads(browser) {
  for (const { name, id, path: address } of PAGES) {
    const context = await browser.newContext(PHONE)
    await context.addInitScript(noteLife)
    const page = await context.newPage()
    await page.goto(BASE + address)
    const { requests, javascriptBytes } = await firstLoadOf(page)
    console.log(`${name.padEnd(8)} until it is interactive: ${requests} requests, JS ${kb(javascriptBytes)}`)
    judge(`${name}: requests until it is interactive`, requests, budgets.requests)
    judge(`${name}: JavaScript in bytes until it is interactive`, javascriptBytes, javascriptBudget(id))
    await context.close()
  }
}

async function measureChanges(browser, throttled) {
  const how = throttled ? '4× CPU and slow 4G' : 'unthrottled'
  for (const { name, oursMs, floorMs } of await measureRouteChanges(browser, BASE, { runs: RUNS, throttled })) {
    console.log(`${name}, ${how}: ${ms(oursMs)}, a full load of the floor ${ms(floorMs)}`)
    judge(`${name}, ${how}: over a full load`, oursMs / floorMs, budgets.routeChangeRatio)
  }
}

async function measureHeap() {
  const browser = await openBrowser(WITHOUT_MACHINE_CODE)
  const { after5, after50 } = await measureMemory(browser, BASE)
  await browser.close()
  console.log(`memory after 5 route changes ${kb(after5)}, after 50 ${kb(after50)}`)
  judge('memory after 50 route changes over that after 5', after50 / after5, budgets.memoryRatio)
}

function report() {
  console.log('')
  for (const { what, value, bound, good } of judged) {
    console.log(`${good ? 'ok    ' : 'FAILED'} ${what}: ${+value.toFixed(3)}, at most ${bound}`)
  }
  if (judged.some(({ good }) => !good)) process.exitCode = 1
}

async function measureAll() {
  await measurePages()
  const browser = await openBrowser()
  await checkFirstPaint(browser)
  await measureFirstLoads(browser)
  await measureChanges(browser, false)
  await measureChanges(browser, true)
  await browser.close()
  await measureHeap()
}

await build({ tell: (line) => console.log(line) })
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-bench-'))
try {
  layFloor()
  const shop = await startShop({ PORT: String(PORT), SHOP_CLOCK: CLOCK, SHOP_DATA_DIR: data })
  try {
    await measureAll()
  } finally {
    await stopShop(shop)
  }
} finally {
  takeAwayFloor()
  fs.rmSync(data, { recursive: true, force: true })
}
report()
