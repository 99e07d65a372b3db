import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Loaded, PageRequest, Rendered } from '@nimbus/shared-contracts/remote'
import type { RenderAnswer, RenderCall, RenderWorkerData } from './render-protocol'

/** How long a page may take to load and render, and a worker to start, in milliseconds. */
const RENDER_LIMIT_MS = 3_000
const START_LIMIT_MS = 5_000

/** Memory of a worker in MB; a bundle that leaks ends its worker, not the edge. */
const MEMORY_LIMIT_MB = 256

/** After this many ends in a row a worker is started again only after a pause, in milliseconds. */
const PATIENT_RESTARTS = 3
const RESTART_PAUSE_MS = 10_000

/** Pages at once in a worker; more are refused, so that a slow remote doesn't fill the edge. */
const MAX_WAITING = 200

export type RenderOutcome = { loaded: Loaded<unknown>; rendered?: Rendered }

/** Renders the pages of one release in a worker of its own. */
export interface RemoteRenderer {
  /** Rejects when the bundle throws, loops, exits or is overloaded; the caller then sends the frame alone. */
  render(page: string, request: PageRequest, payload?: unknown): Promise<RenderOutcome>
  close(): Promise<void>
}

interface Waiting {
  resolve: (outcome: RenderOutcome) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export interface RendererOptions extends RenderWorkerData {
  name: string
  warn: (message: string) => void
  workerFile?: string
}

/**
 * A worker per release with limits on time and memory and an empty environment. A call that takes too long ends the
 * worker, since a looping bundle can't be stopped in any other way; the next call starts a new one.
 */
export function createRemoteRenderer(options: RendererOptions): RemoteRenderer {
  const { name, bundle, apiBase, warn, workerFile = path.join(import.meta.dirname, 'render-worker.mjs') } = options
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let starting: Promise<Worker> | undefined
  let nextId = 0
  let endsInRow = 0
  let pausedUntil = 0
  let closed = false

  function ended(ending: Worker, reason: string): void {
    if (worker !== ending) return
    worker = undefined
    starting = undefined
    endsInRow++
    if (endsInRow >= PATIENT_RESTARTS) pausedUntil = Date.now() + RESTART_PAUSE_MS
    if (!closed) warn(`rendering: the worker of ${name} ended: ${reason}`)
    for (const [id, { reject, timer }] of waiting) {
      clearTimeout(timer)
      waiting.delete(id)
      reject(new Error(`rendering: ${name} ${reason}`))
    }
  }

  function start(): Promise<Worker> {
    if (Date.now() < pausedUntil) return Promise.reject(new Error(`rendering: ${name} rests after ${endsInRow} ends`))
    const fresh = new Worker(workerFile, {
      workerData: { bundle, apiBase } satisfies RenderWorkerData,
      env: {},
      execArgv: [],
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    })
    worker = fresh
    fresh.unref()
    fresh.on('error', (error: Error) => ended(fresh, error.message))
    fresh.on('exit', (code) => ended(fresh, `exited with ${code}`))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        ended(fresh, `did not start in ${START_LIMIT_MS} ms`)
        void fresh.terminate()
      }, START_LIMIT_MS)
      fresh.once('exit', () => {
        clearTimeout(timer)
        reject(new Error(`rendering: ${name} ended while starting`))
      })
      fresh.once('message', () => {
        clearTimeout(timer)
        fresh.on('message', (answer: RenderAnswer) => settle(answer))
        resolve(fresh)
      })
    })
  }

  function settle(answer: RenderAnswer): void {
    const call = waiting.get(answer.id)
    if (!call) return
    waiting.delete(answer.id)
    clearTimeout(call.timer)
    endsInRow = 0
    if ('failure' in answer) call.reject(new Error(`rendering: ${name} threw ${answer.failure}`))
    else
      call.resolve(answer.rendered ? { loaded: answer.loaded, rendered: answer.rendered } : { loaded: answer.loaded })
  }

  return {
    async render(page, request, payload) {
      if (closed) throw new Error(`rendering: ${name} is closed`)
      if (waiting.size >= MAX_WAITING) throw new Error(`rendering: ${name} has ${MAX_WAITING} pages waiting`)
      starting ??= start()
      starting.catch(() => {
        starting = undefined
      })
      const ready = await starting
      const id = nextId++
      return new Promise<RenderOutcome>((resolve, reject) => {
        const timer = setTimeout(() => {
          ended(ready, `gave no page in ${RENDER_LIMIT_MS} ms`)
          void ready.terminate()
        }, RENDER_LIMIT_MS)
        waiting.set(id, { resolve, reject, timer })
        ready.postMessage({ id, page, request, payload } satisfies RenderCall)
      })
    },
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}
