import { readFile } from 'node:fs/promises'
import {
  edgeToken,
  type Decided,
  type EdgeReport,
  type ReleaseState,
  type SharedState,
} from '@nimbus/server-kit/releases'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { onEachEngine } from '../../testing/engines'
import { DECLARATION_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const aDecision = (id: string, by: string) => ({
  kind: 'pin',
  version: '1.4.2',
  id,
  by,
  at: '2026-11-30T10:00:00.000Z',
})

const aReport = (more: Partial<EdgeReport> = {}): EdgeReport => ({ prepared: 0, counts: [], known_record: 0, ...more })

onEachEngine((start) => {
  const shop = shopOn(start)
  const key = { 'x-operator-key': edgeToken(DECLARATION_KEY) }

  const decide = async (remote: string, payload: object) =>
    shop.inject({ method: 'PUT', url: `/api/operator/releases/${remote}`, headers: key, payload })
  const sync = async (edge: string, report: Partial<EdgeReport> = {}): Promise<SharedState> =>
    (
      await shop.inject({ method: 'PUT', url: `/api/operator/edges/${edge}`, headers: key, payload: aReport(report) })
    ).json<SharedState>()

  describe('PUT /operator/releases/:remote', () => {
    it('lets the later decision count and says which one it replaced, also of two at once', async () => {
      const [one, other] = (
        await Promise.all([
          decide('mf-a', { decision: aDecision('d1', 'anna') }),
          decide('mf-a', { decision: aDecision('d2', 'bela') }),
        ])
      ).map((answer) => answer.json<Decided>())
      const replaced = [one?.replaced, other?.replaced]
      expect(replaced).toContain(null)
      const first = replaced.find((decision) => decision !== null)
      const { decisions } = (await shop.inject({ url: '/api/operator/releases', headers: key })).json<ReleaseState>()
      expect(new Set([first?.id, decisions[0]?.decision.id])).toEqual(new Set(['d1', 'd2']))
    })

    it('takes a decision back only while it still counts', async () => {
      await decide('mf-b', { decision: aDecision('d3', 'anna') })
      const late = await decide('mf-b', { decision: null, replaces: 'd0' })
      expect(late.json()).toMatchObject({ taken: false, replaced: { id: 'd3' } })
      expect((await decide('mf-b', { decision: null, replaces: 'd3' })).json()).toMatchObject({ taken: true })
      const again = await decide('mf-b', { decision: aDecision('d4', 'anna') })
      expect(again.json()).toEqual({ taken: true, replaced: null })
    })

    it.each([
      ['a version that is none', 'mf-a', { decision: { ...aDecision('d1', 'anna'), version: '../2' } }],
      ['a remote that is none', 'cart', { decision: aDecision('d1', 'anna') }],
      ['a share of nobody', 'mf-a', { decision: { ...aDecision('d1', 'anna'), kind: 'canary', share: 0, base: '1' } }],
    ])('refuses %s', async (_, remote, payload) => {
      expect((await decide(remote, payload)).statusCode).toBe(400)
    })
  })

  it('lets in operators and edges, and nobody else', async () => {
    const url = '/api/operator/releases'
    const operatorKey = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    expect((await shop.inject({ url, headers: { 'x-operator-key': operatorKey } })).statusCode).toBe(200)
    expect((await shop.inject({ url, headers: key })).statusCode).toBe(200)
    expect((await shop.inject({ url })).statusCode).toBe(401)
    // what an edge has opens releases, not orders
    expect((await shop.inject({ url: '/api/operator/orders', headers: key })).statusCode).toBe(401)
  })

  describe('PUT /operator/edges/:edge', () => {
    it('has edges show one plan after the other, from one instant on that all are told', async () => {
      const plan = (version: string) => ({ releases: [{ name: 'mf-a', version }], candidates: [], missing: [] })
      expect(await sync('one')).toMatchObject({ leads: true, revision: 0, shown: null })
      expect(await sync('two')).toMatchObject({ leads: false })
      await sync('one', { proposal: { base: 0, plan: plan('1') }, record: '{"remotes":{}}' })
      expect(await sync('two')).toMatchObject({ shown: { revision: 1, plan: plan('1') }, record: '{"remotes":{}}' })
      await sync('one', { proposal: { base: 1, plan: plan('2') }, prepared: 1, known_record: 1 })
      const told = await sync('two', { prepared: 2, known_record: 1 })
      expect(told).toMatchObject({ record: null, next: { revision: 2, plan: plan('2'), starts_at: null } })
      const { now, next } = await sync('one', { prepared: 2, known_record: 1 })
      expect(Date.parse(next?.starts_at ?? '') - Date.parse(now)).toBeGreaterThan(0)
      expect((await sync('two', { prepared: 2 })).next?.starts_at).toBe(next?.starts_at)
    })

    it('adds up what the other edges have counted', async () => {
      const counts = [{ release: 'mf-a 2', requests: 10, failures: 1 }]
      await sync('one', { counts })
      await sync('two', { counts })
      expect((await sync('three')).counts).toEqual([{ release: 'mf-a 2', requests: 20, failures: 2 }])
      expect((await sync('two', { counts })).counts).toEqual(counts)
    })
  })
})
