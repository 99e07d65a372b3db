import { monthsText } from '@nimbus/shared-contracts/wording'

/** What customers read of any price. */
export const text = {
  oneOff: 'Einmalig',
  average: (term: number) => `Ø je Monat über ${monthsText(term)}`,
  total: (term: number) => `Gesamt in ${monthsText(term, 'dative')}`,
  perFourWeeks: 'je 4\u00a0Wochen',
} as const
