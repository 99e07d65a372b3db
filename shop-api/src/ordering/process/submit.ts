import { valueAt } from '@nimbus/shared-contracts/forms'
import { termDays } from '@nimbus/shared-contracts/offer'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { dayOf } from '@nimbus/server-kit/clock'
import { errorFacts } from '@nimbus/server-kit/logging'
import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../../platform/database/database'
import { once } from '../../platform/database/idempotency'
import { orders } from '../../platform/database/schema'
import type { DocumentLinks } from '../../kernel/documents/document-links'
import { ApiException } from '../../kernel/errors/api-exception'
import { mailsOfOrder } from '../mails/order-mails'
import { announceOrder } from '../../platform/events/announce'
import { enqueueMail } from '../../platform/mail/outbox'
import type { AccessCodes } from '../../kernel/documents/access-codes'
import type { StatusLinks } from '../../kernel/documents/status-links'
import { agreeDocuments, type UnmadeDocument } from './agreed-documents'
import type { ShopDocuments } from '../../content/sheets/shop-documents'
import { assertAgreed, assertComplete, offerOf, withData, type Offer } from './agreement'
import { assertNotOrdered } from '../drafts/already-ordered'
import { bookChoices } from './choices'
import { loadDraft, lockSession, orderOfDraft, savedScopesOf, type Draft, type SavedScopes } from '../drafts/drafts'
import { withdrawUntil } from '../../kernel/dates/legal-dates'
import { choicesOf } from './draft-facts'
import { orderNumber } from '../../kernel/documents/order-number'
import type { PriceSource } from '../cart/price-cart'
import { cartOnWire } from '../cart/sums'
import type { ResolveDeps } from '../../qualification/availability/resolve-place'
import { prepareScope } from './scope-service'

export interface SubmitDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  vault: Buffer
  /** Which postal codes and towns there are. */
  places: ResolveDeps
  links: DocumentLinks
  /** What the documents say that an order is made with. */
  documents: ShopDocuments
  statusLinks: StatusLinks
  accessCodes: AccessCodes
  /** Where customers reach the shop, for the links in mails. */
  shopOrigin: string
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
}

export interface Submission {
  /** The draft; its area doesn't matter, since all orders are submitted by the mobile path (API-1). */
  id: string
  sessionId: string
  key: string | undefined
}

/**
 * Makes the order: what the customer confirmed has to be what the shop agrees to now. One transaction holds key, order and
 * answer; nothing is answered before it is committed. A draft becomes one order at most, whatever the network does (CHK-30),
 * and so does a cart that two tabs of a session have made drafts of (decision 012).
 */
export async function submitOrder(deps: SubmitDeps, { id, sessionId, key }: Submission): Promise<OrderResult> {
  return deps.db.transaction(async (tx) => {
    const call = { sessionId, operation: 'submit', key, request: [id] }
    return once(tx, call, async () => {
      await lockSession(tx, sessionId)
      const draft = await loadDraft(tx, { id, sessionId }, { lock: true })
      const before = await orderOfDraft(tx, draft.id)
      if (before) return answerOf(before)
      await assertNotOrdered(tx, draft)
      const now = deps.clock()
      const today = dayOf(now)
      const saved = await savedScopesOf(tx, draft.id)
      assertComplete(draft, saved, 'ORDER_OVERVIEW')
      const offer = withData(offerOf(draft, deps.catalogue, today), saved, deps.vault)
      assertAgreed(draft, offer, saved.get('ORDER_OVERVIEW')!.values)
      await assertStillValid(draft, saved, today, deps)
      return storeOrder(tx, deps, { draft, saved, offer, now, today })
    })
  })
}

/** Rules with dates may have moved on since a scope was saved: an age, a start date. */
async function assertStillValid(
  draft: Draft,
  saved: SavedScopes,
  today: string,
  { vault, places }: SubmitDeps,
): Promise<void> {
  for (const scope of draft.response.scopes)
    await prepareScope(draft, scope, saved.get(scope)!.values, { today, saved, vault, places })
}

interface Agreed {
  draft: Draft
  saved: SavedScopes
  offer: Offer
  now: Date
  today: string
}

/** Numbers are drawn until one is free; with 10⁹ a year a second draw is rare and a tenth is a fault. */
const DRAWS = 10

async function storeOrder(tx: Queries, deps: SubmitDeps, agreed: Agreed): Promise<OrderResult> {
  const { draft, saved, offer, now, today } = agreed
  const unmade: UnmadeDocument[] = []
  const documents = await agreeDocuments(tx, deps.documents, {
    tariffId: offer.cart.tariff!.concrete_product_id,
    at: now,
    onUnmade: (document) => unmade.push(document),
  })
  const data = Object.fromEntries([...saved].map(([scope, { values }]) => [scope, values]))
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const order_id = orderNumber(today)
    const result = {
      order_id,
      ...resultOf(agreed, deps.catalogue),
      documents: deps.links.ofOrder(order_id),
      status: deps.statusLinks.to(order_id),
    }
    const [order] = await tx
      .insert(orders)
      .values({
        order_id,
        draft_id: draft.id,
        session_id: draft.session_id,
        area: draft.area,
        kind: draft.kind,
        tracking_id: draft.payload.context?.tracking_id ?? null,
        cart: { ...draft.response, cart: offer.cart, sums: offer.sums, total_hash: offer.totalHash },
        check_data: draft.check_data,
        data,
        sealed_iban: saved.get('PAYMENT')?.sealedIban ?? null,
        summary: { ...offer.summary, pdf: deps.links.to({ kind: 'summary', id: order_id }) },
        result,
        documents,
        ordered_at: now,
      })
      .onConflictDoNothing({ target: orders.order_id })
      .returning()
    if (!order) continue
    for (const { kind, error } of unmade)
      deps.logger?.error(
        { order: order_id, document: kind, error: errorFacts(error) },
        'a document of an order cannot be made',
      )
    await bookChoices(tx, draft, { saved, orderId: order_id, time: { today, now: new Date() } })
    for (const mail of mailsOfOrder(order, deps)) await enqueueMail(tx, mail)
    await announceOrder(tx, order_id, 0)
    return answerOf(order)
  }
  throw new ApiException(500, 'InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden')
}

/** Whoever asks, and whatever their tab holds by now, is told what was ordered, at the sums that were agreed to. */
const answerOf = ({ result, cart: { cart, sums } }: typeof orders.$inferSelect): OrderResult => ({
  ...result,
  shipped: shippedNames(cart),
  // whoever reads it tells the tariff's kind
  agreed: { cart: cartOnWire(cart) as typeof cart, sums },
})

function resultOf(
  { draft, offer, saved, now, today }: Agreed,
  catalogue: PriceSource,
): Omit<OrderResult, 'order_id' | 'documents' | 'status'> {
  const { contract_term } = offer.cart.tariff!.properties
  const customer = saved.get('CUSTOMER')?.values ?? {}
  return {
    ordered_at: now.toISOString(),
    withdraw_until: withdrawUntil(today),
    ...termDays(today, contract_term),
    email: String(valueAt(customer, 'customer.email')),
    name: ['first_name', 'last_name'].map((part) => String(valueAt(customer, `customer.${part}`))).join(' '),
    ...choicesOf({ draft, cart: offer.cart, saved, catalogue }),
  }
}
