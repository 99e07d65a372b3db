import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../shop/shop'
import { psql, SHOP_URL } from '../engine/docker'
import { compose, expectHealthy, query } from './compose'

const run = promisify(execFile)

const APIS = ['api-1', 'api-2']
const RESTORED = 'restored'
const TABLES = ['shop_order', 'order_event', 'mail', 'session', 'composition', 'declaration', 'reservation']

/** Runs a line of a shell, for what comes from and goes into a file. */
const shell = async (line: string): Promise<string> => (await run('sh', ['-c', line], { timeout: 120_000 })).stderr

/** How many rows these tables of a database have. */
const counts = (database: string): Promise<string> =>
  compose([
    'exec',
    '-T',
    'database',
    ...psql(TABLES.map((table) => `select '${table}', count(*) from ${table}`).join(' union all ')).map((part) =>
      part.replace('--dbname=shop', `--dbname=${database}`),
    ),
  ])

test('what was saved while the shop sells is restored into an empty database, and the shop goes on with it', async () => {
  test.slow()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-backup-'))
  const [backup, secrets] = [path.join(folder, 'shop.backup'), path.join(folder, 'shop.secrets')]
  try {
    expect(Number(await query('select count(*) from shop_order'))).toBeGreaterThan(0)
    expect(await shell(`docker compose exec -T api-1 backup save - --secrets /tmp/secrets > ${backup}`)).toMatch(
      /Saved [1-9]\d* orders/,
    )
    await shell(
      `docker compose exec -T api-1 cat /tmp/secrets > ${secrets}; docker compose exec -T api-1 rm /tmp/secrets`,
    )
    expect(fs.readFileSync(secrets, 'utf8')).toMatch(
      /^SHOP_SECRET=.{32,}\nSHOP_OPERATOR_KEY=.+\nSHOP_DECLARATION_KEY=.+\n$/,
    )

    await compose(['exec', '-T', 'database', 'createdb', '--username=shop', RESTORED])
    const restore = `docker compose exec -T -e DATABASE_NAME=${RESTORED} api-1 backup restore - < ${backup}`
    await shell(restore)
    expect(await counts(RESTORED)).toBe(await counts('shop'))
    // nothing is replaced
    await expect(shell(restore)).rejects.toThrow('has rows already')

    await compose(['stop', '--timeout', '10', ...APIS])
    try {
      const rename = (from: string, to: string): Promise<string> =>
        compose([
          'exec',
          '-T',
          'database',
          'psql',
          '--username=shop',
          '--dbname=postgres',
          '-c',
          `alter database ${from} rename to ${to}`,
        ])
      await rename('shop', 'former')
      await rename(RESTORED, 'shop')
    } finally {
      await compose(['start', ...APIS])
    }
    await expectHealthy()
    expect((await fetch(`${SHOP_URL}/readyz`)).status).toBe(200)
    expect(await counts('shop')).toBe(await counts('former'))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
