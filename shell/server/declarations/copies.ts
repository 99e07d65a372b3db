import { isSigned, sign } from '@nimbus/server-kit/signing'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import { keptSchema, type KeptDeclaration } from './declaration-box'
import type { DeclarationDesk } from './declaration-desk'

/** Where an edge takes copies of other edges. */
const COPIES_PATH = '/declarations/copies'

/** Proves that an edge has sent it: nobody else has the key. */
const SIGNATURE_HEADER = 'x-edge-signature'

/** How long another edge may take, in milliseconds; a customer is waiting. */
const LIMIT_MS = 1_500

/** A declaration with a reason of the longest kind, each character escaped, and what an edge adds. */
const BODY_BYTES = 64 * 1024

const signedText = (body: string): string => `copy of a declaration\n${body}`

export interface CopiesOptions {
  /** Where other edges are reached. */
  addresses: () => readonly string[]
  declarationKey: string
  warn: (message: string) => void
}

/** Gives a declaration to whichever other edge takes it first; false where none does. */
export const createCopies =
  ({ addresses, declarationKey, warn }: CopiesOptions) =>
  async (entry: KeptDeclaration): Promise<boolean> => {
    const body = JSON.stringify(entry)
    const signature = sign(signedText(body), Buffer.from(declarationKey))
    const give = async (address: string): Promise<void> => {
      const response = await fetch(`${address}${COPIES_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
        signal: AbortSignal.timeout(LIMIT_MS),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    }
    try {
      await Promise.any(addresses().map(give))
      return true
    } catch (cause) {
      const reasons = cause instanceof AggregateError ? cause.errors.map(errorMessage).join(', ') : errorMessage(cause)
      warn(`declarations: no other edge has a copy: ${reasons || 'none is known'}`)
      return false
    }
  }

/** Takes what another edge can't deliver now, so that it survives either of them. */
export const copyRoutes: FastifyPluginAsync<{
  desk: Pick<DeclarationDesk, 'acceptCopy'>
  declarationKey: string
}> = async (server, { desk, declarationKey }) => {
  // what is signed is the text, not what it means
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  )
  server.post<{ Body: string }>(
    COPIES_PATH,
    { bodyLimit: BODY_BYTES, config: { forOperators: true } },
    async ({ headers, body }, reply) => {
      const signature = String(headers[SIGNATURE_HEADER] ?? '')
      if (!isSigned(signedText(body), signature, Buffer.from(declarationKey))) return reply.code(401).send()
      const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), body)
      if (!entry.success) return reply.code(422).send()
      await desk.acceptCopy(entry.output)
      return reply.code(204).send()
    },
  )
}
