import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  DECLARATION_FIELDS,
  readDeclaration,
  receiptSchema,
  type Declaration,
  type DeclarationKind,
} from '@nimbus/shared-contracts/declaration'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import type { Queries } from '../../platform/database/database'
import { declarations } from '../../platform/database/schema'
import { noDocument } from '../documents/document-printer'
import { sendPersonalPdf, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { ApiException } from '../../kernel/errors/api-exception'
import { limitOfAddress } from '../../platform/limits/limit'
import { idempotencyKeyOf } from '../../platform/database/idempotency-key'
import { printReceipt, RECEIPT_FILES } from '@nimbus/server-kit/declarations'
import type { ReceiptLinks } from '../../kernel/documents/receipt-links'
import { isReception, RECEIVED_AT_HEADER, RECEIVED_SIGNATURE_HEADER } from '@nimbus/server-kit/declarations'
import { receiptOf, recordDeclaration } from './record-declaration'

export interface DeclarationRoutesDeps {
  db: Queries
  clock: () => Date
  links: ReceiptLinks
  /** What the edge proves itself with; without it nobody else's time counts. */
  declarationKey: string | undefined
  /** For digests of what is counted. */
  limitKey: Buffer
}

/** A reason of the longest kind is 8 kB, the rest a tenth of that. */
const BODY_BYTES = 16 * 1024

/** What a field says to longer texts than its own is in German; nobody types four times the longest reason. */
const LONGEST_TEXT = 8_000

/** Declarations of one address in a minute: an office or a care home that helps many people stays far below. */
const DECLARATIONS_PER_MINUTE = 120

const PATHS = { withdrawal: '/withdrawals', cancellation: '/cancellations' } as const

const SUMMARIES = {
  withdrawal: 'Withdraws a contract (BGB § 356a); needs no session, and a contract that is not found is no error',
  cancellation: 'Cancels a contract (BGB § 312k); needs no session, and a contract that is not found is no error',
} as const

const bodyOf = (kind: DeclarationKind) =>
  v.object(
    Object.fromEntries(
      DECLARATION_FIELDS[kind].map((field) => [field, v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)))]),
    ),
  )

/** Takes withdrawals and cancellations, and gives out their receipts. */
export const declarationRoutes =
  ({ db, clock, links, declarationKey, limitKey }: DeclarationRoutesDeps): ApiPlugin =>
  async (app) => {
    for (const kind of ['withdrawal', 'cancellation'] as const) {
      app.post(
        PATHS[kind],
        {
          bodyLimit: BODY_BYTES,
          config: {
            rateLimit: {
              ...limitOfAddress(DECLARATIONS_PER_MINUTE, 'all copies').rateLimit,
              // the edge has counted its visitors, and may bring those of hours
              allowList: ({ headers }) =>
                isProven(headers, { kind, key: String(headers['idempotency-key']), declarationKey }),
            },
          },
          schema: {
            tags: ['declaration'],
            summary: SUMMARIES[kind],
            body: bodyOf(kind),
            response: { 201: receiptSchema },
          },
        },
        async (request, reply) => {
          const declaration = read(kind, request.body)
          const key = idempotencyKeyOf(request) ?? randomUUID()
          const receivedAt = receptionOf(request, { kind, key, declarationKey }) ?? clock()
          const receipt = await recordDeclaration(
            db,
            declaration,
            { key, receivedAt },
            { key: limitKey, limitFactor: app.limitFactor },
          )
          return reply
            .code(201)
            .header('cache-control', 'no-store')
            .send({ ...receipt, pdf: links.to(receipt.number) })
        },
      )
    }

    app.get(
      '/receipts/:name',
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: {
          tags: ['declaration'],
          summary: 'A receipt as PDF; the address carries its own signature',
          params: v.object({ name: pathPart }),
        },
      },
      async (request, reply) => {
        const number = links.read(request.params.name)
        const [kept] =
          number === undefined ? [] : await db.select().from(declarations).where(eq(declarations.number, number))
        if (!kept) throw noDocument()
        return sendPersonalPdf(reply, RECEIPT_FILES[kept.kind], await printReceipt(receiptOf(kept)))
      },
    )
  }

function read(kind: DeclarationKind, body: Record<string, unknown>): Declaration {
  const declaration = readDeclaration(kind, body)
  if (declaration.ok) return declaration.value
  throw new ApiException(
    422,
    'ValidationException',
    'Bitte prüfen Sie Ihre Angaben.',
    Object.entries(declaration.error).map(([field, message]) => ({ field, message })),
  )
}

/** When the edge took it, where it says so and can prove it; a time that somebody else names is refused. */
function receptionOf({ headers }: FastifyRequest, proof: Proof): Date | undefined {
  const receivedAt = headers[RECEIVED_AT_HEADER]
  if (receivedAt === undefined) return undefined
  if (!isProven(headers, proof) || Number.isNaN(Date.parse(String(receivedAt))))
    throw new ApiException(401, 'AuthenticationException', 'Die Zeit des Eingangs ist nicht beglaubigt.')
  return new Date(String(receivedAt))
}

interface Proof {
  kind: DeclarationKind
  key: string
  declarationKey: string | undefined
}

const isProven = (headers: FastifyRequest['headers'], { kind, key, declarationKey }: Proof): boolean =>
  declarationKey !== undefined &&
  isReception(
    { kind, key, receivedAt: String(headers[RECEIVED_AT_HEADER]) },
    String(headers[RECEIVED_SIGNATURE_HEADER]),
    declarationKey,
  )
