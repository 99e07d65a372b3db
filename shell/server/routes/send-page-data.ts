import type { FastifyReply } from 'fastify'
import type { PageData } from '../../src/page-data'
import { hashOf, type KeptPageData } from '../document/kept-page-data'
import { pageDataOf } from '../document/page-document'
import type { PageResult } from '../rendering/page-service'
import { keepToVisitor } from './personal-pages'
import { IMMUTABLE } from './static-routes'

export interface SendPageDataOptions {
  kept: KeptPageData
  apiBase: string
  /** The page as it is now. */
  page: () => Promise<PageResult>
}

/**
 * Answers with what a page was rendered with. One that is not known here, since another edge sent the page or this one has
 * been started anew, is made again: mostly it is the same. If not, the browser is told to show the page anew, and one that
 * leads elsewhere by now leads there as it does on any way within the shop.
 */
export async function sendPageData(
  hash: string,
  reply: FastifyReply,
  { kept, apiBase, page }: SendPageDataOptions,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8')
  const known = kept.find(hash)
  if (known !== undefined) return reply.header('cache-control', IMMUTABLE).send(known)
  const made = await page()
  reply.header('cache-control', 'no-store')
  const result = made.kind === 'redirect' ? made.instead : made
  if (!result) return reply.code(404).send({})
  const data = pageDataOf(result, apiBase)
  const body = JSON.stringify(data)
  if (result.personal) keepToVisitor(reply)
  else if (hashOf(body) === hash) return reply.header('cache-control', IMMUTABLE).send(body)
  if (hashOf(body) === hash) return reply.send(body)
  return reply.send(JSON.stringify({ ...data, rendered: false, outdated: true } satisfies PageData))
}
