import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What names a request from the gateway to the database. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** UUIDs, and the 32 hexadecimal digits of nginx; nothing that could end a line of a log or a comment of SQL. */
const WELL_FORMED = /^[\w-]{16,64}$/

/**
 * The id that the one before gave the request, else a new one.
 * requestIdOf({'x-request-id': '5f2c9a04d1e84b7f9c3a6d1b2e8f7a60'}) → the same; requestIdOf({'x-request-id': 'a\n'}) → a UUID
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
