import type { FastifyReply } from 'fastify'

/**
 * Says of an answer that it is for one person: no cache keeps it, search engines don't list it, and whatever is opened from
 * it doesn't learn its address, by which anybody could open it.
 */
export function keepToVisitor(reply: FastifyReply): void {
  reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
}
