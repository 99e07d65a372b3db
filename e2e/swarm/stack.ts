import { expect } from '@playwright/test'
import { docker, psql } from '../engine/docker'

/** Name of the deployed stack. */
const STACK = process.env.STACK ?? 'nimbus'

/** How long it takes at most until what was killed or changed is well again, in milliseconds. */
const WELL_MS = 240_000

const nameOf = (service: string): string => `${STACK}_${service}`

/** Ids of a service's containers on this machine. */
async function containersOf(service: string): Promise<string[]> {
  const label = `label=com.docker.swarm.service.name=${nameOf(service)}`
  return (await docker(['ps', '--quiet', '--filter', label])).split('\n').filter(Boolean)
}

/** Ends one task of a service without any warning. */
export async function kill(service: string): Promise<void> {
  const [container] = await containersOf(service)
  if (!container) throw new Error(`stack: ${service} has no task here`)
  await docker(['kill', '--signal', 'KILL', container])
  // the orchestrator may need a moment to see it
  await expect.poll(() => containersOf(service)).not.toContain(container)
}

/** Lets the engine replace all tasks of a service, with other settings or the same; resolves when the update is over. */
export async function update(service: string, ...changes: readonly string[]): Promise<string> {
  await docker(['service', 'update', '--detach', '--quiet', '--force', ...changes, nameOf(service)])
  await expect.poll(() => updateOf(service), { timeout: WELL_MS, intervals: [500] }).toMatch(/completed$|paused$/)
  return updateOf(service)
}

/** "updating", "completed", "rollback_completed", … */
const updateOf = (service: string): Promise<string> =>
  docker(['service', 'inspect', '--format', '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}', nameOf(service)])

/** All services have all of their tasks, by themselves. */
export async function expectWell(): Promise<void> {
  const unwell = async (): Promise<string[]> => {
    const services = await docker(['stack', 'services', '--format', '{{.Name}} {{.Replicas}}', STACK])
    return services.split('\n').filter((line) => !/ (\d+)\/\1/.test(line))
  }
  await expect.poll(unwell, { timeout: WELL_MS, intervals: [500] }).toEqual([])
}

/** A value from the database: query("select count(*) from shop_order") → "3" */
export async function query(sql: string): Promise<string> {
  const [container] = await containersOf('database')
  if (!container) throw new Error('stack: the database has no task here')
  return docker(['exec', container, ...psql(sql)])
}
