import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '@nimbus/shared-contracts/http'

/**
 * Names the state of an answer by an entity tag; true for a client that has this state, which is then answered with 304.
 * It has to ask each time: an operator may change prices at any moment.
 */
export function isKnownState(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('cache-control', 'public, no-cache')
  return matchesTag(request.headers['if-none-match'], tag)
}
