import { aTariff } from '@nimbus/shared-contracts/testing'
import { categoryOf, editHref } from './category'

const tariff = (properties: object) => aTariff({ properties: { ...aTariff().properties, ...properties } })
const mobile = {
  ...aTariff(),
  bandwidth: undefined,
  data_volume: { gb: 20, max: { down: 300, up: 50 }, throttled: { down: 64, up: 16 } },
}

describe('categoryOf', () => {
  it.each([
    ['fibre', tariff({ technology: 'FIBRE' }), 'glasfaser-tarife'],
    ['DSL', tariff({ technology: 'DSL' }), 'dsl-tarife'],
    ['Regio', tariff({ technology: 'DSL', offer: 'REGIO' }), 'dsl-tarife'],
    ['Young', tariff({ technology: 'DSL', offer: 'YOUNG' }), 'young-tarife'],
    ['Regio Young', tariff({ technology: 'DSL', offer: 'REGIO_YOUNG' }), 'young-tarife'],
    ['mobile', mobile, undefined],
  ])('finds the category of %s', (_, found, category) => {
    expect(categoryOf(found)).toBe(category)
  })
})

describe('editHref', () => {
  it.each([
    ['tariff', '/zuhause/tarife/glasfaser-tarife'],
    ['options', '/zuhause/tarife/glasfaser-tarife/options'],
    ['hardware', '/zuhause/tarife/glasfaser-tarife/hardware'],
    ['handset', undefined],
  ] as const)('leads from %s to %s', (block, href) => {
    expect(editHref(block, aTariff())).toBe(href)
  })

  it('leads nowhere without a landline tariff', () => {
    expect(editHref('options', null)).toBeUndefined()
    expect(editHref('tariff', mobile)).toBeUndefined()
  })
})
