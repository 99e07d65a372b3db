import crypto from 'node:crypto'
import type net from 'node:net'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { startConfined } from './confined-process'
import { eachLine } from './lines'
import { readMessage } from './render-answer'
import { EDGE_DESCRIPTOR, MAX_ANSWER_LENGTH, type RenderCall, type RenderMessage } from './render-protocol'

export interface WorkerOptions {
  /** Path of the remote's node bundle in the mirror. */
  bundle: string
  apiBase: string
  workerFile: string
}

/** What came of a call. */
export type RenderReply = Extract<RenderMessage, { id: string }>

export interface WorkerListener {
  /** It has loaded its bundle. */
  ready(): void
  reply(reply: RenderReply): void
  /** It runs, though it was doubted. */
  alive(): void
  /** Something that it has written for whoever reads its log. */
  wrote(line: string): void
}

/** A process that runs the bundle of a release, as the edge sees it. */
export interface WorkerProcess {
  call(call: RenderCall): void
  /** Asks whether it still runs; it is killed as one that loops when it doesn't say so within that many milliseconds. */
  doubt(limitMs: number): void
  /** Ends it at once, whatever it does; the first reason counts. */
  kill(reason: string): void
  /** Why it has ended. Never rejects. */
  readonly ended: Promise<string>
}

/** How long a worker that has hung up may take to be gone, in milliseconds. */
const HANG_UP_MS = 500

/** Characters of a line that a bundle writes to its log, and lines in a minute; more are passed over. */
const LOG_LINE = 2_000
const LOG_LINES = 60
const MINUTE_MS = 60_000

/**
 * Starts a worker, and speaks with it in lines of JSON. Whoever says what is no answer, answers what nobody has asked, or says
 * more than there is to say, is killed: it costs its own release and nothing else. Throws where there is no process to be had.
 */
export function startWorker({ bundle, apiBase, workerFile }: WorkerOptions, listener: WorkerListener): WorkerProcess {
  let reason = ''
  const kill = (why: string): void => {
    reason ||= why
    child.kill('SIGKILL')
    line?.destroy()
  }
  const child = startConfined({
    script: workerFile,
    file: bundle,
    args: [apiBase],
    onTooLarge: (megabytes) => kill(`holds ${megabytes} MB`),
  })
  const ended = new Promise<string>((resolve) => {
    // more than one may come: a kill that fails is another
    child.on('error', (cause) => resolve(errorMessage(cause)))
    child.on('close', (code, signal) => resolve(reason || endOf(code, signal)))
  })
  // a process that the system didn't give has none
  const line = (child.stdio as readonly unknown[] | undefined)?.[EDGE_DESCRIPTOR] as net.Socket | undefined
  if (!line) return { call() {}, doubt() {}, kill, ended }

  let isReady = false
  let unanswered = 0
  let doubted: { alive: string; timer: NodeJS.Timeout } | undefined

  function heard(message: RenderMessage): void {
    if (message === 'ready') {
      if (isReady) return kill('said twice that it is ready')
      isReady = true
      return listener.ready()
    }
    if ('lastWords' in message) return kill(message.lastWords)
    if ('alive' in message) {
      if (message.alive !== doubted?.alive) return kill('said that it runs, which nobody has asked')
      clearTimeout(doubted.timer)
      doubted = undefined
      return listener.alive()
    }
    if (unanswered === 0) return kill('answered more than it was asked')
    unanswered--
    listener.reply(message)
  }

  eachLine(line, MAX_ANSWER_LENGTH, {
    line(text) {
      if (reason) return
      try {
        heard(readMessage(text))
      } catch (cause) {
        kill(`said what is no answer, ${errorMessage(cause)}`)
      }
    },
    tooLong: () => kill(`said more than ${MAX_ANSWER_LENGTH} characters at once`),
  })
  line.on('error', () => {})
  // one that has closed its end lives on, and could be asked nothing
  line.on('end', () => setTimeout(() => kill('has hung up'), HANG_UP_MS).unref())
  line.unref()
  logOf(child, listener)
  void ended.then(() => clearTimeout(doubted?.timer))

  const say = (question: object): void => void line.write(`${JSON.stringify(question)}\n`)
  return {
    call(call) {
      unanswered++
      say(call)
    },
    doubt(limitMs) {
      if (doubted) return
      doubted = { alive: crypto.randomUUID(), timer: setTimeout(() => kill('loops'), limitMs) }
      say({ alive: doubted.alive })
    },
    kill,
    ended,
  }
}

/** Passes on what a worker writes, as far as somebody could read it. */
function logOf({ stdout, stderr }: ReturnType<typeof startConfined>, { wrote }: WorkerListener): void {
  let begun = 0
  let lines = 0
  const write = (line: string): void => {
    const now = performance.now()
    if (now - begun > MINUTE_MS) [begun, lines] = [now, 0]
    lines++
    if (lines <= LOG_LINES && line.trim() !== '') wrote(line)
    if (lines === LOG_LINES) wrote('… more of it in this minute is passed over')
  }
  for (const stream of [stdout, stderr]) {
    eachLine(stream, LOG_LINE, { line: write, tooLong: () => write('… a line that is too long') })
    ;(stream as net.Socket).unref()
  }
}

/** The engine's words for a full heap are signals, and so are those of code that aborts. */
const ABORTS: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL'])

/** endOf(3, null) → 'exited with 3'; endOf(null, 'SIGABRT') → 'ran out of memory or aborted (SIGABRT)' */
function endOf(code: number | null, signal: string | null): string {
  if (ABORTS.has(signal)) return `ran out of memory or aborted (${signal})`
  return signal === null ? `exited with ${code}` : `was ended by ${signal}`
}
