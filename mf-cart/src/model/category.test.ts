import { aHandset, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { categoryHref, editHref, wayBack } from './category'

const landline = (properties: object) => aTariff({ properties: { ...aTariff().properties, ...properties } })
const mobile = aMobileTariff()
const young = aMobileTariff({ properties: { ...mobile.properties, offer: 'YOUNG' } })

describe('categoryHref', () => {
  it.each([
    ['fibre', landline({ technology: 'FIBRE' }), '/zuhause/tarife/glasfaser-tarife'],
    ['DSL', landline({ technology: 'DSL' }), '/zuhause/tarife/dsl-tarife'],
    ['Regio', landline({ technology: 'DSL', offer: 'REGIO' }), '/zuhause/tarife/dsl-tarife'],
    ['Young', landline({ technology: 'DSL', offer: 'YOUNG' }), '/zuhause/tarife/young-tarife'],
    ['Regio Young', landline({ technology: 'DSL', offer: 'REGIO_YOUNG' }), '/zuhause/tarife/young-tarife'],
    ['mobile', mobile, '/unterwegs/tarife/mobilfunk-tarife'],
    ['mobile Young', young, '/unterwegs/tarife/young-tarife'],
    ['prepaid', aPrepaidTariff(), '/unterwegs/tarife/prepaid-tarife'],
  ])('finds the page of %s', (_, tariff, href) => {
    expect(categoryHref(tariff)).toBe(href)
  })
})

describe('wayBack', () => {
  it.each([
    [{ tariff: aTariff(), handset: null }, 'glasfaser-tarife'],
    [{ tariff: young, handset: null }, 'young-tarife'],
    [{ tariff: young, handset: aHandset() }, 'device'],
    [{ tariff: null, handset: aHandset() }, 'device'],
    [{ tariff: null, handset: null }, 'tariffs'],
  ])('leads back to what the cart holds', (cart, to) => {
    expect(wayBack(cart).to).toBe(to)
  })
})

describe('editHref', () => {
  const handset = aHandset()

  it.each([
    ['tariff', '/zuhause/tarife/glasfaser-tarife'],
    ['options', '/zuhause/tarife/glasfaser-tarife/options'],
    ['hardware', '/zuhause/tarife/glasfaser-tarife/hardware'],
    ['handset', undefined],
  ] as const)('leads from %s of a landline cart to %s', (block, href) => {
    expect(editHref(block, { tariff: aTariff(), handset: null })).toBe(href)
  })

  it.each([
    ['tariff', '/unterwegs/tarife/mobilfunk-tarife'],
    ['handset', '/unterwegs/geraete/smartphones/solvar-s1-pro?pid=solvar-s1-pro-fjordblau-256'],
    ['options', undefined],
  ] as const)('leads from %s of a mobile cart to %s', (block, href) => {
    expect(editHref(block, { tariff: mobile, handset })).toBe(href)
  })

  it('leads from a device alone to its page, and to the mobile tariffs when that is unknown', () => {
    expect(editHref('handset', { tariff: null, handset })).toMatch('/unterwegs/geraete/smartphones/solvar-s1-pro')
    const unknown = { ...handset, slug: undefined }
    expect(editHref('handset', { tariff: null, handset: unknown })).toBe('/unterwegs/tarife/mobilfunk-tarife')
  })

  it('leads nowhere for options without a tariff', () => {
    expect(editHref('options', { tariff: null, handset: null })).toBeUndefined()
  })
})
