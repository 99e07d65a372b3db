import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { together } from '@nimbus/server-kit/async'
import { buyPatiently } from '../../testing/patient-customer'
import { bundleServer, startServer, type ServerProcess } from '../../testing/server-process'
import { readStored } from '../../testing/shop'
import { warmDataFolder } from '../../testing/warm-data-folder'

/** KILLED_ORDERS=50 is the whole; kills are in proportion. */
const ORDERS = Number(process.env.KILLED_ORDERS ?? 16)

/** So many buy at the same time, so that a kill hits several orders in the making. */
const SHOPPERS = 4

/** At most this often is the server killed; the test ends sooner when all orders are made. */
const KILLS = Math.ceil(ORDERS / 12)

/** Milliseconds until the last mail has to be there: a tenth of the lease that a killed sender had taken. */
const MAILS_MS = 30_000

/** Milliseconds after a start in which the kill may come: long enough for some orders, too short for all. */
const EARLIEST_KILL = 100
const LATEST_KILL = 2_000

/** Well below a minute on a free machine; a busy one only takes longer. */
jest.setTimeout(900_000)

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

describe('an order that was acknowledged', () => {
  it(`survives SIGKILL at random moments: of ${ORDERS} none is lost and none is there twice`, async () => {
    const dataDir = await warmDataFolder('shop-durable-')
    const file = await bundleServer()
    let server: ServerProcess = await startServer(file, dataDir)
    const run = { finished: false }
    let kills = 0

    const killOn = async (failed: AbortSignal): Promise<void> => {
      while (!run.finished && !failed.aborted && kills < KILLS) {
        await wait(EARLIEST_KILL + Math.random() * (LATEST_KILL - EARLIEST_KILL))
        if (run.finished || failed.aborted) return
        await server.kill()
        kills += 1
        server = await startServer(file, dataDir)
      }
    }

    const refusals: string[] = []
    const acknowledged = new Map<string, string>()
    const waiting = Array.from({ length: ORDERS }, (_, index) => `kunde${index}@beispiel.de`)
    const till = async (failed: AbortSignal): Promise<void> => {
      const errand = { origin: () => server.origin, failed, onRefusal: (said: string) => void refusals.push(said) }
      for (let email = waiting.pop(); email; email = waiting.pop()) {
        acknowledged.set(email, await buyPatiently(errand, email))
      }
      tills -= 1
      run.finished = tills === 0
    }
    let tills = SHOPPERS
    // a start that fails ends the customers too, who would ask a server that is gone for fifteen minutes
    await together([killOn, ...Array.from({ length: SHOPPERS }, () => till)])
    await server.kill()

    // up to a tenth of the mails used to wait for five minutes for the sender that was killed
    server = await startServer(file, dataDir)
    const mailed = (): Promise<string[]> => readdir(join(dataDir, 'mails')).catch(() => [])
    for (const end = performance.now() + MAILS_MS; performance.now() < end; await wait(100))
      if ((await mailed()).filter((name) => name.endsWith('.eml')).length >= ORDERS) break
    await server.terminate()

    const { orders, mails } = await readStored({ dataDir })
    const told = mails.filter(({ kind, state }) => kind === 'order-received' && state === 'sent')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([...acknowledged.keys()].toSorted())
    const stored = orders.map(({ order_id, result }) => [result.email, order_id] as const)
    expect(new Map(stored)).toEqual(acknowledged)
    expect(stored).toHaveLength(ORDERS)
    expect(kills).toBeGreaterThan(0)
    // it is there or it isn't
    expect(refusals).toEqual([])
    await rm(dataDir, { recursive: true, force: true })
    await rm(file, { force: true })
  })
})
