import { emptyCart } from '@nimbus/shared-contracts/cart'
import { aCart, aCheckData, aHandset, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { nextStep } from './next-step'

const now = new Date('2026-11-27T12:00:00Z')
const landline = aCart({ tariff: aTariff() })
const withDevice = aMobileTariff()
const withoutDevice = aMobileTariff({ properties: { ...withDevice.properties, sublevel: 'NO_DEVICE' } })
const unpriced = aHandset({ bundle_id: null, conditions: [] })

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
    ['a mobile tariff without device', aCart({ tariff: withoutDevice }), null, 'checkout'],
    ['prepaid', aCart({ tariff: aPrepaidTariff() }), null, 'checkout'],
    ['a mobile tariff that lacks its device', aCart({ tariff: withDevice }), null, 'noDevice'],
    ['a mobile tariff with its device', aCart({ tariff: withDevice, handset: aHandset() }), null, 'checkout'],
    ['a device without bundle', aCart({ tariff: withDevice, handset: unpriced }), null, 'noBundle'],
    ['a device without tariff', aCart({ handset: unpriced }), null, 'noTariff'],
  ])('decides for %s', (_, cart, checkData, step) => {
    expect(nextStep(cart, checkData, now)).toBe(step)
  })
})
