import crypto from 'node:crypto'
import path from 'node:path'
import type { PageRequest } from '@nimbus/shared-contracts/remote'
import { LRUCache } from 'lru-cache'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { withTimeout } from '@nimbus/shared-contracts/timeout'
import { currentRequestId } from '@nimbus/server-kit/logging'
import { readAnswer, type RenderOutcome } from './render-answer'
import { startWorker, type RenderReply, type WorkerOptions, type WorkerProcess } from './worker-process'

/** How long a page may take to load and render, and how long it waits for a worker that starts, in milliseconds. */
const RENDER_LIMIT_MS = 3_000

/** How long a worker may take to start, in milliseconds: on a busy machine all of them start at once. */
const START_LIMIT_MS = 30_000

/** A worker that doesn't answer this long after a page took too long is looping, in milliseconds. */
const ALIVE_LIMIT_MS = 1_000

/** How long a worker that is replaced may finish what it has begun, in milliseconds. */
const DRAIN_LIMIT_MS = 5_000

/** After this many ends in a row a worker is started again only after a pause, in milliseconds. */
const PATIENT_RESTARTS = 3
const RESTART_PAUSE_MS = 10_000

/** A page that so many workers have ended with, and that none has given since, is not asked for again for a while. */
const MOST_ENDS = 2
const SUSPECTED_MS = 60_000
const MOST_SUSPECTS = 1_000

/** Pages at once in a worker; more are refused, so that a slow remote doesn't fill the edge. */
const MAX_WAITING = 200

/** Renders the pages of one release in a worker of its own. */
export interface RemoteRenderer {
  /** Starts the worker before the first page asks for it; resolves once it is there or has failed to start. */
  warmUp(): Promise<void>
  /**
   * Rejects when the bundle throws, loops, exits, is overloaded or gives what is no page; the caller then sends the frame
   * alone. With a given payload nothing is loaded.
   */
  render(page: string, request: PageRequest, given?: { payload: unknown }): Promise<RenderOutcome>
  /** Ends the worker once the pages that it has begun are done. */
  close(): Promise<void>
}

export interface RendererOptions extends Omit<WorkerOptions, 'workerFile'> {
  name: string
  warn: (message: string) => void
  /** Hears that a worker has ended which nobody has asked to: no page may have been waiting for it. */
  onEnd?: () => void
  workerFile?: string
}

