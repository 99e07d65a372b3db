import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '@nimbus/server-kit/http'

type Asking = Pick<FastifyRequest, 'headers'>

/**
 * Names the state of an answer by an entity tag; true for a client that has this state, which is then answered with 304.
 * It has to ask each time: an operator may change prices at any moment.
 */
export function isKnownState(request: Asking, reply: FastifyReply, content: string): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('cache-control', 'public, no-cache')
  return matchesTag(request.headers['if-none-match'], tag)
}

/** Answers with JSON, or with 304 to a client that has it. */
export function sendTagged(request: Asking, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body)
  if (isKnownState(request, reply, text)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
