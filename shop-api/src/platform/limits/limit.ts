import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Where calls are counted: in the database for all copies of the API, or by the copy that they reach. */
export type CountedBy = 'all copies' | 'this copy'

/** Limits are for a minute, in milliseconds. */
const WINDOW_MS = 60_000

export interface Limit extends RateLimitOptions {
  countedBy: CountedBy
}

const limit = (perMinute: number, countedBy: CountedBy): Limit => ({
  max: (request) => perMinute * request.server.limitFactor,
  timeWindow: WINDOW_MS,
  countedBy,
})

/**
 * At most so many calls of a route in a minute from one address of the internet, or one net of IPv6 (decision 020).
 * `config: limitOfAddress(300, 'all copies')`
 */
export const limitOfAddress = (perMinute: number, countedBy: CountedBy): { rateLimit: Limit } => ({
  rateLimit: limit(perMinute, countedBy),
})

/** The same by guest session, for routes behind `requireSession`. */
export const limitOfSession = (perMinute: number, countedBy: CountedBy): { rateLimit: Limit } => ({
  rateLimit: {
    ...limit(perMinute, countedBy),
    // after requireSession, so that another spelling of a token is no other session
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) => request.sessionId,
  },
})
