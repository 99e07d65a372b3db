import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { packageFolder } from '../kernel/package/package-folder'
import { freePort } from './free-port'
import { testDisk } from './test-folder'

/** Where Debian's packages put each version's programs. */
const DEBIAN = '/usr/lib/postgresql'

/** The user "nobody", since PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** As whom the programs of PostgreSQL run. */
export const POSTGRES_USER: { uid?: number; gid?: number } = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export interface PostgresServer {
  url: string
  /** Ends it as a crash does. */
  crash(): Promise<void>
  /** Ends it as its machine would, without a word to anybody. */
  kill(): Promise<void>
  /** Starts it again after a crash; resolves once it answers. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The folder with `initdb` and `postgres`; undefined where PostgreSQL isn't installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** What a server begins with, and its settings beside those of a test: `{wal_level: 'logical'}` */
interface PostgresOptions {
  fill?: (programs: string, data: string) => void | Promise<void>
  settings?: Readonly<Record<string, string>>
}

/** A server of its own in a temporary folder, gone with the test. TEST_DATABASE_URL names one that runs already. */
export async function startPostgres(
  programs: string,
  { fill = copyCluster, settings = {} }: PostgresOptions = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(testDisk(), 'shop-postgres-'))
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  await fill(programs, data)
  const port = await freePort()
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  const flags = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F']
  for (const [name, value] of Object.entries(settings)) flags.push('-c', `${name}=${value}`)
  let server: ChildProcess
  const start = (): Promise<void> => {
    server = spawn(join(programs, 'postgres'), flags, { ...POSTGRES_USER, stdio: 'ignore' })
    return untilItAnswers(url)
  }
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', () => done())
      server.kill(signal)
    })
  await start()
  return {
    url,
    // immediate shutdown: nothing is tidied up, and the next start reads its log as after a crash
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      // fast shutdown: connections are closed, not waited for
      await end('SIGINT')
      // of a server that was killed, sessions may go on writing for a moment
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/**
 * An empty cluster at `data`. Making one takes seconds of a processor, copying it a blink, so that the first one is kept in
 * the package's cache.
 */
function copyCluster(programs: string, data: string): void {
  const kept = join(packageFolder(), '.cache', `postgres-${basename(dirname(programs))}`)
  if (existsSync(kept)) return copyFolder(kept, data)
  const flags = ['-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...flags], POSTGRES_USER)
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`)
  mkdirSync(dirname(kept), { recursive: true })
  const making = `${kept}.${process.pid}`
  copyFolder(data, making)
  try {
    renameSync(making, kept)
  } catch {
    // another worker was faster
    rmSync(making, { recursive: true, force: true })
  }
}

/** With owners and modes, on which PostgreSQL insists. */
function copyFolder(from: string, to: string): void {
  const copied = spawnSync('cp', ['-a', from, to])
  if (copied.status !== 0) throw new Error(`cp failed: ${String(copied.stderr)}`)
}

/** Milliseconds that a server may take to start on a busy machine. */
const PATIENCE_MS = 60_000

async function untilItAnswers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((wait) => setTimeout(wait, 100))
    }
  }
}
