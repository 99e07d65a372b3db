import { aCheckData, aTariff, anOption } from '@nimbus/shared-contracts/testing'
import type { PricedCart } from '../cart/sums'
import { landlineResult } from './landline-result'

const saved = (scopes: Record<string, object>) =>
  new Map(Object.entries(scopes).map(([scope, values]) => [scope, { values: { ...values }, sealedIban: null }]))

const cart = (over: Partial<PricedCart> = {}): PricedCart => ({
  tariff: aTariff(),
  handsets: [],
  promotions: [],
  hardware: [],
  options: [],
  ...over,
})
const planned = aTariff({ properties: { ...aTariff().properties, offer: 'VVM' } })
const dsl = aTariff({ properties: { ...aTariff().properties, technology: 'DSL' } })
const hub = anOption({
  product_name: 'Nimbus Hub',
  properties: { product_id: 'hub', contract_term: 12, shipped: true },
})

describe('landlineResult', () => {
  it('knows nothing but that the service waits where nothing was wished', () => {
    expect(landlineResult(cart(), aCheckData(), saved({ CONNECTION: { connection: { start: 'ASAP' } } }))).toEqual({
      early_start: false,
    })
  })

  it('tells the wished day, the early start and the day from which a planned line is there', () => {
    const scopes = saved({
      CONNECTION: { connection: { move_in_date: '2027-03-15', start: 'DATE', start_date: '2027-04-01' } },
      CONSENTS: { consents: { terms: true, early_start: true } },
    })
    expect(landlineResult(cart({ tariff: planned }), aCheckData({ planned_from: '2027-03-01' }), scopes)).toEqual({
      early_start: true,
      start_date: '2027-04-01',
      move_in_date: '2027-03-15',
      planned_from: '2027-03-01',
    })
  })

  // DSL at an address where fibre is planned was told to start in March
  it('knows no planned line where DSL is ordered', () => {
    const address = aCheckData({ fibre: 'PLANNED', planned_from: '2027-03-01' })
    expect(landlineResult(cart({ tariff: dsl }), address, saved({})).planned_from).toBeUndefined()
  })

  it('tells where a router goes, and nothing where none is sent', () => {
    expect(landlineResult(cart({ hardware: [hub] }), aCheckData(), saved({})).delivery_to).toBe(
      'an Lindenstraße 12a, 01067 Dresden',
    )
    expect(landlineResult(cart(), aCheckData(), saved({})).delivery_to).toBeUndefined()
  })

  it.each([
    [{ business_case: 'KUE_MRN', provider: 'Nordlicht' }, { business_case: 'KUE_MRN' }],
    [
      { business_case: 'RRNP', contract_end: 'ALREADY_CANCELLED', contract_end_date: '2026-11-30' },
      { business_case: 'RRNP', contract_end_date: '2026-11-30' },
    ],
  ])('of the change %j says %j', (provider_change, expected) => {
    expect(landlineResult(cart(), null, saved({ PROVIDER_CHANGE: { provider_change } })).provider_change).toEqual(
      expected,
    )
  })
})
