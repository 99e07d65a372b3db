import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Longer than any command takes, so that a stuck engine ends the test and not the patience of CI. */
const COMMAND_LIMIT_MS = 300_000

/** Where the gateway answers on this machine. */
export const SHOP_URL = process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 8080}`

/** Runs `docker` with these parameters; answers what it printed: docker(['node', 'ls']) */
export async function docker(
  parameters: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await run('docker', parameters, { timeout: COMMAND_LIMIT_MS, ...options })
  return stdout.trim()
}

/** What asks the database for a value, inside of its container: psql("select count(*) from shop_order") prints "3" */
export const psql = (sql: string): string[] => [
  'psql',
  '--username=shop',
  '--dbname=shop',
  '--tuples-only',
  '--no-align',
  '-c',
  sql,
]
