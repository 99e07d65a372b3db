import { isEmail } from '@nimbus/shared-contracts/forms/rules'
import {
  resumeClaimSchema,
  resumedOrderSchema,
  resumeOfferSchema,
  resumeMailRequestSchema,
  resumeRequestSchema,
} from '@nimbus/shared-contracts/order'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import type { Queries } from '../../platform/database/database'
import { ApiException } from '../../kernel/errors/api-exception'
import { limitOfAddress } from '../../platform/limits/limit'
import { enqueueMail } from '../../platform/mail/outbox'
import { mayBeMailed, tooManyMails } from '../../platform/mail/recipient-limit'
import type { PriceSource } from '../../ordering/cart/price-cart'
import { idempotencyKeyOf } from '../../platform/database/idempotency-key'
import { cartOnWire } from '../../ordering/cart/sums'
import { claimResume } from './claim-resume'
import { offerResume } from './offer-resume'
import { resumeMail } from './resume-mail'

export interface ResumeRoutesDeps {
  db: Queries
  catalogue: PriceSource
  /** Absolute base of links in mails: "https://shop.example" */
  shopOrigin: string
  /** For digests of what is counted. */
  limitKey: Buffer
}

/** Codes that one address may ask for in a minute. */
const OFFERS_PER_MINUTE = 30

/** Mails that one address may have sent in a minute: each goes to somebody who may not know of it. */
const MAILS_PER_MINUTE = 6

/** Codes that one address may try in a minute; none can be found by trying anyway. */
const CLAIMS_PER_MINUTE = 60

/** A cart, and all that a form holds. */
const REQUEST_BYTES = 64 * 1024

const OF_GUEST = { tags: ['order'], security: [{ guest: [] }] }

const noAddress = (): ApiException =>
  new ApiException(422, 'ValidationException', 'Bitte prüfen Sie Ihre Angaben.', [
    { field: 'email', rule: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  ])

/** "Später weitermachen": a one-time code on one device, its claim on another (GOAL-5). */
export const resumeRoutes =
  ({ db, catalogue, shopOrigin, limitKey }: ResumeRoutesDeps): ApiPlugin =>
  async (app) => {
    app.post(
      '/resume',
      {
        onRequest: app.requireSession,
        bodyLimit: REQUEST_BYTES,
        config: limitOfAddress(OFFERS_PER_MINUTE, 'all copies'),
        schema: {
          ...OF_GUEST,
          summary: 'Makes a one-time code of 24 hours to go on with on another device',
          body: resumeRequestSchema,
          response: { 200: resumeOfferSchema },
        },
      },
      async ({ body, sessionId }, reply) => {
        reply.header('cache-control', 'no-store')
        const { code, validUntil } = await db.transaction((tx) => offerResume(tx, body, { sessionId, now: new Date() }))
        return { code, valid_until: validUntil.toISOString() }
      },
    )

    app.post(
      '/resume/mail',
      {
        onRequest: app.requireSession,
        bodyLimit: REQUEST_BYTES,
        config: limitOfAddress(MAILS_PER_MINUTE, 'all copies'),
        schema: {
          ...OF_GUEST,
          summary: 'Sends a link with such a code by mail, and nowhere else',
          body: resumeMailRequestSchema,
          response: { 200: resumeOfferSchema },
        },
      },
      async ({ body, sessionId }, reply) => {
        reply.header('cache-control', 'no-store')
        const { email, ...request } = body
        if (!isEmail(email)) throw noAddress()
        return db.transaction(async (tx) => {
          const limit = { key: limitKey, limitFactor: app.limitFactor }
          if (!(await mayBeMailed(tx, { purpose: 'resume', email }, limit))) throw tooManyMails()
          const offered = await offerResume(tx, request, { sessionId, now: new Date() })
          await enqueueMail(tx, resumeMail(offered, email, shopOrigin))
          return { valid_until: offered.validUntil.toISOString() }
        })
      },
    )

    app.post(
      '/resume/claim',
      {
        onRequest: app.requireSession,
        config: limitOfAddress(CLAIMS_PER_MINUTE, 'all copies'),
        schema: {
          ...OF_GUEST,
          summary: 'Takes a one-time code: what it stands for belongs to this session from now on, without the IBAN',
          body: resumeClaimSchema,
          response: { 200: resumedOrderSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { sessionId, body } = request
        const resumed = await claimResume(
          { db, catalogue },
          { code: body.code, sessionId, key: idempotencyKeyOf(request), now: new Date() },
        )
        return { ...resumed, cart: cartOnWire(resumed.cart) }
      },
    )
  }
