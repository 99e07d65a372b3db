import { valueAt } from '@nimbus/shared-contracts/forms'
import { mailedSummarySchema } from '@nimbus/shared-contracts/order'
import type * as v from 'valibot'
import { dayOf } from '@nimbus/server-kit/clock'
import { limitOfSession } from '../../platform/limits/limit'
import { enqueueMail } from '../../platform/mail/outbox'
import { summaryMail } from '../mails/summary-mail'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { assertComplete, offerOf, withData } from '../process/agreement'
import { loadDraft, savedScopesOf } from '../drafts/drafts'
import { OF_GUEST, orderParams, type OrderRoute } from './order-route'

/** Mails that one session may ask for in a minute; nobody reads faster. */
const MAILS_PER_MINUTE = 5

/** Only to the address that was given with the order: the shop writes to nobody whom a caller makes up. */
export const mailSummaryRoute: OrderRoute = (app, { db, catalogue, clock, vault }) =>
  app.post<{ Params: v.InferOutput<typeof orderParams> }>(
    '/:area/order/:id/contract-summary/mail',
    {
      onRequest: app.requireSession,
      config: limitOfSession(MAILS_PER_MINUTE, 'all copies'),
      schema: {
        ...OF_GUEST,
        summary:
          'Sends the contract summary to the address of the order; each version once, however often it is asked for',
        params: jsonSchemaOf(orderParams),
        response: { 200: jsonSchemaOf(mailedSummarySchema) },
      },
    },
    async (request) =>
      db.transaction(async (tx) => {
        const draft = await loadDraft(tx, { ...request.params, sessionId: request.sessionId })
        const saved = await savedScopesOf(tx, draft.id)
        assertComplete(draft, saved)
        const at = clock()
        const { summary } = withData(offerOf(draft, catalogue, dayOf(at)), saved, vault)
        const to = String(valueAt(saved.get('CUSTOMER')?.values ?? {}, 'customer.email'))
        await enqueueMail(tx, summaryMail({ summary, draftId: draft.id, to, at }))
        return { to }
      }),
  )
