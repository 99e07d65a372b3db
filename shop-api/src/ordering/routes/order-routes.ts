import { dayOf } from '@nimbus/server-kit/clock'
import { cartPayloadSchema } from '@nimbus/shared-contracts/cart'
import { answersSchema, formSchemaSchema, valueAt } from '@nimbus/shared-contracts/forms'
import {
  cartResponseSchema,
  contractSummarySchema,
  mailedSummarySchema,
  orderKindSchema,
  orderResultSchema,
  scopeSchema,
} from '@nimbus/shared-contracts/order'
import * as v from 'valibot'
import type { Queries } from '../../platform/database/database'
import type { Validators } from '../../forms/validation/validators'
import { tmf } from '../../kernel/openapi/documentation'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { idempotencyKeyOf } from '../../platform/database/idempotency-key'
import { limitOfAddress, limitOfSession } from '../../platform/limits/limit'
import { enqueueMail } from '../../platform/mail/outbox'
import { mayBeMailed, tooManyMails } from '../../platform/mail/recipient-limit'
import { loadOpenDraft } from '../drafts/already-ordered'
import { savedScopesOf, type DraftRef } from '../drafts/drafts'
import { summaryMail } from '../mails/summary-mail'
import { assertComplete, offerOf, withData } from '../process/agreement'
import { usageTexts } from '../summary/prices'
import { draftFacts, draftStart } from '../process/draft-facts'
import { withOrderFacts } from '../summary/contract-summary'
import { choiceTime, offeredIn } from '../process/choices'
import { cartOnWire } from '../cart/sums'
import { initiateOrder } from '../process/initiate'
import { saveScope } from '../process/save-scope'
import { formSchema, scopeNamed } from '../process/scope-service'
import { submitOrder, type SubmitDeps } from '../process/submit'

type DraftPath = Pick<DraftRef, 'id' | 'area'>

export interface OrderRoutesDeps extends SubmitDeps {
  validators: Validators
  /** For digests of what is counted. */
  limitKey: Buffer
}

/** The largest cart that `cartPayloadSchema` allows is a quarter of this. */
export const CART_BYTES = 64 * 1024

/** The values of a scope are a few fields. */
const SCOPE_BYTES = 32 * 1024

/** Orders that one address may begin in a minute; a shared office stays far below. */
const INITIATIONS_PER_MINUTE = 120

/** What one session may do in a minute: each of the six scopes is saved once, and again for each correction. */
const PER_MINUTE = { saves: 120, looksForChoices: 60, submits: 30, mails: 5 }

/** More pages of choices than there are times. */
const LAST_PAGE = 99

const areaSchema = v.picklist(['landline', 'mobile'])
const orderParams = v.object({ area: areaSchema, id: pathPart })
const scopeParams = v.object({ ...orderParams.entries, scope: pathPart })
const choicesQuery = v.object({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_PAGE))),
})
const choicesSchema = v.object({ options: v.array(v.object({ value: v.string(), label: v.string() })) })
const savedSchema = v.object({ scope: scopeSchema, saved: v.array(v.string()) })

