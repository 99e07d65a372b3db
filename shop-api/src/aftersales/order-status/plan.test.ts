import type { LandlineResult, MobileResult } from '@nimbus/shared-contracts/order'
import { milestonesOf, type PlannedOrder } from './plan'

const landline = (over: Partial<LandlineResult> = {}): PlannedOrder['result'] => ({
  landline: { early_start: false, ...over },
})
const mobile = (over: Partial<MobileResult> = {}): PlannedOrder['result'] => ({
  mobile: { prepaid: false, sim_type: 'ESIM', early_start: false, ...over },
})

describe('milestonesOf', () => {
  it.each<[string, PlannedOrder, string]>([
    [
      'a new line with a router',
      { result: landline(), shipped: ['Nimbus Hub'] },
      'received confirmed dispatched access appointment activated',
    ],
    ['a new line without', { result: landline(), shipped: [] }, 'received confirmed access appointment activated'],
    ['an order of before', { result: {}, shipped: [] }, 'received confirmed access appointment activated'],
    [
      'a change of provider',
      { result: landline({ provider_change: { business_case: 'KUE_MRN' } }), shipped: ['Nimbus Hub'] },
      'received confirmed porting-requested porting-answered dispatched access appointment activated',
    ],
    [
      'a device with a SIM card',
      { result: mobile({ sim_type: 'SIM', delivery_method: 'HOME' }), shipped: ['Solvar S1 Pro'] },
      'received confirmed dispatched activated',
    ],
    ['an eSIM', { result: mobile(), shipped: [] }, 'received confirmed access activated'],
    [
      'an eSIM with a number that comes over',
      { result: mobile({ porting: { when: 'ASAP' } }), shipped: [] },
      'received confirmed access activated porting-requested porting-answered',
    ],
    [
      'a prepaid card',
      { result: mobile({ prepaid: true, sim_type: 'SIM', delivery_method: 'PACKSTATION' }), shipped: [] },
      'received confirmed identified dispatched activated',
    ],
  ])('of %s', (_what, order, expected) => {
    expect(milestonesOf(order).join(' ')).toBe(expected)
  })
})
