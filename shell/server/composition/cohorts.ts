import crypto from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBot } from '../../src/session/is-bot'
import type { LiveComposition } from './compose'
import type { CompositionKeeper } from './live-composition'

/**
 * Holds one of a hundred numbers, which thousands of visitors share, and only while a canary runs: it tells nobody apart and
 * ends with the browser's session.
 */
const COOKIE = 'nimbus-cohort'

/** Which of the running compositions a visitor gets. */
export interface Cohorts {
  /** By the visitor's number; whoever has none gets what most visitors do. Says of the answer that it depends on it. */
  compositionFor(request: FastifyRequest, reply: FastifyReply): LiveComposition
  /** The same for a document: while a canary runs, a visitor without a number is given one, which stays. */
  welcome(request: FastifyRequest, reply: FastifyReply): LiveComposition
}

export interface CohortsOptions {
  keeper: Pick<CompositionKeeper, 'current' | 'running'>
  /** A number from 0 to 99. */
  draw?: () => number
}

export function createCohorts({ keeper, draw = () => crypto.randomInt(100) }: CohortsOptions): Cohorts {
  const isShared = (): boolean => keeper.running().length > 1

  function compositionFor(request: FastifyRequest, reply: FastifyReply): LiveComposition {
    if (!isShared()) return keeper.current()
    byVisitor.add(reply)
    return keeper.current(isBot(request.headers['user-agent'] ?? '') ? undefined : bucketOf(request.headers.cookie))
  }

  return {
    compositionFor,
    welcome(request, reply) {
      const isNew = bucketOf(request.headers.cookie) === undefined && !isBot(request.headers['user-agent'] ?? '')
      if (!isShared() || !isNew) return compositionFor(request, reply)
      const bucket = draw()
      const secure = request.protocol === 'https' ? '; Secure' : ''
      reply.header('set-cookie', `${COOKIE}=${bucket}; Path=/; HttpOnly; SameSite=Lax${secure}`)
      byVisitor.add(reply)
      return keeper.current(bucket)
    },
  }
}

/** Answers that another visitor may get otherwise. */
const byVisitor = new WeakSet<FastifyReply>()

/**
 * Before an answer is sent: no cache between browser and edge may give one visitor's release to another. What is named by its
 * content is the same for everybody.
 */
export function keepFromSharedCaches(reply: FastifyReply): void {
  if (!byVisitor.has(reply)) return
  const caching = String(reply.getHeader('cache-control') ?? 'no-cache')
  if (caching.includes('immutable')) return
  const vary = [reply.getHeader('vary') ?? [], 'cookie'].flat().join(', ')
  reply.header('vary', vary).header('cache-control', /no-store|private/.test(caching) ? caching : `private, ${caching}`)
}

/** bucketOf('a=1; nimbus-cohort=42') → 42; undefined without a number from 0 to 99 */
export function bucketOf(cookies = ''): number | undefined {
  const [, bucket] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies) ?? []
  return bucket === undefined ? undefined : Number(bucket)
}
