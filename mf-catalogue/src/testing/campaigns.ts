import type { Campaigns } from '@nimbus/shared-contracts/catalogue'

/** What the API answers between 03.11. and 18.11.2025 (PRICE-30). */
export const someCampaigns = (): Campaigns => ({
  trade_in: { bonus: { from: 10000, till: 30000 }, most_devices: 3, least_value: 100 },
  cashback: {
    amounts: [
      { families: ['mobil-s', 'mobil-m'], amount: 12000 },
      { families: ['mobil-l', 'mobil-xl'], amount: 24000 },
    ],
    contract_term: 24,
    first_day: '2025-11-03',
    last_day: '2025-11-18',
  },
})
