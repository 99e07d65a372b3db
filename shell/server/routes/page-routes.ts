import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ErrorPage } from '../../src/frame/error-page'
import { errorTitle } from '../../src/head/title'
import { messages } from '../../src/messages/de'
import type { PageData } from '../../src/page-data'
import { ERROR_SLOT_ID } from '../../src/slots/error-slot-id'
import type { LiveComposition } from '../composition/live-composition'
import { renderDocument } from '../document/document'
import { remoteAssets } from '../document/remote-assets'
import type { ShellAssets } from '../document/shell-assets'
import type { PageResult } from '../rendering/page-service'

export interface PageRoutesOptions {
  page: (url: URL) => Promise<PageResult>
  assets: ShellAssets
  apiBase: string
}

/** Ending of the address of a page's payload (spec section 7). */
const PAYLOAD = '/_payload.json'

/** Every page as HTML, and its payload for client navigation. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (server, options) => {
  server.get('/*', async (request, reply) => {
    const url = addressOf(request)
    if (!url) return reply.code(400).type('text/plain').send('Bad Request')
    if (url.pathname.endsWith(PAYLOAD)) return sendPayload(url, reply, options)
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return reply.redirect(`${url.pathname.replace(/\/+$/, '') || '/'}${url.search}`, 301)
    }
    return sendDocument(url, reply, options)
  })
}

async function sendPayload(url: URL, reply: FastifyReply, { page }: PageRoutesOptions): Promise<FastifyReply> {
  const result = await page(new URL(`${url.pathname.slice(0, -PAYLOAD.length) || '/'}${url.search}`, url.origin))
  reply.header('cache-control', 'no-cache')
  if (result.kind === 'redirect') return reply.send({ redirect: result.to })
  const { status, payload, head } = result.visit
  return reply.code(status).send({ status, head, ...(payload !== undefined && { payload }) })
}

async function sendDocument(url: URL, reply: FastifyReply, options: PageRoutesOptions): Promise<FastifyReply> {
  const result = await options.page(url)
  if (result.kind === 'redirect') return reply.redirect(result.to, result.status)
  const { visit, html, live } = result
  const data: PageData = {
    composition: live.composition,
    manifests: manifestsFor(live, visit.owner),
    visit,
    rendered: html !== undefined,
    apiBase: options.apiBase,
  }
  const body = renderDocument({
    shell: options.assets,
    remote: await remoteAssets(live, visit.owner ?? ''),
    content: visit.owner ? slot(visit.owner, html) : errorSlot(visit.status),
    data,
    origin: url.origin,
    ...(visit.status === 404 && { title: errorTitle(404) }),
  })
  // a page that only the browser can show must not be indexed as an empty one
  if (visit.owner && html === undefined) reply.header('x-robots-tag', 'noindex')
  return reply.code(visit.status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)
}

/** The manifests that this page will need: its owner's, and those of remotes that have widgets for other pages. */
function manifestsFor({ composition, manifests }: LiveComposition, owner: string | undefined): PageData['manifests'] {
  const needed = composition.releases.filter(({ name, exposes }) => name === owner || exposes.includes('widgets'))
  return Object.fromEntries(needed.map(({ base, manifest }) => [base + manifest, manifests[base + manifest]]))
}

/** A remote's place in main with its page, or empty for the browser to fill. */
const slot = (owner: string, html = `<noscript>${messages.noScript}</noscript>`): string =>
  `<div id="slot-${owner}" data-boundary="${owner}"><div data-content>${html}</div></div>`

const errorSlot = (status: number): string =>
  `<div id="${ERROR_SLOT_ID}">${renderToString(createElement(ErrorPage, { status }))}</div>`

/**
 * The address that was asked for, or undefined for one that can't be read. Path and query are taken apart here: by the
 * rules of URLs a path like //example.org/ would name another host.
 */
function addressOf(request: FastifyRequest): URL | undefined {
  const [path = '/', ...query] = request.url.split('?')
  try {
    const url = new URL(`${request.protocol}://${request.host}`)
    url.pathname = path.replace(/^[/\\]+/, '/')
    url.search = query.join('?')
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return undefined
  }
}
