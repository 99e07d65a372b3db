import crypto from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import {
  CONFIRMED_FIELD,
  DECLARATION_FIELDS,
  KEY_FIELD,
  readDeclaration,
  receiptText,
  type Declaration,
  type DeclarationAnswer,
  type DeclarationKind,
  type DeclarationPayload,
  type Receipt,
} from '@nimbus/shared-contracts/declaration'
import { isoDay } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { HTML } from '../document/page-document'
import { comesFromElsewhere } from './comes-from-elsewhere'
import type { DeclarationDesk } from './declaration-desk'

/** A reason of the longest kind, each character escaped. */
const BODY_BYTES = 32 * 1024

/** Declarations of one address in a minute: whoever corrects a form many times, or helps others, stays far below. */
const DECLARATIONS_PER_MINUTE = 60

/** A key as clients make it; another one is none. */
const KEY = /^[\x21-\x7e]{1,128}$/

const PATHS: Record<DeclarationKind, string> = { withdrawal: routes.withdraw(), cancellation: routes.cancel() }

export interface DeclarationRoutesOptions {
  desk: DeclarationDesk
  clock: () => Date
  /** The shop's own, "https://shop.example": what another site's page sends is declared only once its visitor confirms it. */
  origin: string
  /** Multiplies the limit of calls. */
  limitFactor: number
  /** The page of the path with this payload, as HTML without scripts; undefined when its owner can't render. */
  show: (
    path: string,
    payload: DeclarationPayload,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<string | undefined>
}

/**
 * Takes the forms of the declarations at the addresses of their pages: from a script, which gets JSON, and as plain forms,
 * which get the next page.
 */
export const declarationRoutes: FastifyPluginAsync<DeclarationRoutesOptions> = async (server, options) => {
  const { desk, clock, origin, limitFactor, show } = options
  server.addHook('onClose', () => desk.close())
  await server.register(rateLimit, { max: DECLARATIONS_PER_MINUTE * limitFactor, timeWindow: '1 minute' })
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  for (const kind of ['withdrawal', 'cancellation'] as const) {
    server.post(PATHS[kind], { bodyLimit: BODY_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const fields = fieldsOf(request.body)
      const wantsJson = request.headers.accept?.includes('application/json') ?? false
      const read = readDeclaration(kind, fields)
      const values = valuesOf(kind, fields)
      const page = async (status: number, payload: DeclarationPayload) =>
        sendPage(reply.code(status), payload, await show(PATHS[kind], payload, request, reply))

      if (!read.ok) {
        const { error: problems } = read
        if (wantsJson) return reply.code(422).send({ problems } satisfies DeclarationAnswer)
        return page(422, { step: 'form', values, problems })
      }
      const elsewhere = comesFromElsewhere(request, origin)
      if (elsewhere && wantsJson) return reply.code(403).send({ message: 'sent by a page of another site' })
      const confirmed = elsewhere ? undefined : fields[CONFIRMED_FIELD]
      if (kind === 'withdrawal' && !wantsJson && confirmed !== 'yes')
        return page(200, { step: confirmed === 'no' ? 'form' : 'confirm', values, key: crypto.randomUUID() })
      // its form is the page on which a cancellation is confirmed
      if (elsewhere) return page(200, { step: 'form', values })

      const receipt = await desk.accept(read.value, declarationKey(read.value, keyOf(request, fields), clock()))
      if (wantsJson) return reply.code(201).send({ receipt } satisfies DeclarationAnswer)
      return page(200, { step: 'receipt', receipt })
    })
  }
}

/** What was declared is declared, whether or not its page can be shown. */
function sendPage(reply: FastifyReply, payload: DeclarationPayload, html: string | undefined): FastifyReply {
  if (html !== undefined) return reply.type(HTML).send(html)
  if (payload.step === 'receipt') return reply.type('text/plain; charset=utf-8').send(plainReceipt(payload.receipt))
  return reply.code(503).type('text/plain').send('Service Unavailable')
}

function plainReceipt(receipt: Receipt): string {
  const { title, received, sentence, rows, next } = receiptText(receipt)
  const lines = [...received, ...rows].map(({ label, text }) => `${label}: ${text.join('\n  ')}`)
  return [title, '', sentence, '', ...lines, '', next, ''].join('\n')
}

/** Fields of a form or an object; anything else has none. */
const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** What was typed, to be shown again. */
const valuesOf = (kind: DeclarationKind, fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    DECLARATION_FIELDS[kind].flatMap((field) => {
      const value = fields[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )

function keyOf({ headers }: FastifyRequest, fields: Record<string, unknown>): string | undefined {
  const key = headers['idempotency-key'] ?? fields[KEY_FIELD]
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

/**
 * The key of a declaration: its content counts, so that what somebody has corrected is a declaration of its own with a
 * receipt of its own, at whichever edge; a declaration is never refused for its key. A form without script has none: the
 * same content on one day is one declaration, however often it is sent.
 */
const declarationKey = (declaration: Declaration, given: string | undefined, now: Date): string =>
  crypto
    .createHash('sha256')
    .update(`${given ?? isoDay(now.toISOString())} ${JSON.stringify(declaration)}`)
    .digest('hex')
