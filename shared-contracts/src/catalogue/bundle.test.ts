import { aBundle, aBundleData, aMobileTariff } from '../testing'
import { bundleFor } from '.'

const variant = 'solvar-s1-pro-fjordblau-256'
const tariffWith = (properties: object) =>
  aMobileTariff({ properties: { ...aMobileTariff().properties, ...properties } })

describe('bundleFor', () => {
  it.each([
    ['tariff with device', aMobileTariff(), variant, aBundle()],
    ['the same tariff without device', tariffWith({ sublevel: 'NO_DEVICE' }), variant, aBundle()],
    ['another term', tariffWith({ contract_term: 12 }), variant, undefined],
    ['another tariff', tariffWith({ product_id: 'mobil-l' }), variant, undefined],
    ['another variant', aMobileTariff(), 'solvar-s1-pro-fjordblau-512', undefined],
  ])('%s', (_, tariff, id, expected) => {
    expect(bundleFor(aBundleData(), tariff, id)).toEqual(expected)
  })
})
