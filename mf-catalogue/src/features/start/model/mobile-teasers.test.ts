import { aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { aMobileTariffList } from '../../../testing/mobile'
import { mobileTeasersOf, smallestWithDevice } from './mobile-teasers'

const { properties } = aMobileTariff()
const variant = (over: Partial<typeof properties>, name = 'Nimbus Mobil M') =>
  aMobileTariff({ name, properties: { ...properties, sublevel: 'NO_DEVICE', ...over } })

describe('mobileTeasersOf', () => {
  it('takes the tariffs without device for 24 months, in the catalogue’s order', () => {
    const tariffs = [
      variant({ sort_index: 2 }, 'Nimbus Mobil L'),
      variant({ sort_index: 1 }),
      variant({ sort_index: 1, contract_term: 12 }, '12 Monate'),
      variant({ sort_index: 1, sublevel: 'WITH_DEVICE' }, 'mit Gerät'),
      aPrepaidTariff(),
    ]
    expect(mobileTeasersOf(tariffs).map(({ name }) => name)).toEqual(['Nimbus Mobil M', 'Nimbus Mobil L'])
  })

  it('keeps only what the page shows', () => {
    const tariff = variant({})
    expect(mobileTeasersOf([{ ...tariff, description: 'Für jeden Tag', footnote_tag: 'T_MOBIL_M' }])).toEqual([
      {
        id: 'mobil-m-device-24',
        name: 'Nimbus Mobil M',
        slug: 'mobil-m',
        description: 'Für jeden Tag',
        footnote: 'T_MOBIL_M',
        volume: { gb: 30, max: { down: 300, up: 50 }, throttled: { down: 64, up: 16 } },
        conditions: tariff.conditions,
      },
    ])
  })

  it('leaves out what has no data, which would be landline', () => {
    expect(mobileTeasersOf([aTariff()])).toEqual([])
  })
})

describe('smallestWithDevice', () => {
  it('is the cheapest one with device for 24 months, wherever it stands', () => {
    expect(smallestWithDevice(aMobileTariffList().tariffs.toReversed())).toBe('mobil-s-device-24')
  })

  it('is none without tariffs', () => {
    expect(smallestWithDevice([])).toBeUndefined()
  })
})
