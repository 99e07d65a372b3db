const NBSP = '\u00a0'

/** A device in a list or on a shelf. */
export const deviceCard = {
  priceOf: (variant: string) => `Preis für ${variant}`,
  perMonth: 'je Monat',
  later: (months: string, price: string) => `${months}: ${price}`,
  withTariff: (tariff: string) => `mit ${tariff}`,
  once: 'einmalig',
  average: (amount: string, term: number) => `Ø${NBSP}${term}${NBSP}Monate ${amount} je${NBSP}Monat`,
  together: 'zusammen',
} as const
