import { spawn, type ChildProcessByStdio } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** Heap of a process in MB; the engine ends the one that wants more. */
const HEAP_MB = 256

/** All that a process may hold, buffers and the engine itself among it, in MB. */
const MEMORY_MB = 640

/** How often that is looked at, in milliseconds. */
const LOOK_MS = 250

/** True of a switch that this version of Node knows. */
const isKnown = (flag: string): boolean => process.allowedNodeEnvironmentFlags.has(flag)

/** Node's permission model, by its name before 22.13 and since; newer ones ask for the network, and have a database that writes. */
const CONFINED = [
  isKnown('--permission') ? '--permission' : '--experimental-permission',
  ...['--allow-net'].filter(isKnown),
  ...(isKnown('--experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${HEAP_MB}`,
]

/** What passes of the environment: whose certificates count where the API is called by https, and which time it is. */
const PASSED_ON = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'TZ', 'LANG'] as const

/** Ends a process with the one that started it, however that ends; a part of every Linux that has a shell. */
const SETPRIV = '/usr/bin/setpriv'

export type ConfinedProcess = ChildProcessByStdio<null, Readable, Readable>

const running = new Set<ConfinedProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export interface ConfinedOptions {
  /** The script, and what it is given. It reads the folders of those that are files, and no other. */
  script: string
  file: string
  args: readonly string[]
  /** Called with what it holds, in MB, as long as that is too much. */
  onTooLarge: (megabytes: number) => void
}

/**
 * Starts a script of Node in a process with an end of its own, whose descriptor 3 is a socket to this one. It reads the folders
 * of script and file, writes no files, starts nothing, loads no native code, and has no environment. It ends with this
 * process, and before it when the machine has no memory left. Throws where the system has no process to give, or for a path
 * that the permission model would read as a pattern.
 */
export function startConfined({ script, file, args, onTooLarge }: ConfinedOptions): ConfinedProcess {
  const files = [script, file].map((one) => fs.realpathSync(one))
  for (const one of files) if (one.includes('*')) throw new Error(`${one}: has a * in its path`)
  const readable = files.map((one) => `--allow-fs-read=${path.dirname(one)}/*`)
  const maps = process.sourceMapsEnabled ? ['--enable-source-maps'] : []
  const command = [process.execPath, ...CONFINED, ...maps, ...readable, ...files, ...args]
  const [program = process.execPath, ...rest] = fs.existsSync(SETPRIV)
    ? [SETPRIV, '--pdeathsig', 'KILL', ...command]
    : command
  const child = spawn(program, rest, {
    env: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // what a terminal sends to all of its processes is for the one that ends the others
    detached: true,
  }) as unknown as ConfinedProcess
  child.unref()
  running.add(child)
  const watch = watchMemory(child, onTooLarge)
  const forget = (): void => {
    clearInterval(watch)
    running.delete(child)
  }
  // also of one that could not be started
  child.on('error', forget)
  child.on('close', forget)
  return child
}

/**
 * Looks at what a process holds from outside: one that fills memory in one step never comes to look itself. Where there is no
 * `/proc`, the heap's limit is all there is.
 */
function watchMemory({ pid }: ConfinedProcess, onTooLarge: (megabytes: number) => void): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  // when memory runs out all the same, it is this one that Linux ends
  fs.writeFile(`/proc/${pid}/oom_score_adj`, '1000', () => {})
  return setInterval(() => {
    fs.readFile(`/proc/${pid}/status`, 'utf8', (gone, status) => {
      const kilobytes = gone ? 0 : Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
      if (kilobytes > MEMORY_MB * 1024) onTooLarge(Math.round(kilobytes / 1024))
    })
  }, LOOK_MS).unref()
}
