import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { build } from '../build.mjs'
import { startShop, stopShop } from '../built-shop.mjs'
import { workFolder } from '../project.mjs'
import { bareStatement } from './bare-statement.mjs'
import { buy, pricePlan } from './buy.mjs'

/** Seconds for each address, and for orders. */
const SECONDS = 4
const ORDER_SECONDS = 10

/** Customers and browsers at once. */
const CONNECTIONS = 10

/** A day on which the bundled promotions run, so that runs can be compared. */
const CLOCK = '2026-11-27T11:00:00Z'

const ROUTES = [
  { name: 'health of the edge', path: '/healthz' },
  { name: 'start page', path: '/' },
  { name: 'tariffs, page', path: '/zuhause/tarife/glasfaser-tarife' },
  { name: 'devices, page', path: '/unterwegs/geraete/smartphones' },
  { name: 'a script of a remote', path: scriptOf },
  { name: 'tariffs, API', path: '/api/catalogue/tariffs/landline/glasfaser-tarife' },
  { name: 'address suggestions', path: `/api/addresses?q=${encodeURIComponent('Lindenstr 12')}` },
  { name: 'price of a cart', ...pricePlan },
  { name: 'a new session', method: 'POST', path: '/api/auth/create-session' },
]

/**
 * Loads a shop of its own on loopback for about a minute, and says what a request costs beside a bare route of Fastify, and
 * an order beside a bare statement, in the same run: ratios mean something on any machine, times don't.
 */
async function load() {
  await build({ tell: (line) => console.log(line) })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-load-'))
  const bare = await startBare()
  try {
    const shop = await startLoadedShop(folder)
    try {
      const floor = await fire(bare, { name: 'bare Fastify route', path: '/' })
      const rows = [floor]
      for (const route of ROUTES) rows.push(await fire(shop, route))
      const statement = await bareStatement(process.env.DATABASE_URL, SECONDS * 1_000)
      report(rows, floor, { statement, ...(await orders(shop)) })
    } finally {
      await shop.stop()
    }
  } finally {
    bare.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function startBare() {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'))
  const [{ port }] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    async cpu() {
      child.send('cpu?')
      return (await once(child, 'message'))[0].cpu
    },
    stop: () => child.kill(),
  }
}

async function startLoadedShop(folder) {
  const port = 20_000 + (process.pid % 20_000)
  const origin = `http://127.0.0.1:${port}`
  const child = await startShop({
    PORT: String(port),
    SHOP_DATA_DIR: folder,
    SHOP_CLOCK: CLOCK,
    // all customers of a load test come from one address
    LIMIT_FACTOR: '1000',
  })
  while (!(await fetch(`${origin}/readyz`)).ok) await new Promise((wait) => setTimeout(wait, 200))
  const figure = async (name) => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
  }
  return {
    origin,
    cpu: () => figure('process_cpu_seconds_total'),
    statements: () => figure('nimbus_db_statements_total'),
    stop: () => stopShop(child),
  }
}

/** The first script that the start page asks for. */
async function scriptOf(origin) {
  const page = await (await fetch(origin)).text()
  return /\/remotes\/[^"&]+\.js/.exec(page)[0]
}

async function fire({ origin, cpu }, { name, method = 'GET', path: given, body }) {
  const address = typeof given === 'function' ? await given(origin) : given
  const url = `${origin}${address}`
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) }
  const first = await fetch(url, { method, headers, body })
  if (!first.ok) throw new Error(`${method} ${address} answered ${first.status}`)
  await first.arrayBuffer()
  const before = await cpu()
  const result = await autocannon({ url, method, headers, body, connections: CONNECTIONS, duration: SECONDS })
  const spent = (await cpu()) - before
  const count = result.requests.total
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} of ${count} failed`)
  return { name, rate: result.requests.average, cpu: (spent / count) * 1_000, p99: result.latency.p99 }
}

async function orders(shop) {
  await buy(shop.origin)
  const [cpu, statements, began] = [await shop.cpu(), await shop.statements(), performance.now()]
  const end = began + ORDER_SECONDS * 1_000
  const till = async () => {
    let done = 0
    let calls = 0
    while (performance.now() < end) {
      calls += await buy(shop.origin)
      done += 1
    }
    return { done, calls }
  }
  const tills = await Promise.all(Array.from({ length: CONNECTIONS }, till))
  const made = tills.reduce((sum, { done }) => sum + done, 0)
  const seconds = (performance.now() - began) / 1_000
  return {
    orders: made,
    orderRate: made / seconds,
    callsEach: tills.reduce((sum, { calls }) => sum + calls, 0) / made,
    statementsEach: ((await shop.statements()) - statements) / made,
    cpuEach: (((await shop.cpu()) - cpu) / made) * 1_000,
  }
}

function report(rows, floor, figures) {
  const table = rows.map(({ name, rate, cpu, p99 }) => ({
    route: name,
    'requests/s': Math.round(rate),
    'of bare route': (rate / floor.rate).toFixed(3),
    'CPU ms/request': cpu.toFixed(3),
    'times bare CPU': (cpu / floor.cpu).toFixed(1),
    'p99 ms': p99,
  }))
  console.table(table)
  const { statement, orders: made, orderRate, callsEach, statementsEach, cpuEach } = figures
  console.log(
    [
      `bare statement (select 1, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}): ${Math.round(statement)}/s`,
      `orders: ${made} by ${CONNECTIONS} customers at once, ${orderRate.toFixed(1)}/s, none refused`,
      `an order: ${callsEach.toFixed(0)} calls, ${statementsEach.toFixed(0)} statements, ${cpuEach.toFixed(1)} ms of processor`,
      `an order takes as long as ${Math.round(statement / orderRate)} bare statements and as much processor as ${Math.round(cpuEach / floor.cpu)} bare requests`,
    ].join('\n'),
  )
  fs.writeFileSync(path.join(workFolder, 'load.json'), JSON.stringify({ rows, figures }, null, 2))
}

await load()
