import { aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { orderBlock } from './order-block'

const responseOf = (tariff: CartResponse['cart']['tariff']): CartResponse => ({
  status_code: 200,
  temp_order_id: 't',
  total_hash: '',
  details: [],
  scopes: [],
  cart: { tariff, handsets: [], promotions: [], hardware: [], options: [] },
  sums: { conditions: tariff?.conditions ?? [] },
})

describe('orderBlock', () => {
  const date = '27.11.2026'

  // only a line that is planned said when it starts
  it('says of a later start and of use what the contract summary says', () => {
    const start = { title: 'Gewünschter Start: 29.03.2027', text: 'Bis zur Freischaltung zahlen Sie nichts.' }
    const usage = 'deutsche Mobilfunknetze 19 Cent je Minute'
    expect(orderBlock(responseOf(aTariff()), { date, start, usage })).toMatchObject({ start, usage })
    expect(orderBlock(responseOf(aTariff()), { date })).not.toHaveProperty('start')
  })

  it('names what the tariff itself costs by use where an API of before says nothing of it', () => {
    const tariff = { ...aPrepaidTariff(), usage_prices: 'Telefonie 9 Cent je Minute' }
    expect(orderBlock(responseOf(tariff), { date })?.usage).toBe('Telefonie 9 Cent je Minute')
  })
})
