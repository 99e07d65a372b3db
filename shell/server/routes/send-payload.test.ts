import Fastify from 'fastify'
import type { Visit } from '../../src/routing/visit'
import type { LiveComposition } from '../composition/live-composition'
import type { PageResult } from '../rendering/page-service'
import { sendPayload } from './send-payload'

const live = { releases: new Map([['mf-a', { version: '1.0.0' }]]) } as unknown as LiveComposition
const page = (over: Partial<Visit>): PageResult => ({
  kind: 'page',
  live,
  html: undefined,
  visit: {
    owner: 'mf-a',
    page: 'list',
    layout: 'shop',
    status: 200,
    payload: { price: 995 },
    head: { title: 'Tarife' },
    path: '/tarife',
    params: {},
    query: {},
    ...over,
  },
})

async function answer(result: PageResult, tag?: string) {
  const server = Fastify()
  server.get('/', async (request, reply) => sendPayload(result, request, reply))
  const { statusCode, headers, body } = await server.inject({ url: '/', headers: tag ? { 'if-none-match': tag } : {} })
  const { 'cache-control': cache, etag } = headers
  return { statusCode, cache, etag: etag ?? '', body: body && (JSON.parse(body) as unknown) }
}

describe('sendPayload', () => {
  it('answers with payload, head and the release that made them', async () => {
    expect(await answer(page({}))).toMatchObject({
      statusCode: 200,
      cache: 'no-cache',
      body: { status: 200, head: { title: 'Tarife' }, payload: { price: 995 }, release: 'mf-a 1.0.0' },
    })
  })

  it('sends nothing again that has not changed, and everything that has', async () => {
    const { etag } = await answer(page({}))
    expect(await answer(page({}), etag)).toMatchObject({ statusCode: 304, body: '' })
    expect(await answer(page({ payload: { price: 1_995 } }), etag)).toMatchObject({ statusCode: 200 })
    expect(await answer(page({ head: { title: 'Andere' } }), etag)).toMatchObject({ statusCode: 200 })
  })

  it('lets nobody keep an answer without a payload', async () => {
    for (const status of [200, 503]) {
      expect(await answer(page({ status, payload: undefined }))).toMatchObject({
        statusCode: status,
        cache: 'no-store',
        body: { status, head: { title: 'Tarife' } },
      })
    }
  })

  it('tells of a redirect and of a page that does not exist', async () => {
    expect(await answer({ kind: 'redirect', to: '/agb?id=widerrufsrecht', status: 301 })).toMatchObject({
      statusCode: 200,
      body: { redirect: '/agb?id=widerrufsrecht' },
    })
    const missing = page({ owner: undefined, status: 404, payload: null, head: { noindex: true } })
    expect(await answer(missing)).toMatchObject({ statusCode: 404, body: { status: 404, payload: null } })
  })
})
