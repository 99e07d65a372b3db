/** What a tariff costs, in the words of the shop. */
export interface Offer {
  tariff: string
  /** Monthly price and its months, in order. */
  steps: readonly (readonly [price: string, months: string])[]
  oneOff: string
  average: string
  total: string
}

/**
 * Glasfaser 300 with Smart over 24 months while a promotion runs (PRICE-21): the start price for three months, the
 * price without TV for three more, then + 10. 3 × 9,95 + 3 × 50,95 + 18 × 60,95 + 69,95 = 1.349,75 €
 */
export const GLASFASER_300_SMART: Offer = {
  tariff: 'Glasfaser 300',
  steps: [
    ['9,95 €', 'Monat 1–3'],
    ['50,95 €', 'Monat 4–6'],
    ['60,95 €', 'ab Monat 7'],
  ],
  oneOff: '69,95 €',
  average: '56,24 €',
  total: '1.349,75 €',
}

/** DSL M without TV over 24 months: 3 × 9,95 + 21 × 43,95 + 69,95 = 1.022,75 € */
export const DSL_M: Offer = {
  tariff: 'DSL M',
  steps: [
    ['9,95 €', 'Monat 1–3'],
    ['43,95 €', 'ab Monat 4'],
  ],
  oneOff: '69,95 €',
  average: '42,62 €',
  total: '1.022,75 €',
}

/** DSL M with the rented Nimbus Hub for 6,95 € a month and its shipping: 1.022,75 + 24 × 6,95 + 6,95 = 1.196,50 € */
export const DSL_M_WITH_HUB: Offer = {
  tariff: 'DSL M',
  steps: [
    ['16,90 €', 'Monat 1–3'],
    ['50,90 €', 'ab Monat 4'],
  ],
  oneOff: '76,90 €',
  average: '49,86 €',
  total: '1.196,50 €',
}
