import { setTimeout as wait } from 'node:timers/promises'
import { together } from '@nimbus/server-kit/async'
import { buyPatiently } from '../../shop-api/src/testing/patient-customer'
import { SHOP_URL } from '../engine/docker'

/** The gateways, as the balancer in front of them knows them. */
const GATEWAYS = (process.env.GATEWAYS ?? SHOP_URL).split(',')

/** So many buy and look around at the same time. */
const SHOPPERS = 2
const VISITORS = 2

/** Milliseconds between two orders of a customer and two pages of a visitor, who read. */
const PAUSE_MS = 100

/** How long a page may take before it counts as lost, in milliseconds. */
const PAGE_LIMIT_MS = 20_000

/** What happened to those who bought and looked around meanwhile. */
export interface Traffic {
  /** Order numbers by mail address. */
  orders: Map<string, string>
  pages: number
  /** Pages that were not answered as they should have been: "503 /impressum" */
  failedPages: string[]
  /** Calls of an order that were answered "not now". */
  refusals: string[]
}

let visits = 0
let customers = 0

/** One of the gateways, in turn; `further` by so many. */
const gatewayOf = (visit: number, further = 0): string => GATEWAYS[(visit + further) % GATEWAYS.length]!

/** All pages that the shop tells search engines of. */
async function allPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${GATEWAYS[0]}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  if (pages.length === 0) throw new Error('traffic: the sitemap has no page')
  return pages
}

/** Asks as a balancer does: a gateway that takes no connection, or cuts it, is passed over. */
async function statusOf(page: string): Promise<string> {
  let failure = ''
  const visit = (visits += 1)
  for (let tries = 0; tries < GATEWAYS.length; tries += 1) {
    try {
      const answer = await fetch(`${gatewayOf(visit, tries)}${page}`, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) })
      await answer.text()
      return String(answer.status)
    } catch (error) {
      failure = String(error)
    }
  }
  return failure
}

/** Orders and page views go on while the work is done, and each customer's last order begins behind it. */
export async function underTraffic(work: () => Promise<void>): Promise<Traffic> {
  const pages = await allPages()
  const traffic: Traffic = { orders: new Map(), pages: 0, failedPages: [], refusals: [] }
  const run = { over: false }
  const buyOn = async (failed: AbortSignal): Promise<void> => {
    for (let isLast = false; !isLast; await wait(PAUSE_MS)) {
      isLast = run.over
      const email = `kunde-${(customers += 1)}@beispiel.de`
      const onRefusal = (said: string): void => void traffic.refusals.push(said)
      const origin = (): string => gatewayOf((visits += 1))
      traffic.orders.set(email, await buyPatiently({ origin, failed, onRefusal }, email))
    }
  }
  const lookOn = async (failed: AbortSignal): Promise<void> => {
    while (!run.over && !failed.aborted) {
      const page = pages[(traffic.pages += 1) % pages.length]!
      const status = await statusOf(page)
      if (status !== '200') traffic.failedPages.push(`${status} ${page}`)
      await wait(PAUSE_MS)
    }
  }
  const times = <T>(count: number, task: T): T[] => Array.from({ length: count }, () => task)
  await together([() => work().finally(() => (run.over = true)), ...times(SHOPPERS, buyOn), ...times(VISITORS, lookOn)])
  return traffic
}
