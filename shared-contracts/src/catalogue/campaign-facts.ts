/** Days within which the partner programme releases the points of an order (PRICE-31). */
export const POINTS_RELEASED_WITHIN_DAYS = 120

/** Footnotes of what runs beside the prices. */
export const CAMPAIGN_FOOTNOTE = {
  tradeIn: 'A_EINTAUSCHBONUS',
  cashback: 'A_CASHBACK',
  partnerPoints: 'A_PARTNERPUNKTE',
} as const
