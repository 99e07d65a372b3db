import { onWire, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { aMobileTariff, aTariff } from '@nimbus/shared-contracts/testing'
import type { Draft } from '../drafts/drafts'
import { formSchema } from './scope-service'

const draftOf = (tariff: unknown): Draft => ({
  id: 'd',
  session_id: 's',
  area: 'landline',
  kind: 'new-contract',
  payload: { cart: { tariff: { id: 't' }, options: [], promotions: [] } },
  response: {
    status_code: 200,
    temp_order_id: 'd',
    cart: { tariff: tariff as Tariff, handsets: [], promotions: [], hardware: [], options: [] },
    sums: { conditions: [] },
    details: [],
    total_hash: '',
    scopes: ['CUSTOMER'],
  },
  check_data: null,
  created_at: new Date('2026-11-27T12:00:00Z'),
})

const sources = {
  today: '2026-11-27',
  saved: new Map(),
  validators: { pathOf: async () => '', moduleOf: async () => undefined },
  offered: [],
}

describe('formSchema', () => {
  it.each([
    ['landline', onWire(aTariff()), undefined],
    ['mobile', onWire(aMobileTariff()), true],
  ])('asks for what a %s order needs, also of a draft that a release before contract 1.5 has stored', async (...of) => {
    const [, tariff, optional] = of
    const { definitionSchema } = await formSchema(draftOf(tariff), 'CUSTOMER', sources)
    expect(definitionSchema.definitions['customer.phone']?.optional).toBe(optional)
  })
})
