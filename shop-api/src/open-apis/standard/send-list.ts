import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiException } from '../../kernel/errors/api-exception'
import { isKnownState } from '../../kernel/openapi/tagged-answers'
import type { WrittenPage } from './kept-pages'

type Asking = Pick<FastifyRequest, 'headers'>

/** Answers with JSON, or with 304 to whoever has this state; it was told by a key, so that no shared cache may keep it. */
function sendText(request: Asking, reply: FastifyReply, text: string): FastifyReply {
  const isKnown = isKnownState(request, reply, text)
  reply.header('cache-control', 'private, no-cache')
  if (isKnown) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** What is said of an id that leads nowhere. */
export const nothingThere = (): ApiException =>
  new ApiException(404, 'NotFoundException', 'Diese Adresse gibt es nicht.')

/** Answers with one resource. */
export const sendResource = (request: Asking, reply: FastifyReply, resource: object): FastifyReply =>
  sendText(request, reply, JSON.stringify(resource))

/**
 * Answers with a page of a list and its counts: 206 for a part that was asked for as one, else 200. The definitions know no
 * 206, so that whoever doesn't ask for pages gets none.
 */
export function sendPage(
  request: Asking & Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  { total, count, text }: WrittenPage,
): FastifyReply {
  const { offset, limit } = request.query as { offset?: number; limit?: number }
  const isAskedFor = offset !== undefined || limit !== undefined
  reply
    .code(isAskedFor && count < total ? 206 : 200)
    .header('x-total-count', total)
    .header('x-result-count', count)
  return sendText(request, reply, text)
}
