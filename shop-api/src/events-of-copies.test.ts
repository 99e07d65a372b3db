import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Customer, type Send } from './testing/customer'
import { onPostgres, START_MS, type Engine } from './testing/engines'
import { bundleServer, startServer, type ServerProcess } from './testing/server-process'
import { warmDataFolder } from './testing/warm-data-folder'

jest.setTimeout(600_000)

const SECRET = 'a secret that all copies of the API share'
const OPERATOR = 'the-operator-of-all-copies'

const ORDERS = 4

/** What happens to each order, one after the other. */
const EVENTS = ['confirmed', 'held', 'resumed', 'cancellation-requested'] as const

onPostgres((start) => {
  let engine: Engine
  let file: string
  let listener: Server
  const folders: string[] = []
  const copies: ServerProcess[] = []
  /** Ids of events in the order in which they were taken. */
  const told: string[] = []
  const isSick = { now: false }

  const startCopy = async (): Promise<ServerProcess> => {
    const dataDir = await warmDataFolder('shop-copy-', engine)
    folders.push(dataDir)
    const env = {
      DATABASE_URL: engine.databaseUrl ?? '',
      SHOP_SECRET: SECRET,
      SHOP_OPERATOR_KEY: OPERATOR,
      SHOP_LISTENER_HOSTS: '127.0.0.1',
      LIMIT_FACTOR: '100',
    }
    const copy = await startServer(file, dataDir, { env })
    copies.push(copy)
    return copy
  }
  const sendTo =
    ({ origin }: ServerProcess): Send =>
    async ({ method, url, headers, payload }) => {
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers: payload ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(payload && { body: JSON.stringify(payload) }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }

  beforeAll(async () => {
    engine = await start()
    file = await bundleServer()
    listener = createServer((request, response) => {
      request.resume().on('end', () => {
        if (isSick.now) return void response.writeHead(500).end()
        told.push(String(request.headers['webhook-id']))
        setTimeout(() => response.writeHead(204).end(), 20)
      })
    })
    await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
  }, START_MS)
  afterAll(async () => {
    await Promise.all(copies.map(({ kill }) => kill()))
    listener.closeAllConnections()
    listener.close()
    await engine.stop()
    for (const folder of [...folders, file]) await rm(folder, { recursive: true, force: true })
  }, START_MS)

  it('tells of each order in its order and once, whichever copy dies in between', async () => {
    const [dying, staying] = [await startCopy(), await startCopy()]
    const callback = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
    const registered = await sendTo(dying)({
      method: 'POST',
      url: '/tmf-api/productOrderingManagement/v4/hub',
      headers: { authorization: `Bearer ${OPERATOR}` },
      payload: { callback },
    })
    expect(registered.status).toBe(201)
    const buy = async (from: ServerProcess): Promise<string> =>
      (await (await Customer.arrive(sendTo(from))).buy()).order_id
    const ids: string[] = []
    for (let nth = 0; nth < ORDERS; nth += 1) ids.push(await buy(nth % 2 === 0 ? dying : staying))
    const happen = async (id: string, kind: string, at: ServerProcess): Promise<void> => {
      const url = `/api/operator/orders/${id}/events`
      const headers = { 'x-operator-key': OPERATOR }
      const { status } = await sendTo(at)({ method: 'POST', url, headers, payload: { kind } })
      expect([id, kind, status]).toEqual([id, kind, 200])
    }
    await Promise.all(ids.map((id, nth) => happen(id, EVENTS[0], nth % 2 === 0 ? staying : dying)))
    // what waits when a copy dies is told by the other
    isSick.now = true
    await Promise.all(ids.map((id) => happen(id, EVENTS[1], dying)))
    await dying.kill()
    isSick.now = false
    for (const kind of EVENTS.slice(2)) await Promise.all(ids.map((id) => happen(id, kind, staying)))
    const wanted = ids.flatMap((id) => [
      ...Array.from({ length: EVENTS.length + 1 }, (_, seq) => `${id}-${seq}`),
      `${id}-${EVENTS.length}c`,
    ])
    for (let waited = 0; new Set(told).size < wanted.length && waited < 200_000; waited += 100)
      await new Promise((wait) => setTimeout(wait, 100))
    const firsts = [...new Set(told)]
    expect(firsts.toSorted()).toEqual(wanted.toSorted())
    for (const id of ids)
      expect(firsts.filter((event) => event.startsWith(id))).toEqual(wanted.filter((event) => event.startsWith(id)))
    // only what was on its way when the copy died may come again, under its id
    expect(told.length - firsts.length).toBeLessThanOrEqual(1)
  })
})
