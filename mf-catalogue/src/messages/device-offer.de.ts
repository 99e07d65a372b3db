/** One device with its price in few lines. */
export const deviceOffer = {
  perMonth: 'im Monat',
  withTariff: (tariff: string, volume: string | undefined) => `mit ${tariff}${volume ? `, ${volume}` : ''}`,
  later: (amount: string, months: string) => `Danach ${amount} ${months}.`,
} as const
