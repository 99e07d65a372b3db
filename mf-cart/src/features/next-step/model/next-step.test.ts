import { emptyCart } from '@nimbus/shared-contracts/cart'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { nextStep } from './next-step'

const now = new Date('2026-11-27T12:00:00Z')
const landline = aCart({ tariff: aTariff() })
const mobile = (sublevel: string) =>
  aCart({ tariff: { ...aTariff(), bandwidth: undefined, properties: { ...aTariff().properties, sublevel } } })

describe('nextStep', () => {
  it.each([
    ['an empty cart', emptyCart(), aCheckData(), 'noTariff'],
    ['a landline tariff without a check', landline, null, 'unchecked'],
    ['a landline tariff whose check ran out', landline, aCheckData({ valid_until: now.toISOString() }), 'unchecked'],
    [
      'a landline tariff that the address can not have',
      landline,
      aCheckData({ products: ['dsl-m-24'] }),
      'unavailable',
    ],
    ['a landline tariff that the address can have', landline, aCheckData(), 'checkout'],
    ['a mobile tariff without device', mobile('NO_DEVICE'), null, 'checkout'],
    ['a mobile tariff that lacks its device', mobile('DEVICE'), null, 'incomplete'],
  ])('decides for %s', (_, cart, checkData, step) => {
    expect(nextStep(cart, checkData, now)).toBe(step)
  })
})
