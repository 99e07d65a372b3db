import type { Cart } from '@nimbus/shared-contracts/cart'
import { valueAt } from '@nimbus/shared-contracts/forms'
import type { ResumedOrder } from '@nimbus/shared-contracts/order'

/** The cart of this tab for what the server priced: it knows one handset. */
export function resumedCart({ tariff, handsets, hardware, options, promotions }: ResumedOrder['cart']): Cart {
  return { tariff, handset: handsets[0] ?? null, hardware, options, promotions }
}

/** True when an IBAN was given, or would be: it has to be typed again. */
export const hadIban = ({ values }: Pick<ResumedOrder, 'values'>): boolean =>
  valueAt(values.PAYMENT ?? {}, 'payment.method') === 'DIRECT_DEBIT'

/** What lies in a cart, to ask before it is replaced: 'DSL M, Nimbus Hub' */
export const cartNames = ({ tariff, handset, hardware, options }: Cart): string =>
  [tariff?.name, handset?.product_name, ...[...options, ...hardware].map(({ product_name }) => product_name)]
    .filter(Boolean)
    .join(', ')
