import { isBundleChanged, type Cart, type Handset } from '@nimbus/shared-contracts/cart'
import { cents, CONDITION, formatEuro, ledger } from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'

/**
 * The cart with the server's bundle for its handset, when that is another one than the cart's (spec section 4); undefined
 * when they are the same. Another price is another bundle.
 */
export function withServerBundle(cart: Cart, server: CartResponse['cart']): Cart | undefined {
  const [sold] = server.handsets
  if (!cart.handset || !sold || !isBundleChanged(cart, server)) return undefined
  const { bundle_id, conditions } = sold
  return { ...cart, handset: { ...cart.handset, bundle_id, conditions } }
}

/** What of the handset's price has changed. 'Solvar S1 Pro: bisher 15 € im Monat und 149 € einmalig, jetzt 15 € …' */
export function repricedText(before: Handset, now: Handset): string {
  return de.situation.repriced(now.product_name, priceText(before), priceText(now))
}

/** Shipping stays out: it is the same for every device. */
function priceText({ conditions }: Handset): string {
  const { months, oneOff } = ledger(conditions.filter(({ type }) => type !== CONDITION.shipping))
  return de.situation.devicePrice(formatEuro(months[0] ?? cents(0)), formatEuro(oneOff))
}
