import type { Send } from './customer'
import { START_MS, type Engine } from './engines'
import { assertOnWire } from './on-wire'
import { NOON, startShop, type Shop } from './shop'

/**
 * For a suite on an engine: a shop that begins before its first test and ends after its last. Each test begins at NOON.
 * `send` asks it as a customer does.
 */
export function shopOn(start: () => Promise<Engine>): Shop & { send: Send } {
  let engine: Engine | undefined
  let started: Shop | undefined
  const shop = (): Shop => {
    if (!started) throw new Error('the shop has not started: use it within a test')
    return started
  }

  beforeAll(async () => {
    engine = await start()
    started = await startShop(engine)
  }, START_MS)
  afterAll(async () => {
    await started?.close()
    await engine?.stop()
  }, START_MS)
  beforeEach(() => shop().setClock(NOON))

  return {
    get dataDir() {
      return shop().dataDir
    },
    ready: () => shop().ready(),
    setClock: (instant) => shop().setClock(instant),
    inject: (request) => shop().inject(request),
    spoken: () => shop().spoken(),
    logged: () => shop().logged(),
    metrics: () => shop().metrics(),
    stored: () => shop().stored(),
    close: () => shop().close(),
    async send(call) {
      const answer = await shop().inject(call)
      assertOnWire(answer.body)
      return { status: answer.statusCode, body: answer.body ? answer.json<Record<string, unknown>>() : {} }
    },
  }
}
