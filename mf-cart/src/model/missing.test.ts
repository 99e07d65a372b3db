import { emptyCart } from '@nimbus/shared-contracts/cart'
import { aCart, aHandset, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { missingOf } from './missing'

const withDevice = aMobileTariff()
const withoutDevice = aMobileTariff({ properties: { ...withDevice.properties, sublevel: 'NO_DEVICE' } })
const unpriced = aHandset({ bundle_id: null, conditions: [] })

describe('missingOf', () => {
  it.each([
    ['nothing', emptyCart(), 'tariff'],
    ['a device alone', aCart({ handset: unpriced }), 'tariff'],
    ['a tariff with device but no device', aCart({ tariff: withDevice }), 'device'],
    ['a device that the tariff is not sold with', aCart({ tariff: withDevice, handset: unpriced }), 'bundle'],
    ['a bundle', aCart({ tariff: withDevice, handset: aHandset() }), undefined],
    ['a tariff without device', aCart({ tariff: withoutDevice }), undefined],
    ['a device left over beside a tariff without one', aCart({ tariff: withoutDevice, handset: unpriced }), 'bundle'],
    ['prepaid', aCart({ tariff: aPrepaidTariff() }), undefined],
    ['landline', aCart({ tariff: aTariff() }), undefined],
  ])('of %s', (_, cart, missing) => {
    expect(missingOf(cart)).toBe(missing)
  })
})
