const NBSP = '\u00a0'

/** One device with its price in few lines. */
export const deviceOffer = {
  perMonth: 'im Monat',
  withTariff: (tariff: string, volume: string | undefined) => `mit ${tariff}${volume ? `, ${volume}` : ''}`,
  later: (amount: string, months: string) => `Danach ${amount} ${months}.`,
  once: (amount: string, parts: string) => `Einmalig ${amount} (${parts}),`,
  average: (amount: string, term: number) => `im Schnitt ${amount} je Monat über ${term}${NBSP}Monate.`,
} as const