interface Waiting {
  /** Which page it is, to know it again. */
  address: string
  resolve: (outcome: RenderOutcome) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** A worker with the pages that wait for it. */
interface Running {
  worker: WorkerProcess
  /** Resolves once its bundle is loaded; rejects when it ends before. */
  ready: Promise<void>
  isReady: boolean
  waiting: Map<string, Waiting>
  /** Pages that were given up and may be what it loops in. */
  doubtful: Set<string>
}

/**
 * A worker per release with limits on time and memory. A page that takes too long fails alone;
 * only a worker that no longer answers at all is ended, since a looping bundle can't be stopped in any other way. The
 * next call starts a new one.
 */
export function createRemoteRenderer(options: RendererOptions): RemoteRenderer {
  const { name, bundle, apiBase, warn, onEnd = () => {} } = options
  const { workerFile = path.join(import.meta.dirname, 'worker/render-worker.mjs') } = options
  let current: Running | undefined
  let endsInRow = 0
  let lastEnd = ''
  let pausedUntil = 0
  let startsWaitedFor = 0
  let closed = false
  const suspects = new LRUCache<string, number>({ max: MOST_SUSPECTS, ttl: SUSPECTED_MS })

  /** Forgets a worker that has ended, and rests when too many did in a row. */
  function forget({ waiting, doubtful }: Running, reason: string): void {
    const under = [...waiting.values()]
    for (const address of new Set([...doubtful, ...under.map((call) => call.address)]))
      suspects.set(address, (suspects.get(address) ?? 0) + 1)
    for (const { reject, timer } of under) {
      clearTimeout(timer)
      reject(new Error(`rendering: ${name} ${reason}`))
    }
    waiting.clear()
    current = undefined
    if (closed) return
    endsInRow++
    lastEnd = reason
    if (endsInRow >= PATIENT_RESTARTS) pausedUntil = performance.now() + RESTART_PAUSE_MS
    warn(`rendering: the worker of ${name} ended: ${reason}`)
    onEnd()
  }

  /** Throws where the system has no process to give. */
  function start(): Running {
    const waiting = new Map<string, Waiting>()
    const doubtful = new Set<string>()
    let begin = (): void => {}
    const worker = startWorker(
      { bundle, apiBase, workerFile },
      {
        ready: () => begin(),
        alive: () => doubtful.clear(),
        reply: (reply) => settle(waiting, reply),
        wrote: (line) => warn(`rendering: ${name} wrote: ${line}`),
      },
    )
    const timer = setTimeout(() => worker.kill(`did not start in ${START_LIMIT_MS} ms`), START_LIMIT_MS)
    const ready = new Promise<void>((resolve, reject) => {
      begin = (): void => {
        clearTimeout(timer)
        running.isReady = true
        resolve()
      }
      void worker.ended.then((reason) => {
        clearTimeout(timer)
        forget(running, reason)
        reject(new Error(`rendering: ${name} ended while starting: ${reason}`))
      })
    })
    ready.catch(() => {})
    const running: Running = { worker, ready, isReady: false, waiting, doubtful }
    return running
  }

  /** The worker that runs, once it has loaded its bundle. Rejects when that takes longer than a page may. */
  async function started(): Promise<Running> {
    current ??= start()
    const running = current
    if (running.isReady) return running
    if (startsWaitedFor >= MAX_WAITING) throw new Error(`rendering: ${MAX_WAITING} pages wait for ${name} to start`)
    startsWaitedFor++
    try {
      await withTimeout({ ms: RENDER_LIMIT_MS, what: `rendering: ${name} is still starting` }, () => running.ready)
      return running
    } finally {
      startsWaitedFor--
    }
  }

  function settle(waiting: Map<string, Waiting>, reply: RenderReply): void {
    const call = waiting.get(reply.id)
    if (!call) return
    waiting.delete(reply.id)
    clearTimeout(call.timer)
    suspects.delete(call.address)
    endsInRow = 0
    if ('failure' in reply) return call.reject(new Error(`rendering: ${name} threw ${reply.failure}`))
    try {
      call.resolve(readAnswer(reply.answer))
    } catch (cause) {
      call.reject(new Error(`rendering: ${name} gave what is no page, ${errorMessage(cause)}`, { cause }))
    }
  }

  /** Gives one page up, and asks the worker whether it still runs. */
  function giveUp({ worker, waiting, doubtful }: Running, id: string): void {
    const call = waiting.get(id)
    if (!call) return
    waiting.delete(id)
    doubtful.add(call.address)
    call.reject(new Error(`rendering: ${name} gave no page in ${RENDER_LIMIT_MS} ms`))
    worker.doubt(ALIVE_LIMIT_MS)
  }

  return {
    async warmUp() {
      if (closed) return
      try {
        current ??= start()
        await current.ready
      } catch {
        // `warn` has heard why, or the next page does
      }
    },
    async render(page, request, given) {
      if (closed) throw new Error(`rendering: ${name} is closed`)
      if (performance.now() < pausedUntil)
        throw new Error(`rendering: ${name} rests after ${endsInRow} ends: ${lastEnd}`)
      const address = JSON.stringify([page, request.path, request.query])
      if ((suspects.get(address) ?? 0) >= MOST_ENDS)
        throw new Error(`rendering: ${name} has ended ${MOST_ENDS} times with ${request.path}`)
      const running = await started()
      const { worker, waiting } = running
      if (waiting.size >= MAX_WAITING) throw new Error(`rendering: ${name} has ${MAX_WAITING} pages waiting`)
      const id = crypto.randomUUID()
      return new Promise<RenderOutcome>((resolve, reject) => {
        const timer = setTimeout(() => giveUp(running, id), RENDER_LIMIT_MS)
        waiting.set(id, { address, resolve, reject, timer })
        worker.call({ id, page, request, ...(given && { given }), requestId: currentRequestId() })
      })
    },
    async close() {
      closed = true
      const running = current
      if (!running) return
      // one that is still starting has begun nothing
      const deadline = performance.now() + (running.isReady ? DRAIN_LIMIT_MS : 0)
      while (running.waiting.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50))
      running.worker.kill('is closed')
      await running.worker.ended
    },
  }
}
