import { type Area, cartPayloadSchema, type CartPayload } from '@nimbus/shared-contracts/cart'
import { formSchemaSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import {
  cartResponseSchema,
  contractSummarySchema,
  orderKindSchema,
  orderResultSchema,
  pricePlanSchema,
  scopeSchema,
  type OrderKind,
} from '@nimbus/shared-contracts/order'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { dayOf } from '../clock'
import type { Queries } from '../db/database'
import type { DocumentLinks } from '../documents/document-links'
import { ApiException } from '../errors/api-exception'
import type { Validators } from '../forms/validators'
import { jsonSchemaOf } from '../openapi/json-schema-of'
import { assertComplete, offerOf, withData } from './agreement'
import { alreadyOrdered } from './already-ordered'
import { loadDraft, orderOfDraft, savedScopesOf, type Draft } from './drafts'
import { initiateOrder } from './initiate'
import { priceCart, type PriceSource } from './price-cart'
import { saveScope } from './save-scope'
import { formSchema, scopeNamed } from './scope-service'
import { submitOrder } from './submit'

const areaSchema = v.picklist(['landline', 'mobile'])
const initiateParams = v.object({ area: areaSchema, kind: orderKindSchema })
const orderParams = v.object({ area: areaSchema, id: v.string() })
const scopeParams = v.object({ ...orderParams.entries, scope: v.string() })
const savedSchema = v.object({ scope: scopeSchema, saved: v.array(v.string()) })

/** A key that a client makes, as in a UUID; longer ones are no keys. */
const KEY = /^[\x21-\x7e]{1,128}$/

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new ApiException(400, 'MalformedRequestException', 'Der Schlüssel der Anfrage ist ungültig.', [
    { field: 'Idempotency-Key' },
  ])
}

/** Carts that one address may have priced, and orders it may begin, in a minute; a shared office stays far below. */
const PRICES_PER_MINUTE = 600
const INITIATIONS_PER_MINUTE = 120

/** The largest cart that `cartPayloadSchema` allows is a quarter of this. */
const CART_BYTES = 64 * 1024

const perMinute = (max: number) => ({ bodyLimit: CART_BYTES, config: { rateLimit: { max, timeWindow: '1 minute' } } })

/** Orders that one session may submit in a minute. */
const SUBMITS_PER_MINUTE = 30

/** The values of a scope are a few fields. */
const SCOPE_BYTES = 32 * 1024

export interface OrderRoutesDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  validators: Validators
  vault: Buffer
  links: DocumentLinks
}

