import Fastify from 'fastify'
import fc from 'fast-check'
import { bucketOf, createCohorts, keepFromSharedCaches } from './cohorts'
import type { LiveComposition } from './compose'
import { compositionFor, type RunningComposition } from './running-compositions'

const composition = (build_id: string): LiveComposition => ({
  composition: { build_id, releases: [] },
  releases: new Map(),
  table: { find: () => undefined, routes: [] },
})
const stable: RunningComposition = { below: 100, live: composition('stable') }
const canary = (below: number): RunningComposition => ({ below, live: composition('canary') })

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A server with a document and the build's id, as the edge has them. */
function setUp(running: RunningComposition[], draw: () => number) {
  const keeper = { running: () => running, current: (bucket?: number) => compositionFor(running, bucket) }
  const cohorts = createCohorts({ keeper, draw })
  const server = Fastify()
  server.addHook('onSend', async (_request, reply, payload) => {
    keepFromSharedCaches(reply)
    return payload
  })
  server.get('/', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(cohorts.welcome(request, reply).composition.build_id),
  )
  server.get('/latest', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(cohorts.compositionFor(request, reply).composition.build_id),
  )
  server.get('/hashed', async (request, reply) =>
    reply
      .header('cache-control', 'public, immutable')
      .send(cohorts.compositionFor(request, reply).composition.build_id),
  )
  return (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
}

describe('createCohorts', () => {
  it('gives a visitor the same composition with everything, from the first document on', async () => {
    const get = setUp([canary(10), stable], () => 9)
    const first = await get('/')
    expect(first.body).toBe('canary')
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    for (const url of ['/', '/latest', '/hashed']) expect((await get(url, { cookie })).body).toBe('canary')
    expect((await get('/', { cookie })).headers['set-cookie']).toBeUndefined()
  })

  it('gives 10 of 100 numbers a canary of 10 %', async () => {
    const get = setUp([canary(10), stable], () => 0)
    const bodies = await Promise.all(
      Array.from({ length: 100 }, async (_, bucket) => (await get('/', { cookie: `nimbus-cohort=${bucket}` })).body),
    )
    expect(bodies.filter((body) => body === 'canary')).toHaveLength(10)
  })

  it('keeps what depends on the visitor out of shared caches, and nothing else', async () => {
    const get = setUp([canary(10), stable], () => 50)
    const [document, latest, hashed] = await Promise.all(['/', '/latest', '/hashed'].map((url) => get(url)))
    expect([document?.headers['cache-control'], document?.headers.vary]).toEqual(['private, no-cache', 'cookie'])
    expect([latest?.headers['cache-control'], latest?.headers.vary]).toEqual(['no-store', 'cookie'])
    expect([hashed?.headers['cache-control'], hashed?.headers.vary]).toEqual(['public, immutable', undefined])
  })

  it('sets no cookie and says nothing of cookies while there is no canary', async () => {
    const { headers, body } = await setUp([stable], () => 0)('/', { cookie: 'nimbus-cohort=0' })
    expect([body, headers['set-cookie'], headers.vary, headers['cache-control']]).toEqual([
      'stable',
      undefined,
      undefined,
      'no-cache',
    ])
  })

  it('shows bots what most visitors get', async () => {
    const { headers, body } = await setUp([canary(100), stable], () => 0)('/', { 'user-agent': GOOGLEBOT })
    expect([body, headers['set-cookie']]).toEqual(['stable', undefined])
  })

  it('names a cookie that ends with the session, that no script reads, and over TLS only when that is used', async () => {
    const { headers } = await setUp([canary(10), stable], () => 42)('/')
    expect(headers['set-cookie']).toBe('nimbus-cohort=42; Path=/; HttpOnly; SameSite=Lax')
  })
})

describe('bucketOf', () => {
  it.each([
    ['nimbus-cohort=42', 42],
    ['a=1; nimbus-cohort=0; b=2', 0],
    ['nimbus-cohort=100', undefined],
    ['nimbus-cohort=-1', undefined],
    ['xnimbus-cohort=4', undefined],
    ['', undefined],
  ])('of %j is %j', (cookies, bucket) => {
    expect(bucketOf(cookies)).toBe(bucket)
  })

  it('is undefined or from 0 to 99, whatever a browser sends', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bucket = bucketOf(`nimbus-cohort=${text}`)
        expect(bucket === undefined || (bucket >= 0 && bucket <= 99)).toBe(true)
      }),
    )
  })
})
