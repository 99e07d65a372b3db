import type { LightMyRequestResponse } from 'fastify'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { startShop, type Shop } from '../../testing/shop'

/** As many sessions as one address may open in a minute. */
const SESSIONS = 300

const SECRET = 'a secret that all copies of the API share'

const open = (shop: Shop, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  shop.inject({ method: 'POST', url: '/api/auth/create-session', headers })

/** Opens sessions until the limit is reached. */
async function exhaust(shop: Shop, headers: Record<string, string> = {}): Promise<void> {
  for (let count = 0; count < SESSIONS; count += 1) expect((await open(shop, headers)).statusCode).toBe(200)
}

onEachEngine((start) => {
  describe('callLimits', () => {
    let engine: Engine
    let shop: Shop
    beforeEach(async () => {
      engine = await start()
      shop = await startShop(engine, { secret: SECRET })
    }, START_MS)
    afterEach(async () => {
      await shop.close()
      await engine.stop()
    }, START_MS)

    it(
      'refuses what is too much in the words of the API, and says when to come again',
      async () => {
        await exhaust(shop)
        const refused = await open(shop)
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
        const spoofed = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' }
        expect((await open(shop, spoofed)).statusCode).toBe(429)
        expect(shop.logged().join()).not.toContain('203.0.113.7')
      },
      START_MS,
    )
  })
})

describe('callLimits on two copies', () => {
  onEachEngine((start) => {
    let engine: Engine
    const shops: Shop[] = []
    beforeAll(async () => {
      engine = await start()
      const settings = { secret: SECRET, trustedProxies: ['127.0.0.1'] }
      shops.push(await startShop(engine, settings))
      if (engine.databaseUrl) shops.push(await startShop(engine, settings))
    }, START_MS)
    afterAll(async () => {
      for (const shop of shops) await shop.close()
      await engine.stop()
    }, START_MS)

    it(
      'counts the calls of all copies together, by the address that a trusted proxy names',
      async () => {
        const [one, other = one] = shops
        if (!one || !other) throw new Error('no shop')
        await exhaust(one, { 'x-forwarded-for': '203.0.113.7' })
        expect((await open(other, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(429)
        expect((await open(other, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200)
        // what stands before the address that the proxy has added was made up by the caller
        expect((await open(other, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).statusCode).toBe(429)
      },
      START_MS,
    )
  })
})
