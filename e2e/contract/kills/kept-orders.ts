import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { MailServer } from '../../../shop-api/src/testing/mail-server'
import { readStored } from '../../../shop-api/src/testing/shop'

/** Milliseconds until the last mail has to be there. */
const MAILS_MS = 120_000

/**
 * Fails unless the database has just the orders that customers know of (numbers by mail address), and each one's mail was
 * sent to the mail server.
 */
export async function expectKeptOrders(
  databaseUrl: string,
  acknowledged: ReadonlyMap<string, string>,
  { received }: MailServer,
): Promise<void> {
  await untilMailed(databaseUrl, acknowledged.size)
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-read-'))
  const { orders, mails } = await readStored({ dataDir, databaseUrl })
  await rm(dataDir, { recursive: true })

  expect(new Map(orders.map(({ result, order_id }) => [result.email, order_id]))).toEqual(acknowledged)
  expect(orders).toHaveLength(acknowledged.size)
  const told = mails.filter(({ kind }) => kind === 'order-received')
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([...acknowledged.keys()].toSorted())
  expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['sent']))
  // a sender that was stopped behind the server's yes sends it again: under the same id, by which a mailbox knows it
  for (const { id, recipient } of told) {
    const ids = new Set(received.filter(({ to }) => to === recipient).map(({ messageId }) => messageId))
    expect([recipient, [...ids]]).toEqual([recipient, [expect.stringContaining(id)]])
  }
}

/** Waits for so many mails to be sent, as if what killed senders have left and what was put off were due by now. */
async function untilMailed(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update mail set leased_until = least(leased_until, now()), next_try_at = least(next_try_at, now()) where state = 'queued'`,
  )
  const end = performance.now() + MAILS_MS
  for (let sent = 0; sent < count && performance.now() < end; await wait(200)) {
    const { rows } = await client.query<{ sent: number }>(
      `select count(*)::integer as sent from mail where state = 'sent' and kind = 'order-received'`,
    )
    sent = rows[0]?.sent ?? 0
  }
  await client.end()
}
