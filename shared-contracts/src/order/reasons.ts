/** Why the server takes something out of a cart: `reason` of a detail with REMOVE_FROM_CART (ORDER-3). */
export const removalReasons = ['DUPLICATE_GROUP', 'EXPIRED', 'NOT_FOR_TARIFF', 'OUT_OF_STOCK'] as const
export type RemovalReason = (typeof removalReasons)[number]

/**
 * Why a tariff can't be ordered: `reason` in the details of a TariffNotAvailableException. NOT_CHECKED says nothing of the
 * tariff: the session has no valid check of the address that the shopper saw.
 */
export type RefusalReason = 'NOT_AT_ADDRESS' | 'NOT_CHECKED'
