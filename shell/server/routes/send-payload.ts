import crypto from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '@nimbus/server-kit/http'
import { releaseName } from '../../src/routing/visit'
import { keepToVisitor } from './personal-pages'
import type { PageResult } from '../rendering/page-service'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Answers with what a page shows, for client navigation. The browser asks again each time, so that no price is old, and
 * what has not changed is not sent again. An answer without a payload, for want of the API, is not kept at all.
 */
export function sendPayload(result: PageResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (result.kind === 'redirect') return reply.header('cache-control', 'no-cache').send({ redirect: result.to })
  const { status, payload, head, owner = '' } = result.visit
  if (payload === undefined) return reply.code(status).header('cache-control', 'no-store').send({ status, head })
  const version = result.live.releases.get(owner)?.version
  const body = JSON.stringify({ status, head, payload, ...(version && { release: releaseName(owner, version) }) })
  if (result.personal) {
    keepToVisitor(reply)
    return reply.code(status).type(JSON_TYPE).send(body)
  }
  // weak: the same tag goes with every encoding
  const tag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', 'no-cache').header('etag', `W/${tag}`)
  if (status === 200 && matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.code(status).type(JSON_TYPE).send(body)
}
