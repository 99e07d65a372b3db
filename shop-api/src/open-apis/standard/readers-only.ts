import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiException } from '../../kernel/errors/api-exception'
import { isKey } from '../../kernel/operator/operator-key'

const BEARER = /^Bearer +(\S+)$/i

/**
 * Lets only those in who have one of some keys (TMF-2), as `Authorization: Bearer …`, which is how other systems send one,
 * or as X-Operator-Key.
 */
export const readersOnly =
  (keys: readonly string[]) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>): Promise<void> => {
    const [, bearer] = BEARER.exec(headers['authorization'] ?? '') ?? []
    const given = bearer ?? headers['x-operator-key']
    // each of them, so that the time tells nothing of which was right
    if (keys.filter((key) => isKey(key, given)).length > 0) return
    reply.header('www-authenticate', 'Bearer')
    throw new ApiException(401, 'AuthenticationException', 'Der Schlüssel fehlt oder ist falsch.')
  }
