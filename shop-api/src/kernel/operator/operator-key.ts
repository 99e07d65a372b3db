import { randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiException } from '../errors/api-exception'
import { keptText } from '../files/kept-text'

const MIN_LENGTH = 24

/** Where the key of this data folder lies when SHOP_OPERATOR_KEY isn't set. */
export const operatorKeyPath = (dataDir: string): string => join(dataDir, 'operator-key')

/** The key that operator calls need: the configured one, else one that is made once and only its owner can read. */
export async function loadOperatorKey(dataDir: string, configured?: string): Promise<string> {
  if (configured) return configured
  return keptText({
    file: operatorKeyPath(dataDir),
    least: MIN_LENGTH,
    make: () => `${randomBytes(32).toString('base64url')}\n`,
    wayOut: 'Delete it to have another one made, or set SHOP_OPERATOR_KEY.',
  })
}

/** Lets only those in who have one of the keys, before anything of a body is read; what they get, no cache keeps. */
export const operatorOnly =
  (...keys: readonly string[]) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>): Promise<void> => {
    reply.header('cache-control', 'no-store')
    const given = headers['x-operator-key']
    if (keys.some((key) => isKey(key, given))) return
    throw new ApiException(401, 'AuthenticationException', 'Der Betreiberschlüssel fehlt oder ist falsch.')
  }

/** Compares in a time that doesn't tell how much of the key was right. */
export function isKey(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
