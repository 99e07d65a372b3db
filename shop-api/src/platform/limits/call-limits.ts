import { createHmac } from 'node:crypto'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import fastifyPlugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../database/database'
import { countCall } from './call-counts'
import type { Limit } from './limit'

declare module 'fastify' {
  interface FastifyInstance {
    /** By what the limits of all routes are multiplied. */
    limitFactor: number
  }
}

export interface CallLimitsOptions {
  db: Queries
  /** Makes digests of the addresses that are counted in the database, which keeps none of them. */
  key: Buffer
  /** 1; more where many customers come from one address, as in tests. */
  factor: number
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

/** Callers that are counted in this process; those who came first are forgotten first. */
const MOST_CALLERS = 10_000

/**
 * Keeps to the limits that routes name in their `config`; decision 020 says what is counted where. While the database is
 * away nothing is counted in it: the calls that are limited by it can do nothing without it either.
 */
export const callLimits = fastifyPlugin<CallLimitsOptions>(async (app, { db, key, factor }) => {
  const ofAll = (name: string): FastifyRateLimitStore => ({
    incr(caller: string, answer: Answer, windowMs = 0) {
      const digest = createHmac('sha256', key).update(`${name} ${caller}`).digest('base64url')
      countCall(db, digest, windowMs).then(
        ({ calls, endsIn }) => answer(null, { current: calls, ttl: endsIn }),
        (error: Error) => answer(error),
      )
    },
    child: () => ofAll(name),
  })
  const ofThis = (): FastifyRateLimitStore => {
    const callers = new LRUCache<string, { calls: number; begun: number }>({ max: MOST_CALLERS })
    return {
      incr(caller: string, answer: Answer, windowMs = 0) {
        // a clock that is set moves no window
        const now = performance.now()
        const known = callers.get(caller)
        const count = known && now - known.begun < windowMs ? known : { calls: 0, begun: now }
        count.calls += 1
        callers.set(caller, count)
        answer(null, { current: count.calls, ttl: Math.ceil(count.begun + windowMs - now) })
      },
      child: ofThis,
    }
  }
  class Counts {
    incr(_caller: string, answer: Answer): void {
      answer(new Error('limits: every route has counts of its own'))
    }
    child({ countedBy, routeInfo }: Limit & { routeInfo: { method?: string | string[]; path?: string } }) {
      return countedBy === 'all copies' ? ofAll(`${String(routeInfo.method)} ${routeInfo.path}`) : ofThis()
    }
  }
  app.decorate('limitFactor', factor)
  await app.register(rateLimit, {
    global: false,
    store: Counts as unknown as new () => FastifyRateLimitStore,
    skipOnError: true,
  })
})
