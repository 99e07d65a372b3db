import { aCart, aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import { deviceTariffId } from './device-tariff'

describe('deviceTariffId', () => {
  const withDevice = aMobileTariff()
  const without = aMobileTariff({
    concrete_product_id: 'mobil-m-24',
    properties: { ...withDevice.properties, sublevel: 'NO_DEVICE', counterpart_id: 'mobil-m-device-24' },
  })

  it.each([
    ['a tariff with device', withDevice, 'mobil-m-device-24'],
    ['the same tariff without', without, 'mobil-m-device-24'],
    ['a prepaid tariff', aPrepaidTariff(), undefined],
    ['a landline tariff', aTariff(), undefined],
    ['no tariff', null, undefined],
  ])('of %s', (_, tariff, id) => {
    expect(deviceTariffId(aCart({ tariff }))).toBe(id)
  })
})
