import type { FastifyPluginAsync } from 'fastify'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { routes } from '@nimbus/shared-contracts/routes'
import type { ShopPages } from '@nimbus/shared-contracts/search'
import type { LiveComposition } from '../composition/live-composition'
import { sitemap } from './sitemap'

/** What is of no use in search engines: calls and payloads, and pages that are each visitor's own. */
const DISALLOWED = ['/api/', '/*_payload.json', routes.cart(), routes.checkout(), routes.search()]

/** Search engines may keep both for an hour. */
const HOUR = 'public, max-age=3600'

/** Seconds after which to ask again for what the API can't tell now. */
const RETRY_AFTER = 60

export interface SeoRoutesOptions {
  live: () => LiveComposition
  /** Pages of what is sold; rejects while the API can't tell. */
  pages: () => Promise<ShopPages>
  /** Origin of the shop's addresses. */
  origin: string
}

/** What search engines ask for first. */
export const seoRoutes: FastifyPluginAsync<SeoRoutesOptions> = async (server, { live, pages, origin }) => {
  server.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(`${lines.join('\n')}\n`)
  })
  server.get('/sitemap.xml', async (_request, reply) => {
    const known = await pages().catch((cause: unknown) => {
      server.log.warn(`sitemap: ${errorMessage(cause)}`)
      return undefined
    })
    // a list without the pages of a remote would have them forgotten
    const missing = live().composition.missing !== undefined
    if (!known || missing) return reply.code(503).header('retry-after', RETRY_AFTER).send({ message: 'not known now' })
    const xml = sitemap(live().table, known, origin)
    return reply.type('application/xml; charset=utf-8').header('cache-control', HOUR).send(xml)
  })
}
