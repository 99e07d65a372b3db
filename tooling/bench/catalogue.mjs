import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from '../build.mjs'
import { root } from '../project.mjs'
import { median, openBrowser, times } from './measure.mjs'
import { startShop, stopShop } from '../built-shop.mjs'

/** How the device list grows with the catalogue: 5 products a device, up to 5,000 devices with 25,000 products. */
const SIZES = [50, 500, 5000]

const PORT = 4390
const LIST = '/unterwegs/geraete/smartphones'

/** Queries of the API calls that are measured: none, one filter, several, a tariff, another order, a late page. */
const QUERIES = [
  '',
  '?color_group=Blau',
  '?color_group=Blau,Grau&storage=256%20GB',
  '?tariff=mobil-l-device-24',
  '?sort=price',
  '?sort=company&page=2',
]

const CALLS = 20
const RENDERS = 12
const TOGGLES = 9

/** What 5,000 devices may cost, as a multiple of 50. */
const LIMITS = { htmlBytes: 2, nodes: 2, toggleMs: 3 }

/** Generates a catalogue of `devices` devices, starts a shop on it, and measures list and filter. */
async function measure(devices) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-bench-'))
  const catalogue = path.join(folder, 'catalogue')
  execFileSync('node', [path.join(root, 'shop-api/dist/generate.mjs'), String(devices), catalogue], { cwd: root })
  const shop = await startShop({
    PORT: String(PORT),
    SHOP_DATA_DIR: path.join(folder, 'data'),
    SHOP_CATALOGUE_DIR: catalogue,
  })
  try {
    return { devices, ...(await measureServer()), ...(await measureBrowser()) }
  } finally {
    await stopShop(shop)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function measureServer() {
  const api = QUERIES.map((query) => `/api/catalogue/devices/smartphones${query}`)
  await times(1, api.length, (index) => read(api[index]))
  const apiMs = median(await times(CALLS, api.length, (index) => read(api[index])))
  // the edge keeps a page for a moment: each render asks for another one
  const page = (index) => read(`${LIST}?pid=bench-${process.pid}-${index}`)
  await page('warm')
  let next = 0
  const renderMs = median(await times(RENDERS, 1, () => page(next++)))
  const htmlBytes = Buffer.byteLength(await read(LIST))
  return { apiMs, renderMs, htmlBytes }
}

async function measureBrowser() {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
    await page.goto(`http://localhost:${PORT}${LIST}`)
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.evaluate(toggleFilter)
    const toggles = []
    for (let run = 0; run < TOGGLES; run++) toggles.push(await page.evaluate(toggleFilter))
    return { nodes, toggleMs: median(toggles) }
  } finally {
    await browser.close()
  }
}

/** In the page: clicks the first manufacturer and resolves with the milliseconds until the new list is painted. */
function toggleFilter() {
  return new Promise((resolve, reject) => {
    const chip = document.querySelector('input[type=checkbox][name=company]')
    const list = document.querySelector('section[aria-busy]')
    if (!chip || !list) return reject(new Error('bench: no filter or no list on the page'))
    let began = 0
    const watcher = new MutationObserver(() => {
      if (list.getAttribute('aria-busy') !== 'false') return
      watcher.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
    })
    watcher.observe(list, { attributeFilter: ['aria-busy'] })
    began = performance.now()
    chip.click()
  })
}

async function read(address) {
  const response = await fetch(`http://localhost:${PORT}${address}`)
  const text = await response.text()
  if (!response.ok) throw new Error(`bench: ${address} answered ${response.status}`)
  return text
}

const COLUMNS = [
  ['devices', 'devices', 0],
  ['API', 'apiMs', 1],
  ['list', 'renderMs', 1],
  ['HTML bytes', 'htmlBytes', 0],
  ['nodes', 'nodes', 0],
  ['toggle', 'toggleMs', 1],
]

function print(results) {
  const cells = (values) => values.map((value) => String(value).padStart(18)).join('')
  console.log('Medians in one run; API, list and toggle in milliseconds. In brackets: times the row before.\n')
  console.log(cells(COLUMNS.map(([title]) => title)))
  results.forEach((result, index) => {
    const before = results[index - 1]
    const cell = ([, key, digits]) => {
      const growth = before && key !== 'devices' ? ` (×${(result[key] / before[key]).toFixed(2)})` : ''
      return `${result[key].toFixed(digits)}${growth}`
    }
    console.log(cells(COLUMNS.map(cell)))
  })
}

/** Says what grew more than it may, and makes the run fail then. */
function judge([first, ...others]) {
  const last = others.at(-1)
  console.log('')
  for (const [key, limit] of Object.entries(LIMITS)) {
    const growth = last[key] / first[key]
    const good = growth < limit
    const [title] = COLUMNS.find(([, column]) => column === key)
    console.log(
      `${good ? 'ok    ' : 'FAILED'} ${title} with ${last.devices} devices: ×${growth.toFixed(2)} of ${first.devices}, limit ×${limit}`,
    )
    if (!good) process.exitCode = 1
  }
}

await build({ tell: (line) => console.log(line) })
const results = []
for (const size of SIZES) results.push(await measure(size))
print(results)
judge(results)
