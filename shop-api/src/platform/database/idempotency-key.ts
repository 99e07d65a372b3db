import type { FastifyRequest } from 'fastify'
import { ApiException } from '../../kernel/errors/api-exception'

/** A key that a client makes, as in a UUID; longer ones are no keys. */
const KEY = /^[\x21-\x7e]{1,128}$/

/** The header Idempotency-Key; undefined without one, 400 for what is no key. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new ApiException(400, 'MalformedRequestException', 'Der Schlüssel der Anfrage ist ungültig.', [
    { field: 'Idempotency-Key' },
  ])
}
