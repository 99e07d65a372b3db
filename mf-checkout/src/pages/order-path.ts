import { areaOf, type Cart } from '@nimbus/shared-contracts/cart'

/** Where an order's calls go: orderPathOf(landline tariff, 'abc') → '/landline/order/abc' */
export const orderPathOf = (tariff: NonNullable<Cart['tariff']>, orderId: string): string =>
  `/${areaOf(tariff)}/order/${encodeURIComponent(orderId)}`
