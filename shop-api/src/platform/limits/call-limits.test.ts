import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { startShop, type Shop } from '../../testing/shop'

/** As many sessions as one address may open in a minute. */
const SESSIONS = 300

/** What the setting LIMIT_FACTOR makes of it here, so that a test needn't open as many. */
const FACTOR = 0.04

const SETTINGS = {
  secret: 'a secret that all copies of the API share',
  trustedProxies: ['127.0.0.1'],
  limitFactor: FACTOR,
}

const open = (shop: Shop, from: Pick<InjectOptions, 'headers' | 'remoteAddress'>): Promise<LightMyRequestResponse> =>
  shop.inject({ method: 'POST', url: '/api/auth/create-session', ...from })

/** A caller who comes through the proxy, which adds the address. */
const through = (address: string) => ({ headers: { 'x-forwarded-for': address }, remoteAddress: '127.0.0.1' })

/** Opens sessions until the limit is reached. */
async function exhaust(shop: Shop, from: Parameters<typeof open>[1]): Promise<void> {
  for (let count = 0; count < SESSIONS * FACTOR; count += 1) expect((await open(shop, from)).statusCode).toBe(200)
}

onEachEngine((start) => {
  describe('callLimits', () => {
    let engine: Engine
    const copies: Shop[] = []
    beforeAll(async () => {
      engine = await start()
      // a folder has one process, PostgreSQL has any number of copies
      for (let copy = 0; copy < (engine.databaseUrl ? 2 : 1); copy += 1) copies.push(await startShop(engine, SETTINGS))
    }, START_MS)
    afterAll(async () => {
      for (const shop of copies) await shop.close()
      await engine.stop()
    }, START_MS)

    it('refuses what is too much in the words of the API, and says when to come again', async () => {
      const [shop] = copies as [Shop]
      const caller = { remoteAddress: '203.0.113.1' }
      await exhaust(shop, caller)
      const refused = await open(shop, caller)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual({
        status_code: 429,
        error: 'TooManyRequestsException',
        message: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
        details: [],
        trace_id: expect.any(String) as string,
      })
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      // whoever makes up where he comes from is still the one who asks
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }
      expect((await open(shop, { ...caller, headers })).statusCode).toBe(429)
      expect(shop.logged().join()).not.toContain('203.0.113.9')
    })

    it('counts the calls of all copies together, by the address that a trusted proxy names', async () => {
      const [one, other = one] = copies as [Shop, Shop?]
      await exhaust(one, through('203.0.113.7'))
      expect((await open(other, through('203.0.113.7'))).statusCode).toBe(429)
      expect((await open(other, through('203.0.113.8'))).statusCode).toBe(200)
      // what stands before the address that the proxy has added was made up by the caller
      expect((await open(other, through('198.51.100.1, 203.0.113.7'))).statusCode).toBe(429)
    })

    it('lets one address open 300 sessions a minute where nobody has set a factor', async () => {
      const { headers } = await open(copies[0]!, { remoteAddress: '203.0.113.2' })
      expect(Number(headers['x-ratelimit-limit']) / FACTOR).toBe(SESSIONS)
    })
  })
})
