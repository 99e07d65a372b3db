import { valueAt } from '@nimbus/shared-contracts/forms'
import type { ContractSummary, Scope } from '@nimbus/shared-contracts/order'
import { ApiException } from '../../kernel/errors/api-exception'
import { contractSummary } from '../summary/contract-summary'
import type { Draft, SavedScopes } from '../drafts/drafts'
import { priceCart, type PriceSource } from '../cart/price-cart'
import { versionWith } from '../drafts/saved-data'
import { cartOnWire, totalHash, type PricedCart } from '../cart/sums'

/** What the shop would agree to now. */
export interface Offer {
  cart: PricedCart
  sums: Draft['response']['sums']
  totalHash: string
  summary: Omit<ContractSummary, 'pdf'>
}

/** The draft's cart at today's prices, and the contract summary of it; 409 when its device can't be had any more. */
export function offerOf(draft: Draft, catalogue: PriceSource, today: string): Offer {
  const { cart, sums, details } = priceCart(catalogue, draft.payload)
  const gone = details.filter(({ type }) => type === 'HANDSET')
  if (gone.length > 0) {
    const message = 'Das Gerät ist nicht mehr erhältlich, bitte fangen Sie von vorne an.'
    throw new ApiException(409, 'DeviceNotAvailableException', message, gone)
  }
  const summary = contractSummary({
    offerId: draft.id,
    today,
    cart,
    checkData: draft.check_data,
    kind: draft.kind,
    usage: catalogue.data()['usage-prices'],
  })
  return { cart, sums, totalHash: totalHash(cart, sums.conditions), summary }
}

/** The offer for what is saved: the version of its summary covers that too, so that no answer changes unseen (STO-24). */
export function withData(offer: Offer, saved: SavedScopes, vault: Buffer): Offer {
  const { summary } = offer
  return { ...offer, summary: { ...summary, version: versionWith(summary.version, saved, vault) } }
}

/**
 * 422 unless every scope before the overview is saved, with the missing ones in the details. It isn't 409, which clients send
 * again (SESS-6) though nothing would change.
 */
export function assertComplete({ response }: Draft, saved: SavedScopes, last: Scope = 'CONSENTS'): void {
  const needed = response.scopes.slice(0, response.scopes.indexOf(last) + 1)
  const missing = needed.filter((scope) => !saved.has(scope))
  if (missing.length === 0) return
  throw new ApiException(
    422,
    'IncompleteOrderDataException',
    'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.',
    missing.map((scope) => ({ scope })),
  )
}

/**
 * 409 unless what the customer saw last is what the shop agrees to now: first the price, with old and new sums and the cart
 * at the new prices, then the contract summary (LAW-4; STO-24).
 */
export function assertAgreed(draft: Draft, offer: Offer, overview: Record<string, unknown>): void {
  if (valueAt(overview, 'overview.total_hash') !== offer.totalHash) {
    throw new ApiException(
      409,
      'PriceChangedException',
      'Der Preis hat sich geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.',
      [{ old: draft.response.sums, new: offer.sums, cart: cartOnWire(offer.cart), total_hash: offer.totalHash }],
    )
  }
  if (valueAt(overview, 'overview.summary_version') !== offer.summary.version) {
    throw new ApiException(
      409,
      'SummaryOutdatedException',
      'Die Vertragszusammenfassung hat sich geändert. Bitte lesen Sie die neue Fassung.',
      [{ summary_version: offer.summary.version }],
    )
  }
}