/** The order flow of ORDER-1 and API-1: initiate, forms and save by scope, contract summary, submit. */
export const orderRoutes =
  (deps: OrderRoutesDeps): ApiPlugin =>
  async (app) => {
    const { db, catalogue, clock, validators, vault, places, links, limitKey } = deps
    const ofGuest = { tags: ['order'], security: [{ guest: [] }] }
    app.addHook('onRequest', app.requireSession)

    /** The session's draft, what is saved of it, and the scope that the path names. */
    async function scopeOf({ params, sessionId }: { params: DraftPath & { scope: string }; sessionId: string }) {
      const draft = await loadOpenDraft(db, { ...params, sessionId })
      return { draft, scope: scopeNamed(draft, params.scope), saved: await savedScopesOf(db, draft.id) }
    }

    /** The session's draft, whose summary needs all that comes before the overview. */
    async function summarised(tx: Queries, { params, sessionId }: { params: DraftPath; sessionId: string }, at: Date) {
      const draft = await loadOpenDraft(tx, { ...params, sessionId })
      const saved = await savedScopesOf(tx, draft.id)
      assertComplete(draft, saved)
      const { cart, summary } = withData(offerOf(draft, catalogue, dayOf(at)), saved, vault)
      const standing = { draft, cart, saved, catalogue }
      const told = withOrderFacts(summary, draftFacts(standing, at))
      const usage = usageTexts(cart, cart.tariff!, catalogue.data()['usage-prices']).join(' ')
      return { draft, saved, summary: { ...told, ...draftStart(standing, at), usage } }
    }

    app.post(
      '/:area/new-customer/:kind/initiate-order',
      {
        bodyLimit: CART_BYTES,
        config: limitOfAddress(INITIATIONS_PER_MINUTE, 'all copies'),
        schema: {
          ...ofGuest,
          summary: 'Begins an order; the header Idempotency-Key makes a repeated call harmless',
          params: v.object({ area: areaSchema, kind: orderKindSchema }),
          body: cartPayloadSchema,
          response: { 200: cartResponseSchema },
          ...tmf('TMF663 shopping cart, TMF622 product order'),
        },
      },
      async (request) => {
        const { params, sessionId, body: payload } = request
        const call = { ...params, sessionId, payload, key: idempotencyKeyOf(request) }
        const response = await initiateOrder({ db, catalogue }, call)
        return { ...response, cart: cartOnWire(response.cart) }
      },
    )

    app.get(
      '/:area/order/:id/form-schemas/:scope',
      {
        schema: {
          ...ofGuest,
          summary: 'The form of a scope with the values that are saved',
          params: scopeParams,
          response: { 200: formSchemaSchema },
        },
      },
      async (request, reply) => {
        const { draft, scope, saved } = await scopeOf(request)
        reply.header('cache-control', 'no-store')
        const time = choiceTime(clock)
        const offered = await offeredIn(db, draft, scope, { saved, time })
        return formSchema(draft, scope, { today: time.today, saved, validators, offered })
      },
    )

    app.get(
      '/:area/order/:id/choices/:scope',
      {
        config: limitOfSession(PER_MINUTE.looksForChoices, 'this copy'),
        schema: {
          ...ofGuest,
          summary: 'Free times of a technician (CONNECTION), or free numbers (SIM_DELIVERY, NUMBER_PORTING)',
          params: scopeParams,
          querystring: choicesQuery,
          response: { 200: choicesSchema },
          ...tmf('TMF646 appointment, TMF685 resource pool'),
        },
      },
      async (request, reply) => {
        const { draft, scope, saved } = await scopeOf(request)
        reply.header('cache-control', 'no-store')
        const { page } = request.query
        return { options: await offeredIn(db, draft, scope, { saved, time: choiceTime(clock), page }) }
      },
    )

    app.post(
      '/:area/order/:id/save/:scope',
      {
        bodyLimit: SCOPE_BYTES,
        config: limitOfSession(PER_MINUTE.saves, 'this copy'),
        schema: {
          ...ofGuest,
          summary: 'Checks and stores the values of a scope',
          params: scopeParams,
          body: answersSchema,
          response: { 200: savedSchema },
        },
      },
      async ({ params, sessionId, body }) =>
        db.transaction(async (tx) => {
          const draft = await loadOpenDraft(tx, { ...params, sessionId }, { lock: true })
          const scope = scopeNamed(draft, params.scope)
          return saveScope({ tx, catalogue, time: choiceTime(clock), vault, places }, draft, scope, body)
        }),
    )

    app.get(
      '/:area/order/:id/contract-summary',
      {
        schema: {
          ...ofGuest,
          summary: 'The contract summary of TKG § 54 as data; its PDF is linked',
          params: orderParams,
          response: { 200: contractSummarySchema },
        },
      },
      async (request, reply) => {
        const { draft, summary } = await summarised(db, request, clock())
        reply.header('cache-control', 'no-store')
        return { ...summary, pdf: links.to({ kind: 'offer-summary', id: draft.id }) }
      },
    )

    // to the address that was given with the order, which anybody may have made up: so many an hour, whoever asks (decision 042)
    app.post(
      '/:area/order/:id/contract-summary/mail',
      {
        config: limitOfSession(PER_MINUTE.mails, 'all copies'),
        schema: {
          ...ofGuest,
          summary:
            'Sends the contract summary to the address of the order; each version once, however often it is asked for',
          params: orderParams,
          response: { 200: mailedSummarySchema },
        },
      },
      async (request) =>
        db.transaction(async (tx) => {
          const at = clock()
          const { draft, saved, summary } = await summarised(tx, request, at)
          const to = String(valueAt(saved.get('CUSTOMER')?.values ?? {}, 'customer.email'))
          const limit = { key: limitKey, limitFactor: app.limitFactor }
          if (!(await mayBeMailed(tx, { purpose: 'summary', email: to }, limit))) throw tooManyMails()
          await enqueueMail(tx, summaryMail({ summary, draftId: draft.id, to, at }))
          return { to }
        }),
    )

    app.post(
      '/:area/order/:id/submit',
      {
        config: limitOfSession(PER_MINUTE.submits, 'all copies'),
        schema: {
          ...ofGuest,
          summary: 'Makes the order; the mobile path serves landline orders too (API-1)',
          params: orderParams,
          response: { 200: orderResultSchema },
          ...tmf('TMF622 product order'),
        },
      },
      async (request, reply) => {
        const { params, sessionId } = request
        reply.header('cache-control', 'no-store')
        return submitOrder(deps, { id: params.id, sessionId, key: idempotencyKeyOf(request) })
      },
    )
  }
