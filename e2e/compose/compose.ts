import { expect } from '@playwright/test'
import { docker, psql, SHOP_URL } from '../engine/docker'

/** Runs `docker compose` on the running project, which COMPOSE_PROJECT_NAME names; answers what it printed. */
export const compose = (parameters: readonly string[], folder?: string): Promise<string> =>
  docker(['compose', ...parameters], {
    // what is built is deployed now, whatever the engine has in its cache
    env: { ...process.env, DEPLOYED_AT: new Date().toISOString() },
    ...(folder && { cwd: folder }),
  })

/** Stops services, does the work, and starts them again once they were away for `seconds`, also when the work fails. */
export async function without(services: readonly string[], seconds: number, work: () => Promise<void>): Promise<void> {
  await compose(['stop', '--timeout', '10', ...services])
  const away = new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  try {
    await work()
    await away
  } finally {
    await compose(['start', ...services])
  }
}

/** All services with a health check are healthy again, by themselves. */
export async function expectHealthy(): Promise<void> {
  await expect
    .poll(() => compose(['ps', '--format', '{{.Service}} {{.Health}}']), { timeout: 60_000, intervals: [1_000] })
    .not.toMatch(/unhealthy|starting/)
}

/** A value from the database: query("select count(*) from shop_order") → "3" */
export const query = (sql: string): Promise<string> => compose(['exec', '-T', 'database', ...psql(sql)])

/** The id of the live composition, as open tabs ask for it. */
export async function liveBuild(): Promise<string> {
  const response = await fetch(`${SHOP_URL}/builds/latest.json?${Date.now()}`)
  return ((await response.json()) as { id: string }).id
}
