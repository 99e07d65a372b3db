/** What stands beside the price of a tariff, wherever it is shown. */
export const offer = {
  promotionTill: (day: string) => `Aktion bis ${day}`,
  footnoteOf: (tariff: string) => `Bedingungen ${tariff}`,
} as const
