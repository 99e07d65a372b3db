import Fastify from 'fastify'
import { hashOf, keepPageData } from '../document/kept-page-data'
import { pageDataOf } from '../document/page-document'
import type { PageResult } from '../rendering/page-service'
import { sendPageData } from './send-page-data'

const aPage = (payload: unknown) =>
  ({
    kind: 'page',
    visit: { owner: 'mf-a', path: '/a', payload },
    html: '<p>',
    live: { composition: { build_id: 'b', releases: [] } },
  }) as unknown as Extract<PageResult, { kind: 'page' }>

/** Asks an edge that has just been started, whose page is `now`. */
async function asked(hash: string, now: PageResult) {
  const server = Fastify()
  server.get('/', (_request, reply) =>
    sendPageData(hash, reply, { kept: keepPageData(), apiBase: '/api', page: async () => now }),
  )
  const { statusCode, body, headers } = await server.inject('/')
  return { statusCode, body: JSON.parse(body), caching: headers['cache-control'] }
}

describe('sendPageData', () => {
  const data = pageDataOf(aPage(1), '/api')
  const hash = hashOf(JSON.stringify(data))

  it('answers on another edge with the same, as long as the page is the same', async () => {
    const { body, caching } = await asked(hash, aPage(1))
    expect(body).toEqual(data)
    expect(caching).toContain('immutable')
  })

  it('has a page that is another by now shown anew, so that no hydration mixes two', async () => {
    const { body, caching } = await asked(hash, aPage(2))
    expect(body).toEqual({ ...pageDataOf(aPage(2), '/api'), rendered: false, outdated: true })
    expect(caching).toBe('no-store')
  })

  // answered with 404 before, which the browser asked for again and again
  it('has a page that leads elsewhere by now loaded anew, so that the browser goes there', async () => {
    const instead = { ...aPage(undefined), html: undefined }
    const { statusCode, body } = await asked(hash, { kind: 'redirect', to: '/b', status: 301, instead })
    expect(statusCode).toBe(200)
    expect(body).toEqual({ ...pageDataOf(instead, '/api'), rendered: false, outdated: true })
  })

  it('has nothing for an address that never had a page', async () => {
    expect((await asked(hash, { kind: 'redirect', to: '/b', status: 301 })).statusCode).toBe(404)
  })
})
