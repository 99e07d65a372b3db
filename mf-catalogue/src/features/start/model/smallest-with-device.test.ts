import { aMobileTariffList } from '../../../testing/mobile'
import { smallestWithDevice } from './smallest-with-device'

describe('smallestWithDevice', () => {
  it('is the cheapest one with device for 24 months, wherever it stands', () => {
    expect(smallestWithDevice(aMobileTariffList().tariffs.toReversed())).toBe('mobil-s-device-24')
  })

  it('is none without tariffs', () => {
    expect(smallestWithDevice([])).toBeUndefined()
  })
})
