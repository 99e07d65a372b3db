import type { OrderResult } from '@nimbus/shared-contracts/order'
import { milestonesOf } from '../order-status/plan'
import { reducedOrder } from './reduced-order'

const result = {
  email: 'katharina@beispiel.de',
  mobile: {
    prepaid: false,
    sim_type: 'SIM',
    delivery_method: 'HOME',
    early_start: true,
    phone_number: '0171 3920042',
    porting: { when: 'ASAP' },
  },
} as unknown as OrderResult

it('leaves of a mobile order by which steps it went, and no number', () => {
  const CONSENTS = { consents: { terms: true, loyalty_no: '1234567890' } }
  const reduced = reducedOrder({ data: { CONSENTS, PAYMENT: { payment: { iban: 'DE89' } } }, result })
  expect(reduced.data).toEqual({ CONSENTS: { consents: { terms: true } } })
  expect(reduced.result).toEqual({
    email: '',
    mobile: { prepaid: false, sim_type: 'SIM', delivery_method: 'HOME', early_start: true },
  })
  expect(milestonesOf({ result: reduced.result, shipped: [] })).toEqual([
    'received',
    'confirmed',
    'dispatched',
    'activated',
  ])
})
