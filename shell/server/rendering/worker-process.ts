import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type net from 'node:net'
import split2 from 'split2'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { readMessage } from './render-answer'
import { EDGE_DESCRIPTOR, MAX_ANSWER_LENGTH, type RenderMessage, type RenderQuestion } from './render-protocol'

/** Heap of a worker in MB; the engine ends the process that wants more. */
const MEMORY_LIMIT_MB = 256

/** How long a worker that has hung up may take to be gone, in milliseconds. */
const HANG_UP_MS = 500

/** True of a switch that this version of Node knows. */
const isKnown = (flag: string): boolean => process.allowedNodeEnvironmentFlags.has(flag)

/** What the permission model is called before Node 22.13, and the network, which newer ones ask for as well. */
const PERMISSIONS = [
  isKnown('--permission') ? '--permission' : '--experimental-permission',
  ...['--allow-net'].filter(isKnown),
  '--disable-warning=ExperimentalWarning',
]

export interface WorkerOptions {
  /** Path of the remote's node bundle in the mirror; the worker reads what lies beside it and nothing else. */
  bundle: string
  apiBase: string
  workerFile: string
}

/** A process that runs the bundle of a release, as the edge sees it. */
export interface WorkerProcess {
  say(question: RenderQuestion): void
  /** Ends it at once, whatever it does; the first reason counts. */
  end(reason: string): void
  /** Why it has ended. Never rejects. */
  readonly ended: Promise<string>
}

/**
 * Starts a worker: a process with an end of its own, since code that fills the heap in one step, aborts or is taken by the
 * system ends whatever process it is in. It may read its bundle, and neither other files nor `/proc`, write nothing, start
 * no process and load no native code (Node's permission model), and has no environment. Throws where the system has no
 * process to give.
 */
export function startWorker(
  { bundle, apiBase, workerFile }: WorkerOptions,
  hear: (message: Exclude<RenderMessage, { end: string }>) => void,
): WorkerProcess {
  const files = [workerFile, bundle].map((file) => fs.realpathSync(file))
  const child = spawn(
    process.execPath,
    [
      ...PERMISSIONS,
      ...files.map((file) => `--allow-fs-read=${path.dirname(file)}/*`),
      `--max-old-space-size=${MEMORY_LIMIT_MB}`,
      ...files,
      apiBase,
    ],
    { env: certificates(), stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  )
  takeFirst(child)
  const line = child.stdio[EDGE_DESCRIPTOR] as net.Socket
  let reason = ''
  const end = (why: string): void => {
    reason ||= why
    child.kill('SIGKILL')
    line.destroy()
  }
  line.on('error', () => {})
  // one that has closed its end lives on, and could be asked nothing
  line.on('end', () => setTimeout(() => end('has hung up'), HANG_UP_MS).unref())
  line
    .pipe(split2({ maxLength: MAX_ANSWER_LENGTH }))
    .on('error', () => end(`said more than ${MAX_ANSWER_LENGTH} characters`))
    .on('data', (said: string) => {
      try {
        const message = readMessage(said)
        if (typeof message === 'object' && 'end' in message) reason ||= message.end
        else hear(message)
      } catch (cause) {
        end(`said what is no answer, ${errorMessage(cause)}`)
      }
    })
  child.unref()
  line.unref()
  return {
    say: (question) => void line.write(`${JSON.stringify(question)}\n`),
    end,
    ended: new Promise((resolve) => {
      child.once('error', (cause) => resolve(errorMessage(cause)))
      child.once('close', (code, signal) => resolve(reason || endOf(code, signal)))
    }),
  }
}

/** The engine's words for a full heap are signals, and so are those of code that aborts. */
const ABORTS: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL'])

/** endOf(3, null) → 'exited with 3'; endOf(null, 'SIGABRT') → 'ran out of memory or aborted (SIGABRT)' */
function endOf(code: number | null, signal: string | null): string {
  if (ABORTS.has(signal)) return `ran out of memory or aborted (${signal})`
  return signal === null ? `exited with ${code}` : `was ended by ${signal}`
}

/** The one thing that workers take from the environment: whose certificates count where the API is called by https. */
function certificates(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS } = process.env
  return NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS }
}

/** On a machine without memory Linux ends a worker, and not the edge or what else the shop lives by. */
function takeFirst({ pid }: ChildProcess): void {
  if (process.platform === 'linux' && pid !== undefined) fs.writeFile(`/proc/${pid}/oom_score_adj`, '1000', () => {})
}
