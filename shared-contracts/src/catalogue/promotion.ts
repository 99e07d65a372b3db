import type { Promotion, Tariff } from './product'

/**
 * The promotion of a tariff that the API lists. It lists a promotion only while it is valid by the shop's clock, so
 * nothing here asks for the time and server and browser show the same.
 */
export const promotionOf = (tariff: Tariff): Promotion | undefined =>
  tariff.possible_promotions[0] ?? tariff.incentives[0]
