import type { FastifyPluginAsync } from 'fastify'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { routes } from '@nimbus/shared-contracts/routes'
import type { ShopPages } from '@nimbus/shared-contracts/search'
import type { LiveComposition } from '../composition/live-composition'
import { sitemap } from './sitemap'

/** What is of no use in search engines: calls and payloads, and pages that are each visitor's own. */
const DISALLOWED = ['/api/', '/*_payload.json', routes.cart(), routes.checkout(), routes.search()]

/** Search engines may keep both for an hour, unless they speak of whatever host was asked for. */
const HOUR = 'public, max-age=3600'

/** Seconds after which to ask again for what the API can't tell now. */
const RETRY_AFTER = 60

export interface SeoRoutesOptions {
  live: () => LiveComposition
  /** Pages of what is sold; rejects while the API can't tell. */
  pages: () => Promise<ShopPages>
  /** Origin of the shop's addresses; without it the one that was asked for. */
  origin: string | undefined
}

/** What search engines ask for first. */
export const seoRoutes: FastifyPluginAsync<SeoRoutesOptions> = async (server, { live, pages, origin }) => {
  const cacheControl = origin === undefined ? 'no-store' : HOUR
  server.get('/robots.txt', async (request, reply) => {
    const shop = origin ?? `${request.protocol}://${request.host}`
    const lines = [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${shop}/sitemap.xml`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(`${lines.join('\n')}\n`)
  })
  server.get('/sitemap.xml', async (request, reply) => {
    const known = await pages().catch((cause: unknown) => {
      server.log.warn(`sitemap: ${errorMessage(cause)}`)
      return undefined
    })
    if (!known) return reply.code(503).header('retry-after', RETRY_AFTER).send({ message: 'not known now' })
    const xml = sitemap(live().table, known, origin ?? `${request.protocol}://${request.host}`)
    return reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(xml)
  })
}
