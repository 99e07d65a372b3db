import type { ContractSummary, OrderResult } from '@nimbus/shared-contracts/order'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { orderFacts, startNote, type OrderFact } from '@nimbus/shared-contracts/wording'
import { dayOf } from '@nimbus/server-kit/clock'
import { withdrawUntil } from '../../kernel/dates/legal-dates'
import type { PriceSource } from '../cart/price-cart'
import type { PricedCart } from '../cart/sums'
import type { Draft, SavedScopes } from '../drafts/drafts'
import { landlineResult } from './landline-result'
import { mobileResult } from './mobile-result'

/** A draft as it stands: its cart at today's prices and what is saved of its steps. */
export interface DraftAsItStands {
  draft: Pick<Draft, 'area' | 'check_data'>
  cart: PricedCart
  saved: SavedScopes
  catalogue: PriceSource
}

/** What an order keeps of the saved steps, for whoever tells of it. */
export const choicesOf = ({
  draft,
  cart,
  saved,
  catalogue,
}: DraftAsItStands): Pick<OrderResult, 'landline' | 'mobile'> =>
  draft.area === 'mobile'
    ? { mobile: mobileResult(cart, saved, catalogue) }
    : { landline: landlineResult(cart, draft.check_data, saved) }

/** What an order of the draft at an instant would tell its customer beside products and prices. */
export const draftFacts = (standing: DraftAsItStands, now: Date): OrderFact[] =>
  orderFacts({
    ordered_at: now.toISOString(),
    withdraw_until: withdrawUntil(dayOf(now)),
    shipped: shippedNames(standing.cart),
    ...choicesOf(standing),
  })

/** What has to be known of the line's start before the draft is ordered, for the summary of it. */
export function draftStart(standing: DraftAsItStands, now: Date): Pick<ContractSummary, 'start'> {
  const { landline } = choicesOf(standing)
  const start = landline && startNote({ landline, ordered_at: now.toISOString() }, withdrawUntil(dayOf(now)))
  return start ? { start } : {}
}
