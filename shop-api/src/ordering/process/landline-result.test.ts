import { aCheckData } from '@nimbus/shared-contracts/testing'
import { landlineResult } from './landline-result'

const saved = (scopes: Record<string, object>) =>
  new Map(Object.entries(scopes).map(([scope, values]) => [scope, { values: { ...values }, sealedIban: null }]))

describe('landlineResult', () => {
  it('knows nothing but that the service waits where nothing was wished', () => {
    expect(landlineResult(aCheckData(), saved({ CONNECTION: { connection: { start: 'ASAP' } } }))).toEqual({
      early_start: false,
    })
  })

  it('tells the wished day, the early start and the day from which a planned line is there', () => {
    const scopes = saved({
      CONNECTION: { connection: { start: 'DATE', start_date: '2027-04-01' } },
      CONSENTS: { consents: { terms: true, early_start: true } },
    })
    expect(landlineResult(aCheckData({ planned_from: '2027-03-01' }), scopes)).toEqual({
      early_start: true,
      start_date: '2027-04-01',
      planned_from: '2027-03-01',
    })
  })

  it.each([
    [{ business_case: 'KUE_MRN', provider: 'Nordlicht' }, { business_case: 'KUE_MRN' }],
    [
      { business_case: 'RRNP', contract_end: 'ALREADY_CANCELLED', contract_end_date: '2026-11-30' },
      { business_case: 'RRNP', contract_end_date: '2026-11-30' },
    ],
  ])('of the change %j says %j', (provider_change, expected) => {
    expect(landlineResult(null, saved({ PROVIDER_CHANGE: { provider_change } })).provider_change).toEqual(expected)
  })
})
