import { monthsText } from '@nimbus/shared-contracts/wording'

/** What stands beside a whole price, wherever it is shown. */
export const offer = {
  promotionTill: (day: string) => `Aktion bis ${day}`,
  footnoteOf: (tariff: string) => `Bedingungen ${tariff}`,
  once: (amount: string, parts: string) => `Einmalig ${amount} (${parts}),`,
  average: (amount: string, term: number) => `im Schnitt ${amount} je Monat über ${monthsText(term)}.`,
} as const
