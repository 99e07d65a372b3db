import { aMobileTariffList } from '../../../testing/mobile'
import { choiceOf, DEFAULT_CHOICE, sellsDevices, tariffBySlug, termsOf, variantsOf } from './variants'

const { tariffs } = aMobileTariffList()
const young = aMobileTariffList('young-tarife').tariffs
const prepaid = aMobileTariffList('prepaid-tarife').tariffs
const idsOf = (list: typeof tariffs) => list.map(({ concrete_product_id }) => concrete_product_id)

describe('variantsOf', () => {
  it.each([
    [{ device: false, term: 24 }, ['mobil-s-24', 'mobil-m-24', 'mobil-l-24', 'mobil-xl-24']],
    [{ device: true, term: 24 }, ['mobil-s-device-24', 'mobil-m-device-24', 'mobil-l-device-24', 'mobil-xl-device-24']],
    [{ device: true, term: 12 }, ['mobil-s-device-12', 'mobil-m-device-12', 'mobil-l-device-12', 'mobil-xl-device-12']],
  ])('has one tariff of each family for %j', (choice, ids) => {
    expect(idsOf(variantsOf(tariffs, choice))).toEqual(ids)
  })

  it('has every prepaid tariff, whatever was chosen elsewhere', () => {
    const ids = ['prepaid-s', 'prepaid-m', 'prepaid-l', 'prepaid-xl', 'prepaid-max']
    expect(idsOf(variantsOf(prepaid, { device: true, term: 12 }))).toEqual(ids)
  })

  it('keeps the order of the catalogue', () => {
    expect(idsOf(variantsOf(tariffs.toReversed(), DEFAULT_CHOICE))[0]).toBe('mobil-s-24')
  })
})

describe('tariffBySlug', () => {
  it.each([
    ['a concrete id', tariffs, 'mobil-m-device-12', 'mobil-m-device-12'],
    ['a product', young, 'mobil-m-young', 'mobil-m-young-24'],
    ['a family', young, 'mobil-m', 'mobil-m-young-24'],
    ['a prepaid tariff', prepaid, 'prepaid-max', 'prepaid-max'],
    ['nothing known', tariffs, 'prepaid-max', undefined],
    ['a name of Object', tariffs, 'constructor', undefined],
    ['nothing', tariffs, '', undefined],
  ])('finds %s', (_, list, slug, id) => {
    expect(tariffBySlug(list, slug)?.concrete_product_id).toBe(id)
  })
})

describe('termsOf', () => {
  it.each([
    ['mobile', tariffs, [24, 12]],
    ['prepaid', prepaid, []],
  ])('lists the terms of %s tariffs, the longest first', (_, list, terms) => {
    expect(termsOf(list)).toEqual(terms)
  })
})

describe('sellsDevices', () => {
  it('is true where there are tariffs with device', () => {
    expect([tariffs, young, prepaid].map(sellsDevices)).toEqual([true, true, false])
  })
})

describe('choiceOf', () => {
  it('is what a tariff stands for', () => {
    expect(tariffs.slice(0, 4).map(choiceOf)).toEqual([
      { device: false, term: 24 },
      { device: true, term: 24 },
      { device: false, term: 12 },
      { device: true, term: 12 },
    ])
  })
})
