import { aCart, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { mobileTariff } from '../../../testing/devices'
import { withoutDevice } from '../../../testing/mobile'
import { listTariffId } from './list-tariff'

describe('listTariffId', () => {
  it.each([
    ['a tariff with device', mobileTariff('m'), 'mobil-m-device-24'],
    ['the same tariff without', withoutDevice(mobileTariff('m')), 'mobil-m-device-24'],
    ['a prepaid tariff, which used to be ignored', aPrepaidTariff(), 'prepaid-l'],
    ['a landline tariff', aTariff(), undefined],
    ['no tariff', null, undefined],
  ])('of %s', (_, tariff, id) => {
    expect(listTariffId(aCart({ tariff }))).toBe(id)
  })
})
