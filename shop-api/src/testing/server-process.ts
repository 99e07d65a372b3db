import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { packageFolder } from '../kernel/package/package-folder'
import { formRulesFile } from './form-rules'
import { freePort } from './free-port'

/** Packages that find their own files at run time stay outside of the bundle, as in the real build. */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@fontsource/*',
  'ajv',
  'drizzle-orm',
  'fastify',
  '@fastify/*',
  'libphonenumber-js',
  'pdfkit',
  'pg',
  'valibot',
]

/** The real server as one file in the package, where it finds `migrations/` and its packages, its rules beside it. */
export async function bundleServer(): Promise<string> {
  const outfile = join(dirname(await formRulesFile()), `server-${process.pid}.mjs`)
  await build({
    entryPoints: [join(packageFolder(), 'src', 'server.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    outfile,
    // CommonJS packages inside of the bundle ask for node's own modules
    banner: { js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);" },
    logLevel: 'silent',
  })
  return outfile
}

export interface ServerProcess {
  origin: string
  isRunning(): boolean
  /** SIGKILL: nothing gets the chance to tidy up. Resolves when the process is gone. */
  kill(): Promise<void>
  /** SIGTERM, as an operator ends it. Resolves with the exit code. */
  terminate(): Promise<number | null>
}

export interface ServerSettings {
  /** How long it may take to start, in milliseconds. */
  patienceMs?: number
  env?: Record<string, string>
  /** One that it had before; any that is free without it. */
  port?: number | undefined
  /** What answers once it has started. */
  readyPath?: string
}

/** Starts a server of the shop and waits until it can sell, or until it answers at another path. */
export async function startServer(
  file: string,
  dataDir: string,
  { patienceMs = 240_000, env: settings = {}, port: given, readyPath = '/readyz' }: ServerSettings = {},
): Promise<ServerProcess> {
  const port = given ?? (await freePort())
  const own = { PORT: String(port), SHOP_DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: '', ...settings }
  const env = { ...process.env, ...own }
  const server = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (chunk) => (said += String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  const end = Date.now() + patienceMs
  while (!(await isReady(`${origin}${readyPath}`))) {
    if (server.exitCode !== null || Date.now() > end) {
      server.kill('SIGKILL')
      throw new Error(`the server did not start: ${said}`)
    }
    await new Promise((wait) => setTimeout(wait, 50))
  }
  return {
    origin,
    isRunning: () => !hasEnded(server),
    kill: async () => void (await ended(server, 'SIGKILL')),
    terminate: () => ended(server, 'SIGTERM'),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((gone) => {
    if (hasEnded(server)) return gone(server.exitCode)
    server.once('exit', (code) => gone(code))
    server.kill(signal)
  })
}

const isReady = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
