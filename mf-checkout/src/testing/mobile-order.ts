import { ok } from '@nimbus/shared-contracts/errors'
import type { Cart } from '@nimbus/shared-contracts/cart'
import type { CartResponse, Scope } from '@nimbus/shared-contracts/order'
import { aCart, aHandset, aMobileTariff, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { aCartResponse, type FakeShop } from './fake-shop'
import { aPortingForm, aSimDeliveryForm } from './mobile-forms'

const { properties } = aMobileTariff()

/** Nimbus Mobil M with the S1 Pro, Nimbus Mobil M alone, Nimbus Prepaid L. */
export const CARTS = {
  device: aCart({ tariff: aMobileTariff(), handset: aHandset() }),
  tariff: aCart({
    tariff: aMobileTariff({
      concrete_product_id: 'mobil-m-24',
      properties: { ...properties, sublevel: 'NO_DEVICE', counterpart_id: 'mobil-m-device-24' },
    }),
  }),
  prepaid: aCart({ tariff: aPrepaidTariff() }),
} satisfies Record<string, Cart>

/** The server's answer to a mobile cart; its sums are of the cart it answers with. */
export function aMobileResponse({ tariff, handset }: Cart, over: Partial<CartResponse> = {}): CartResponse {
  const scopes: Scope[] = ['CUSTOMER', 'SIM_DELIVERY', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']
  const handsets = handset ? [handset] : []
  return aCartResponse({
    cart: { tariff, handsets, promotions: [], hardware: [], options: [] },
    sums: { conditions: [tariff, ...handsets].flatMap((item) => item?.conditions ?? []) },
    scopes,
    ...over,
  })
}

/** Lets the shop answer every initiation of this cart, with the scopes of its kind. */
export function sellsMobile(shop: FakeShop, cart: Cart, response = aMobileResponse(cart)): void {
  shop.schemas.SIM_DELIVERY = aSimDeliveryForm(cart.handset !== null)
  shop.schemas.NUMBER_PORTING = aPortingForm()
  shop.answer(/new-contract\/initiate-order/, ...Array.from({ length: 3 }, () => ok(response)))
  const change: CartResponse = {
    ...response,
    scopes: response.scopes.flatMap((scope): Scope[] =>
      scope === 'SIM_DELIVERY' ? ['SIM_DELIVERY', 'NUMBER_PORTING'] : [scope],
    ),
  }
  shop.answer(/provider-change\/initiate-order/, ...Array.from({ length: 3 }, () => ok(change)))
}
