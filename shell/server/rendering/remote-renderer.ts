import crypto from 'node:crypto'
import path from 'node:path'
import type { PageRequest } from '@nimbus/shared-contracts/remote'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { withTimeout } from '@nimbus/shared-contracts/timeout'
import { currentRequestId } from '@nimbus/server-kit/logging'
import { readAnswer, type RenderOutcome } from './render-answer'
import type { RenderMessage } from './render-protocol'
import { startWorker, type WorkerOptions, type WorkerProcess } from './worker-process'

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
  resolve: (outcome: RenderOutcome) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** A worker with the pages that wait for it. */
interface Running {
  worker: WorkerProcess
  waiting: Map<string, Waiting>
  /** Set while it is asked whether it still answers. */
  doubt: NodeJS.Timeout | undefined
}

/**
 * A worker per release with limits on time and memory. A page that takes too long fails alone;
 * only a worker that no longer answers at all is ended, since a looping bundle can't be stopped in any other way. The
 * next call starts a new one.
 */
export function createRemoteRenderer(options: RendererOptions): RemoteRenderer {
  const { name, bundle, apiBase, warn, onEnd = () => {} } = options
  const { workerFile = path.join(import.meta.dirname, 'worker/render-worker.mjs') } = options
  let current: Promise<Running> | undefined
  let endsInRow = 0
  let lastEnd = ''
  let pausedUntil = 0
  let closed = false

  function ended({ waiting, doubt }: Running, reason: string): void {
    clearTimeout(doubt)
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(new Error(`rendering: ${name} ${reason}`))
    }
    waiting.clear()
  }

  /** Forgets a worker that has ended, and rests when too many did in a row. */
  function forget(mine: Promise<Running>, reason: string): void {
    if (current !== mine) return
    current = undefined
    if (closed) return
    endsInRow++
    lastEnd = reason
    if (endsInRow >= PATIENT_RESTARTS) pausedUntil = performance.now() + RESTART_PAUSE_MS
    warn(`rendering: the worker of ${name} ended: ${reason}`)
    onEnd()
  }

  function start(): Promise<Running> {
    const mine = new Promise<Running>((resolve, reject) => {
      const worker = startWorker({ bundle, apiBase, workerFile }, (message) => {
        if (message !== 'ready') return settle(running, message)
        clearTimeout(timer)
        resolve(running)
      })
      const running: Running = { worker, waiting: new Map(), doubt: undefined }
      const timer = setTimeout(() => worker.end(`did not start in ${START_LIMIT_MS} ms`), START_LIMIT_MS)
      void worker.ended.then((reason) => {
        clearTimeout(timer)
        forget(mine, reason)
        ended(running, reason)
        reject(new Error(`rendering: ${name} ended while starting: ${reason}`))
      })
    })
    // where the system had no process to give there was no worker to end
    mine.catch((cause: unknown) => forget(mine, errorMessage(cause)))
    return mine
  }

  function settle(running: Running, message: Exclude<RenderMessage, 'ready' | { end: string }>): void {
    clearTimeout(running.doubt)
    running.doubt = undefined
    if (message === 'alive') return
    const call = running.waiting.get(message.id)
    if (!call) return
    running.waiting.delete(message.id)
    clearTimeout(call.timer)
    endsInRow = 0
    if ('failure' in message) return call.reject(new Error(`rendering: ${name} threw ${message.failure}`))
    try {
      call.resolve(readAnswer(message.answer))
    } catch (cause) {
      call.reject(new Error(`rendering: ${name} gave what is no page, ${errorMessage(cause)}`, { cause }))
    }
  }

  /** Gives one page up and asks the worker whether it still answers. */
  function giveUp(running: Running, id: string): void {
    running.waiting.get(id)?.reject(new Error(`rendering: ${name} gave no page in ${RENDER_LIMIT_MS} ms`))
    running.waiting.delete(id)
    running.worker.say('alive?')
    running.doubt ??= setTimeout(() => running.worker.end('loops'), ALIVE_LIMIT_MS)
  }

  return {
    async warmUp() {
      if (closed) return
      current ??= start()
      await current.catch(() => {})
    },
    async render(page, request, given) {
      if (closed) throw new Error(`rendering: ${name} is closed`)
      if (performance.now() < pausedUntil)
        throw new Error(`rendering: ${name} rests after ${endsInRow} ends: ${lastEnd}`)
      current ??= start()
      const starting = current
      const limit = { ms: RENDER_LIMIT_MS, what: `rendering: ${name} is still starting` }
      const running = await withTimeout(limit, () => starting)
      if (running.waiting.size >= MAX_WAITING) throw new Error(`rendering: ${name} has ${MAX_WAITING} pages waiting`)
      const id = crypto.randomUUID()
      return new Promise<RenderOutcome>((resolve, reject) => {
        const timer = setTimeout(() => giveUp(running, id), RENDER_LIMIT_MS)
        running.waiting.set(id, { resolve, reject, timer })
        running.worker.say({ id, page, request, ...(given && { given }), requestId: currentRequestId() })
      })
    },
    async close() {
      closed = true
      const running = await current?.catch(() => undefined)
      if (!running) return
      const deadline = performance.now() + DRAIN_LIMIT_MS
      while (running.waiting.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50))
      running.worker.end('is closed')
      await running.worker.ended
    },
  }
}
