import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface StopOptions {
  /** How long the server goes on while readyz says no already, so that a gateway sends nobody else, in milliseconds. */
  delayMs: number
  /** How long running requests may take after that, in milliseconds. */
  graceMs: number
}

export interface GracefulStop {
  /** True from the moment at which the server was told to stop. */
  stopping(): boolean
  /** Stops the server; false when requests were still running at the end of their time, which then are lost. */
  stop(options: StopOptions): Promise<boolean>
}

/** How often it is looked for connections that have become idle, in milliseconds. */
const SWEEP_MS = 50

/** As long as a page may take to load and render, in milliseconds. */
const OWN_CALLS_MS = 3_000

/**
 * Lets a server stop without losing a request: it goes on for a while and tells each connection to end, then takes no new
 * ones, and ends once the running requests are answered.
 */
export function gracefulStop(server: FastifyInstance): GracefulStop {
  let stopping = false
  const running = new Set<object>()
  server.addHook('onRequest', async (_request, { raw }) => {
    running.add(raw)
    const forget = (): void => void running.delete(raw)
    raw.once('finish', forget).once('close', forget)
  })
  server.addHook('onSend', async (_request, reply, payload) => {
    if (stopping) reply.header('connection', 'close')
    return payload
  })
  return {
    stopping: () => stopping,
    async stop({ delayMs, graceMs }) {
      stopping = true
      await pause(delayMs)
      // what runs may call this very server: a page calls the API that lives in the same process
      const begun = performance.now()
      while (running.size > 0 && performance.now() - begun < OWN_CALLS_MS) await pause(SWEEP_MS)
      // an answer that had begun before can't say any more that its connection ends
      const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS)
      const closed = server.close().then(() => true)
      const late = new AbortController()
      const inTime = await Promise.race([closed, pause(graceMs, false, { signal: late.signal }).catch(() => true)])
      late.abort()
      clearInterval(sweep)
      return inTime
    },
  }
}
