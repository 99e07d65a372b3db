import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Cohorts } from '../composition/cohorts'
import type { LiveComposition } from '../composition/live-composition'
import { HTML, pageDocument, type PageDocumentOptions } from '../document/page-document'
import { createSharedDocuments } from '../document/shared-documents'
import { acceptsBrotli, createSmallDocuments, type SmallDocuments } from '../document/small-documents'
import { isBot } from '../../src/session/is-bot'
import { errorVisit } from '../rendering/error-visit'
import type { PageResult } from '../rendering/page-service'
import { readPageDataUrl } from '../../src/page-data'
import { releaseName } from '../../src/routing/visit'
import { UNREADABLE_TEXT } from './error-documents'
import { keepToVisitor } from './personal-pages'
import { sendPageData } from './send-page-data'
import { sendPayload } from './send-payload'

export interface PageRoutesOptions extends PageDocumentOptions {
  page: (url: URL, live: LiveComposition) => Promise<PageResult>
  cohorts: Cohorts
}

/** The same for one visitor. */
interface VisitorsPages extends PageDocumentOptions {
  page: (url: URL) => Promise<PageResult>
}

/** Ending of the address of a page's payload (API-11). */
const PAYLOAD = '/_payload.json'

/** Seconds after which to ask again for a page that can't be had now. */
const RETRY_AFTER = 30

/** Every page as HTML, what the browser is told about it, and its payload for client navigation. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (server, routes) => {
  const documents = createSmallDocuments()
  const documentOf = createSharedDocuments<string>()
  server.get('/*', async (request, reply) => {
    const url = addressOf(request)
    if (!url) return reply.code(400).type('text/plain; charset=utf-8').send(UNREADABLE_TEXT)
    if (url.pathname.endsWith(PAYLOAD)) {
      const path = url.pathname.slice(0, -PAYLOAD.length) || '/'
      const { page } = measuring(reply, routes, routes.cohorts.compositionFor(request, reply))
      return sendPayload(await page(new URL(`${path}${url.search}`, url.origin)), request, reply)
    }
    const asked = readPageDataUrl(url.pathname)
    if (asked) {
      const options = measuring(reply, routes, routes.cohorts.compositionFor(request, reply))
      const page = () => options.page(new URL(`${asked.path}${url.search}`, url.origin))
      return sendPageData(asked.hash, reply, { ...options, page })
    }
    const path = ownSpelling(url.pathname)
    if (path !== url.pathname || startsTwice(request.url)) return reply.redirect(`${path}${url.search}`, 301)
    const welcomed = measuring(reply, routes, routes.cohorts.welcome(request, reply))
    return sendDocument(
      { url, bot: isBot(request.headers['user-agent'] ?? ''), documents, documentOf },
      reply,
      welcomed,
    )
  })
}

/** Counts the answer as that of the page and its release, whichever way it is sent. */
const measuring = (reply: FastifyReply, routes: PageRoutesOptions, visitors: LiveComposition): VisitorsPages => ({
  ...routes,
  async page(url) {
    const result = await routes.page(url, visitors)
    if (result.kind === 'redirect') reply.measured = { page: 'redirect' }
    else {
      const { visit, live } = result
      const pattern = live.table.find(visit.path)?.page.path ?? 'unknown'
      const version = visit.owner === undefined ? undefined : live.releases.get(visit.owner)?.version
      reply.measured = { page: pattern, ...(version && { release: releaseName(visit.owner ?? '', version) }) }
    }
    return result
  },
})

interface Asked {
  url: URL
  bot: boolean
  documents: SmallDocuments
  documentOf: ReturnType<typeof createSharedDocuments<string>>
}

async function sendDocument(
  { url, bot, documents, documentOf }: Asked,
  reply: FastifyReply,
  options: VisitorsPages,
): Promise<FastifyReply> {
  const first = await options.page(url)
  // a bot has the patience for a second attempt, and nothing that would load the page in its browser
  const result = bot && isAway(first) ? await options.page(url) : first
  if (result.kind === 'redirect') return reply.redirect(result.to, result.status)
  const empty = isEmpty(result)
  // a bot renders nothing by itself, and keeps what it knows of a page that is only away for now
  const visit = empty && bot ? errorVisit(503, result.visit) : result.visit
  const { live, made = live, personal } = result
  const build = (): Promise<string> =>
    pageDocument({ ...result, visit }, { address: { path: url.pathname, search: url.search }, bot }, options)
  // all that a document says beside what the page was made of
  const said = JSON.stringify([live.composition.build_id, visit.owner, visit.status, bot, url.pathname, url.search])
  // a page of one visitor is made of something that nobody else has
  const body = await documentOf(personal ? {} : made, said, build)
  // a page that only the browser can show must not be indexed as an empty one
  if (empty) reply.header('x-robots-tag', 'noindex')
  if (visit.status === 503) reply.header('retry-after', RETRY_AFTER)
  reply.code(visit.status).type(HTML).header('cache-control', 'no-cache')
  if (result.personal) {
    keepToVisitor(reply)
    return reply.send(body)
  }
  const small = acceptsBrotli(reply.request.headers['accept-encoding']) ? documents.get(body) : undefined
  if (!small) return reply.send(body)
  // what has an encoding is left alone by the compression of all other answers
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(small)
}

/** A page that only the browser can load and render. */
const isEmpty = (result: PageResult): boolean =>
  result.kind === 'page' && result.visit.owner !== undefined && result.html === undefined

/** A page that can't be had just now, for want of its remote or of the API. */
const isAway = (result: PageResult): boolean =>
  isEmpty(result) || (result.kind === 'page' && result.visit.status === 503)

/** A page has one address: //agb is /agb. */
const startsTwice = (asked: string): boolean => /^[/\\]{2}/.test(asked)

/** Escapes of characters that need none (RFC 3986, 6.2.2.2): the same address, spelt in another way. */
const NEEDLESS_ESCAPE = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/** The one spelling of a path: ownSpelling('/%61gb/') → '/agb' */
function ownSpelling(path: string): string {
  const plain = path.replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape))
  // counted, as an expression for the slashes at the end tries each of those within too
  let end = plain.length
  while (plain[end - 1] === '/') end--
  return plain.slice(0, end) || '/'
}

/** Stands for whichever origin the shop has: a page is found by path and query, whatever the request says of its host. */
const SHOP = 'http://shop.invalid'

/**
 * The address that was asked for, or undefined for one that can't be read. Path and query are taken apart here: by the
 * rules of URLs a path like //example.org/ would name another host.
 */
function addressOf(request: FastifyRequest): URL | undefined {
  const [path = '/', ...query] = request.url.split('?')
  try {
    const url = new URL(SHOP)
    url.pathname = path.replace(/^[/\\]+/, '/')
    // dots are taken away only now, and may leave two slashes at the beginning
    url.pathname = url.pathname.replace(/^\/+/, '/')
    url.search = query.join('?')
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return undefined
  }
}
