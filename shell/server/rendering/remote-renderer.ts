import crypto from 'node:crypto'
import path from 'node:path'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { PageRequest } from '@nimbus/shared-contracts/remote'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { withTimeout } from '@nimbus/shared-contracts/timeout'
import { currentRequestId } from '@nimbus/server-kit/logging'
import { failureText } from './failure-text'
import { readAnswer, readMessage, type RenderOutcome } from './render-answer'
import type { RenderCall, RenderWorkerData } from './render-protocol'

/** How long a page may take to load and render, and how long it waits for a worker that starts, in milliseconds. */
const RENDER_LIMIT_MS = 3_000

/** How long a worker may take to start, in milliseconds: on a busy machine all of them start at once. */
const START_LIMIT_MS = 30_000

/** A worker that doesn't answer this long after a page took too long is looping, in milliseconds. */
const ALIVE_LIMIT_MS = 1_000

/** How long a worker that is replaced may finish what it has begun, in milliseconds. */
const DRAIN_LIMIT_MS = 5_000

/**
 * Heap of a worker in MB. Small things that leak end their worker, not the edge; one list or table that grows past what the
 * engine has left at once still ends the process with it, since a worker shares it (docs/threat-model.md).
 */
const MEMORY_LIMIT_MB = 256

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

export interface RendererOptions extends Omit<RenderWorkerData, 'port'> {
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
  worker: Worker
  port: MessagePort
  waiting: Map<string, Waiting>
  /** Set while it is asked whether it still answers. */
  doubt: NodeJS.Timeout | undefined
}

/**
 * A worker per release with limits on time and memory and an empty environment. A page that takes too long fails alone;
 * only a worker that no longer answers at all is ended, since a looping bundle can't be stopped in any other way. The
 * next call starts a new one.
 */
export function createRemoteRenderer(options: RendererOptions): RemoteRenderer {
  const { name, bundle, apiBase, warn, onEnd = () => {} } = options
  const { workerFile = path.join(import.meta.dirname, 'render-worker.mjs') } = options
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
    const { port1: port, port2 } = new MessageChannel()
    const worker = new Worker(workerFile, {
      workerData: { bundle, apiBase, port: port2 } satisfies RenderWorkerData,
      transferList: [port2],
      env: {},
      execArgv: [],
      stdin: false,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    })
    worker.unref()
    const running: Running = { worker, port, waiting: new Map(), doubt: undefined }
    const mine = new Promise<Running>((resolve, reject) => {
      let reason = ''
      const end = (why: string): void => {
        reason ||= why
        void worker.terminate()
      }
      const timer = setTimeout(() => end(`did not start in ${START_LIMIT_MS} ms`), START_LIMIT_MS)
      worker.on('error', (thrown: unknown) => {
        reason ||= reasonOf(thrown)
      })
      worker.once('exit', (code) => {
        clearTimeout(timer)
        port.close()
        const why = reason || `exited with ${code}`
        forget(mine, why)
        ended(running, why)
        reject(new Error(`rendering: ${name} ended while starting: ${why}`))
      })
      port.on('message', (said: unknown) => {
        const message = readMessage(said)
        if (message === undefined) return end('said what is no answer')
        if (message !== 'ready') return settle(running, message)
        clearTimeout(timer)
        resolve(running)
      })
      port.unref()
    })
    mine.catch(() => {})
    return mine
  }

  function settle(running: Running, message: Exclude<ReturnType<typeof readMessage>, 'ready' | undefined>): void {
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
    running.port.postMessage('alive?')
    running.doubt ??= setTimeout(() => void running.worker.terminate(), ALIVE_LIMIT_MS)
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
        const call: RenderCall = { id, page, request, ...(given && { given }), requestId: currentRequestId() }
        running.port.postMessage(call)
      })
    },
    async close() {
      closed = true
      const running = await current?.catch(() => undefined)
      if (!running) return
      const deadline = performance.now() + DRAIN_LIMIT_MS
      while (running.waiting.size > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50))
      await running.worker.terminate()
    },
  }
}

/** What an error says, without its stack; of anything else that is thrown, that. */
const reasonOf = (thrown: unknown): string =>
  failureText(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)
