import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiException } from '../../kernel/errors/api-exception'
import { isKey } from '../../kernel/operator/operator-key'
import { limitOfAddress } from '../../platform/limits/limit'

/** Calls of one route in a minute from one address: a catalogue of 10,000 offerings is read in 100. */
export const limitOfOneRoute = limitOfAddress(600, 'this copy')

const BEARER = /^Bearer +(\S+)$/i

/** What a key opens: a reader sees what is sold and how orders stand, the operator who ordered as well, and changes. */
type Role = 'reader' | 'operator'

export interface Keys {
  operator: string
  readers: readonly string[]
}

type Headers = Pick<FastifyRequest, 'headers'>
type Guard = (request: Headers, reply: Pick<FastifyReply, 'header'>) => Promise<void>

/** Who may do what (TMF-2). */
export interface Access {
  /** The role of a call's key, undefined where it has none that is known. */
  roleOf(request: Headers): Role | undefined
  /** Tells keys apart without saying which they are. */
  ownerOf(request: Headers): string
  /** Lets in who has any key; a hook. */
  readers: Guard
  /** Lets in the operator alone; a reader is told that its key doesn't allow this. */
  operators: Guard
}

/** Keys come as `Authorization: Bearer …`, which is how other systems send one, or as X-Operator-Key. */
export function createAccess({ operator, readers }: Keys): Access {
  const keyOf = ({ headers }: Headers): unknown => {
    const [, bearer] = BEARER.exec(headers['authorization'] ?? '') ?? []
    return bearer ?? headers['x-operator-key']
  }
  const roleOf = (request: Headers): Role | undefined => {
    const given = keyOf(request)
    // each of them, so that the time tells nothing of which was right
    const isReader = readers.filter((key) => isKey(key, given)).length > 0
    if (isKey(operator, given)) return 'operator'
    return isReader ? 'reader' : undefined
  }
  const letIn =
    (...roles: Role[]): Guard =>
    async (request, reply) => {
      const role = roleOf(request)
      if (role && roles.includes(role)) return
      if (role) throw new ApiException(403, 'ForbiddenException', 'Dieser Schlüssel erlaubt das nicht.')
      reply.header('www-authenticate', 'Bearer')
      throw new ApiException(401, 'AuthenticationException', 'Der Schlüssel fehlt oder ist falsch.')
    }
  const ownerOf = (request: Headers): string =>
    createHash('sha256')
      .update(String(keyOf(request)))
      .digest('base64url')
  return { roleOf, ownerOf, readers: letIn('reader', 'operator'), operators: letIn('operator') }
}
