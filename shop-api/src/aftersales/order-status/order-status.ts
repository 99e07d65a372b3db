import {
  shippedNames,
  type Milestone,
  type OrderProgress,
  type OrderStatus,
} from '@nimbus/shared-contracts/order-status'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import type { LandlineResult, MobileResult } from '@nimbus/shared-contracts/order'
import { dayOf } from '@nimbus/server-kit/clock'
import type { orders } from '../../platform/database/schema'
import type { OrderDeclaration } from '../declarations/declarations-of'
import { contractDates, type ContractDates } from './contract-dates'
import type { RecordedEvent } from '../../platform/database/order-event'
import { milestonesOf } from './plan'
import { progressOf } from './progress'
import { withdrawalState } from './withdrawal-state'

/** What the status of an order is made of; nothing of address and payment. */
export type StoredOrder = Pick<typeof orders.$inferSelect, 'order_id' | 'ordered_at' | 'cart' | 'result'>

const DECLARATION_TITLES: Record<OrderDeclaration['kind'], string> = {
  withdrawal: 'Eingang Ihres Widerrufs',
  cancellation: 'Eingang Ihrer Kündigung',
}

/** All that its status page shows on a day, with the receipts of what its customer has declared. */
export function statusOf(
  order: StoredOrder,
  events: readonly RecordedEvent[],
  { today, declared = [] }: { today: string; declared?: readonly OrderDeclaration[] },
): OrderStatus {
  const { order_id, ordered_at, result } = order
  const { cart } = order.cart
  const { mobile, landline, documents } = result
  const milestones = plannedFor(order)
  const progress = progressOf(ordered_at, events, { milestones, today })
  const dates = datesOf(order, progress)
  const shipped = shippedNames(cart)
  const items = [cart.tariff, ...cart.handsets, ...cart.hardware, ...cart.options]
  return {
    order_id,
    ordered_at: ordered_at.toISOString(),
    email: maskedEmail(result.email),
    products: items.flatMap((item) => (item ? [item.product_name] : [])),
    milestones,
    progress,
    ...dates,
    withdrawal: withdrawalState({
      state: progress.state,
      isWithdrawn: declared.some(({ kind }) => kind === 'withdrawal'),
      withdraw_until: dates.withdraw_until,
      isConcluded: progress.confirmed_at !== undefined,
      shipped,
      today,
    }),
    ...(mobile && { mobile: withoutPlace(mobile, PLACES[mobile.delivery_method ?? 'HOME']) }),
    ...(landline && { landline: withoutPlace(landline, 'an Ihre Anschlussadresse') }),
    shipped,
    documents: [...documents, ...declared.map(receipt)],
  }
}

/** Where a parcel goes, for who may have found the link: of an address no more than what it is of. */
const PLACES: Record<NonNullable<MobileResult['delivery_method']>, string> = {
  HOME: 'an die Adresse, die in Ihren E-Mails steht',
  PARCEL_SHOP: 'in einen Paketshop in Ihrer Nähe',
  PACKSTATION: 'an Ihre Packstation',
}

const withoutPlace = <Result extends LandlineResult | MobileResult>(result: Result, place: string): Result =>
  result.delivery_to === undefined ? result : { ...result, delivery_to: place }

const receipt = ({ kind, received_at, pdf }: OrderDeclaration): OrderStatus['documents'][number] => ({
  title: `${DECLARATION_TITLES[kind]} vom ${formatGermanDate(dayOf(new Date(received_at)))}`,
  href: pdf,
  type: 'application/pdf',
})

/** The milestones of a stored order. */
export const plannedFor = ({ result, cart }: StoredOrder): Milestone[] =>
  milestonesOf({ result, shipped: shippedNames(cart.cart) })

/** The contract's days; until it is concluded those that the customer saw with the order. */
export function datesOf(
  { cart, result }: StoredOrder,
  { confirmed_at, activated_at }: Pick<OrderProgress, 'confirmed_at' | 'activated_at'>,
): ContractDates {
  if (confirmed_at === undefined) {
    const { withdraw_until, term_ends_on, notice_until } = result
    return {
      withdraw_until,
      ...(term_ends_on && { term_ends_on }),
      ...(notice_until && { notice_until }),
    }
  }
  const day = (instant: string): string => dayOf(new Date(instant))
  return contractDates(cart.cart.tariff, {
    concluded: day(confirmed_at),
    provided: activated_at && day(activated_at),
  })
}

/** Enough to know one's own address, too little to write to it. maskedEmail('katharina@beispiel.de') → 'k…@beispiel.de' */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${Array.from(email)[0]}…${email.slice(at)}` : ''
}
