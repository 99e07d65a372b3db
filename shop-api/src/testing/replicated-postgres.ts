import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { openMovableAddress } from './movable-address'
import { POSTGRES_USER, startPostgres, type PostgresServer } from './postgres-server'

/** By which the primary knows its standby. */
const STANDBY = 'standby'

/** Milliseconds until somebody notices that the primary is gone, and until the standby at its address is promoted. */
const NOTICED_MS = 400
const READ_ONLY_MS = 400

/** Milliseconds in which a standby has to have caught up. */
const PATIENCE_MS = 60_000

/** A primary at an address that outlives it, and a standby that has every transaction before its client is told of it. */
export interface ReplicatedPostgres {
  url: string
  /** Makes a standby of whoever is primary; resolves once no transaction is confirmed without it. */
  addStandby(): Promise<void>
  /** SIGKILL for the primary; its address leads nowhere, then to the standby that still only reads, which is then promoted. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

/** A primary alone, which `addStandby` gives its standby. */
export async function startReplicatedPostgres(programs: string): Promise<ReplicatedPostgres> {
  const address = await openMovableAddress()
  const begun: PostgresServer[] = []
  let primary = await startPostgres(programs)
  begun.push(primary)
  let standby: PostgresServer | undefined
  address.leadTo(portOf(primary))
  return {
    url: `postgres://shop@127.0.0.1:${address.port}/postgres`,
    async addStandby() {
      standby = await standbyOf(programs, primary)
      begun.push(standby)
      // a setting of the primary alone: the standby was copied before, and waits for nobody once it is promoted
      await asked(primary, `alter system set synchronous_standby_names = '${STANDBY}'`)
      await asked(primary, 'select pg_reload_conf()')
      await untilSynchronous(primary)
    },
    async failOver() {
      if (!standby) throw new Error('there is no standby: add one first')
      await primary.kill()
      address.leadTo(undefined)
      await wait(NOTICED_MS)
      address.leadTo(portOf(standby))
      await wait(READ_ONLY_MS)
      await asked(standby, 'select pg_promote()')
      primary = standby
      standby = undefined
    },
    async stop() {
      await address.stop()
      for (const server of begun) await server.stop()
    },
  }
}

/** A copy of a running server that follows it. */
function standbyOf(programs: string, primary: PostgresServer): Promise<PostgresServer> {
  const primary_conninfo = `host=127.0.0.1 port=${portOf(primary)} user=shop application_name=${STANDBY}`
  const fill = async (_: string, data: string): Promise<void> => {
    await copyOf(programs, primary, data)
    await writeFile(join(data, 'standby.signal'), '')
  }
  return startPostgres(programs, { fill, settings: { primary_conninfo } })
}

async function copyOf(programs: string, { url }: PostgresServer, data: string): Promise<void> {
  const flags = ['-d', url, '-D', data, '--checkpoint=fast', '--no-sync']
  const copying = spawn(join(programs, 'pg_basebackup'), flags, {
    ...POSTGRES_USER,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  copying.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(copying, 'close')
  if (code !== 0) throw new Error(`pg_basebackup failed: ${said}`)
}

async function untilSynchronous(primary: PostgresServer): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const rows = await asked(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`)
    if (rows.length > 0) return
    if (Date.now() > end) throw new Error('the standby does not follow its primary')
    await wait(50)
  }
}

async function asked({ url }: PostgresServer, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const portOf = ({ url }: PostgresServer): number => Number(new URL(url).port)