/** The order flow of spec sections 4 and 7: initiate, forms and save by scope, contract summary, submit. */
export const orderRoutes =
  (deps: OrderRoutesDeps): FastifyPluginAsync =>
  async (app) => {
    const { db, catalogue, clock, validators, vault, links } = deps
    const today = (): string => dayOf(clock())
    const guest = { onRequest: app.requireSession }
    const about = { tags: ['order'], security: [{ guest: [] }] }

    app.post<{ Body: CartPayload }>(
      '/price-plan',
      {
        ...perMinute(PRICES_PER_MINUTE),
        schema: {
          tags: ['order'],
          summary: 'Current prices of a cart, without an order',
          body: jsonSchemaOf(cartPayloadSchema),
          response: { 200: jsonSchemaOf(pricePlanSchema) },
        },
      },
      async (request) => priceCart(catalogue, request.body),
    )

    app.post<{ Params: v.InferOutput<typeof initiateParams>; Body: CartPayload }>(
      '/:area/new-customer/:kind/initiate-order',
      {
        ...guest,
        ...perMinute(INITIATIONS_PER_MINUTE),
        schema: {
          ...about,
          summary: 'Begins an order; the header Idempotency-Key makes a repeated call harmless',
          params: jsonSchemaOf(initiateParams),
          body: jsonSchemaOf(cartPayloadSchema),
          response: { 200: jsonSchemaOf(cartResponseSchema) },
          ...tmf('TMF663 shopping cart, TMF622 product order'),
        },
      },
      async (request) => {
        const { area, kind }: { area: Area; kind: OrderKind } = request.params
        const { sessionId, body: payload } = request
        return initiateOrder({ db, catalogue }, { area, kind, sessionId, payload, key: idempotencyKeyOf(request) })
      },
    )

    app.get<{ Params: v.InferOutput<typeof scopeParams> }>(
      '/:area/order/:id/form-schemas/:scope',
      {
        ...guest,
        schema: {
          ...about,
          summary: 'The form of a scope with the values that are saved',
          params: jsonSchemaOf(scopeParams),
          response: { 200: jsonSchemaOf(formSchemaSchema) },
        },
      },
      async (request, reply) => {
        const draft = await loadDraft(db, { ...request.params, sessionId: request.sessionId })
        const scope = scopeNamed(draft, request.params.scope)
        reply.header('cache-control', 'no-store')
        return formSchema(draft, scope, { today: today(), saved: await savedScopesOf(db, draft.id), validators })
      },
    )

    app.post<{ Params: v.InferOutput<typeof scopeParams>; Body: FormValues }>(
      '/:area/order/:id/save/:scope',
      {
        ...guest,
        bodyLimit: SCOPE_BYTES,
        schema: {
          ...about,
          summary: 'Checks and stores the values of a scope',
          params: jsonSchemaOf(scopeParams),
          body: { type: 'object' },
          response: { 200: jsonSchemaOf(savedSchema) },
        },
      },
      async (request) =>
        db.transaction(async (tx) => {
          const draft = await loadDraft(tx, { ...request.params, sessionId: request.sessionId }, { lock: true })
          const scope = scopeNamed(draft, request.params.scope)
          await assertOpen(tx, draft)
          return saveScope({ tx, catalogue, today: today(), vault }, draft, scope, request.body)
        }),
    )

    app.get<{ Params: v.InferOutput<typeof orderParams> }>(
      '/:area/order/:id/contract-summary',
      {
        ...guest,
        schema: {
          ...about,
          summary: 'The contract summary of TKG § 54 as data; its PDF is linked',
          params: jsonSchemaOf(orderParams),
          response: { 200: jsonSchemaOf(contractSummarySchema) },
        },
      },
      async (request, reply) => {
        const draft = await loadDraft(db, { ...request.params, sessionId: request.sessionId })
        const saved = await savedScopesOf(db, draft.id)
        assertComplete(draft, saved)
        reply.header('cache-control', 'no-store')
        const { summary } = withData(offerOf(draft, catalogue, today()), saved, vault)
        return { ...summary, pdf: links.to({ kind: 'offer-summary', id: draft.id }) }
      },
    )

    app.post<{ Params: v.InferOutput<typeof orderParams> }>(
      '/:area/order/:id/submit',
      {
        ...guest,
        config: {
          rateLimit: {
            max: SUBMITS_PER_MINUTE,
            timeWindow: '1 minute',
            // after requireSession, so that another spelling of a token is no other session
            hook: 'preHandler',
            keyGenerator: (request: FastifyRequest) => request.sessionId,
          },
        },
        schema: {
          ...about,
          summary: 'Makes the order; the mobile path serves landline orders too (spec section 7)',
          params: jsonSchemaOf(orderParams),
          response: { 200: jsonSchemaOf(orderResultSchema) },
          ...tmf('TMF622 product order'),
        },
      },
      async (request, reply) => {
        const { id } = request.params
        reply.header('cache-control', 'no-store')
        return submitOrder(
          { db, catalogue, clock, vault, links },
          { id, sessionId: request.sessionId, key: idempotencyKeyOf(request) },
        )
      },
    )
  }

/** Which TM Forum API the call corresponds to, for integrators. */
const tmf = (name: string): object => ({ 'x-tmf': name })

async function assertOpen(tx: Queries, draft: Draft): Promise<void> {
  const order = await orderOfDraft(tx, draft.id)
  if (order) throw alreadyOrdered(order.order_id)
}
