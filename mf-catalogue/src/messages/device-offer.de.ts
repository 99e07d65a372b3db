/** One device with its price in few lines. */
export const deviceOffer = {
  perMonth: 'je Monat',
  withTariff: (tariff: string, volume: string) => `mit ${tariff}, ${volume}`,
  later: (amount: string, months: string) => `Danach ${amount} ${months}.`,
} as const
