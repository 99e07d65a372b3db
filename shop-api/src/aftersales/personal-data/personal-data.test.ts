import { readFile } from 'node:fs/promises'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { aPayload, Customer, IBAN } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'
import { endedYears } from '../../kernel/dates/periods'
import { loggedLine } from '../../testing/logged-line'
import type { Erasure } from './erase'

jest.setTimeout(120_000)

/** What the customer of the tests typed, and nobody else's. */
const TYPED = ['Katharina', 'katharina@beispiel.de', '1990-03-27', '345279580', 'Lindenstraße']

type Held = Record<string, unknown[]> & { order: Record<string, unknown> }

describe('endedYears', () => {
  it.each([
    // what came in the first hour of a German year went a year too early
    ['2025-12-31T23:00:00Z', 6, '2019-12-31T23:00:00.000Z'],
    ['2026-12-31T22:59:59Z', 6, '2019-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00Z', 6, '2020-12-31T23:00:00.000Z'],
    ['2026-11-27T12:00:00Z', 8, '2017-12-31T23:00:00.000Z'],
  ])('at %s, %d years have passed for what is older than %s', (now, years, instant) => {
    expect(endedYears(new Date(now), years).toISOString()).toBe(instant)
  })
})

onEachEngine((start) => {
  const shop = shopOn(start)
  let order: OrderResult
  beforeAll(async () => {
    const customer = await Customer.arrive(shop.send)
    const request = { payload: aPayload(), situation: 'NO_LINE', values: {} }
    await customer.call('POST', '/resume/mail', { ...request, email: 'Katharina@beispiel.de' })
    await customer.call('POST', '/resume/mail', { ...request, email: 'ida@beispiel.de' })
    order = await customer.buy()
    const payload = { name: order.name, contract: order.order_id, email: order.email }
    await shop.inject({ method: 'POST', url: '/api/withdrawals', payload })
  })

  async function ask<Answer>(method: 'GET' | 'DELETE', path: string): Promise<Answer> {
    const key = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    const url = `/api/operator/personal-data/${path}`
    return (await shop.inject({ method, url, headers: { 'x-operator-key': key } })).json<Answer>()
  }

  it('shows nothing to whoever has no operator key', async () => {
    const url = `/api/operator/personal-data/${order.order_id}`
    expect((await shop.inject({ url })).statusCode).toBe(401)
    expect((await shop.inject({ url, method: 'DELETE' })).statusCode).toBe(401)
  })

  it('knows no order that there isn’t', async () => {
    expect(await ask('GET', 'NB-2026-222222')).toMatchObject({ status_code: 404 })
    expect(await ask('DELETE', 'NB-2026-222222')).toMatchObject({ status_code: 404 })
  })

  it('shows every row on an order, the IBAN masked', async () => {
    const held = await ask<Held>('GET', order.order_id)
    expect(held.order).toMatchObject({ order_id: order.order_id, sealed_iban: '(encrypted)' })
    for (const table of [
      'drafts',
      'draft_scopes',
      'availabilities',
      'idempotent_calls',
      'sessions',
      'mails',
      'declarations',
    ])
      expect([table, held[table]!.length > 0]).toEqual([table, true])
    const text = JSON.stringify(held)
    for (const typed of TYPED) expect(text).toContain(typed)
    expect(text).not.toContain(IBAN)
    // whichever row somebody should ever log
    for (const typed of TYPED) expect(loggedLine({ held })).not.toContain(typed)
    // what was sent to the customer before there was an order was not found, and nobody else's is
    const mails = held.mails as { kind: string; recipient: string }[]
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      'order-received katharina@beispiel.de',
      'resume Katharina@beispiel.de',
      'withdrawal-receipt katharina@beispiel.de',
    ])
  })

  it('erases what may go while the contract runs, and says why the rest stays', async () => {
    const { erased, kept } = await ask<Erasure>('DELETE', order.order_id)
    // those that aren't sent yet stay until they are
    const counted = /(?:contents of mails|not sent yet): (\d)/g
    const found = [...[...erased, ...kept].join().matchAll(counted)].map(([, count]) => Number(count))
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(erased.join()).toMatch(/drafts with what was typed: 1.*guest sessions: 1/)
    expect(kept.join('\n')).toMatch(
      /the whole order: its contract is acknowledged[^]*withdrawals and cancellations: 1, for 6 years/,
    )
    const held = await ask<Held>('GET', order.order_id)
    expect([held.drafts, held.draft_scopes, held.sessions, held.idempotent_calls]).toEqual([[], [], [], []])
    expect(JSON.stringify(held.order)).toContain('1990-03-27')
  })

  it('reduces the order of a contract that is over to what the law asks for', async () => {
    const { erased, kept } = await ask<Erasure>('DELETE', `${order.order_id}?contract-ended=yes`)
    expect(erased.join()).toContain('bank account')
    expect(kept.join()).toContain('8 years')
    const { order: left } = await ask<Held>('GET', order.order_id)
    const text = JSON.stringify(left)
    for (const gone of ['katharina@beispiel.de', '1990-03-27', '345279580', 'DE89']) expect(text).not.toContain(gone)
    expect(left).toMatchObject({
      sealed_iban: null,
      reduced_at: expect.any(String) as string,
      data: { CUSTOMER: { customer: { last_name: 'Müller-Lüdenscheidt' } } },
      result: { order_id: order.order_id, email: '' },
    })
    // asked again, there is nothing new
    expect((await ask<Held>('GET', order.order_id)).order.reduced_at).toBe(left.reduced_at)
  })
})
