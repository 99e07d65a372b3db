import { areaOf } from '@nimbus/shared-contracts/cart'
import { tariffListSchema, tariffSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { aCatalogue } from '../../testing/a-catalogue'

const catalogue = aCatalogue('2026-11-27T12:00:00Z')
const mobile = catalogue.tariffs().filter((tariff) => tariff.kind !== 'landline')
const postPaid = mobile.filter(({ kind }) => kind === 'mobile')
const prepaid = mobile.filter(({ kind }) => kind === 'prepaid')

describe('mobileTariffs', () => {
  it('sells 4 sizes for 2 offers without and with device over 2 terms, and 5 prepaid tariffs', () => {
    expect([postPaid.length, prepaid.length]).toEqual([4 * 2 * 2 * 2, 5])
    expect(mobile.every((tariff) => v.is(tariffSchema, tariff))).toBe(true)
  })

  it('gives every tariff its own id', () => {
    const ids = catalogue.tariffs().map(({ concrete_product_id }) => concrete_product_id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['mobil-m-24', 'mobil-m', 'NO_DEVICE', 24, 'mobil-m-device-24', 'T_MOBIL_M'],
    ['mobil-m-device-24', 'mobil-m', 'WITH_DEVICE', 24, 'mobil-m-24', 'T_MOBIL_M_DEVICE'],
    ['mobil-m-device-12', 'mobil-m', 'WITH_DEVICE', 12, 'mobil-m-12', 'T_MOBIL_M_DEVICE'],
    ['mobil-s-young-24', 'mobil-s-young', 'NO_DEVICE', 24, 'mobil-s-young-device-24', 'T_MOBIL_S_YOUNG'],
    ['mobil-s-young-device-12', 'mobil-s-young', 'WITH_DEVICE', 12, 'mobil-s-young-12', 'T_MOBIL_S_YOUNG_DEVICE'],
    ['prepaid-max', 'prepaid-max', 'NO_DEVICE', 0, undefined, 'T_PREPAID_MAX'],
  ])('%s is of %s, %s, %d months, beside %s, with the footnote %s', (id, product, sublevel, term, counterpart, tag) => {
    const tariff = catalogue.tariff(id)
    expect(tariff?.properties).toMatchObject({ product_id: product, sublevel, contract_term: term })
    expect([tariff?.properties.counterpart_id, tariff?.footnote_tag]).toEqual([counterpart, tag])
  })

  it('has a counterpart for every post-paid tariff that differs in the device only and leads back', () => {
    for (const tariff of postPaid) {
      const other = catalogue.tariff(tariff.properties.counterpart_id ?? '')
      expect(other?.properties.counterpart_id).toBe(tariff.concrete_product_id)
      expect(other?.properties.sublevel).not.toBe(tariff.properties.sublevel)
      expect(other).toMatchObject({
        name: tariff.name,
        conditions: tariff.conditions,
        data_volume: tariff.data_volume,
        properties: { product_id: tariff.properties.product_id, contract_term: tariff.properties.contract_term },
      })
    }
  })

  it.each([
    ['mobil-s-24', 10, 300, 50],
    ['mobil-m-device-12', 30, 300, 50],
    ['mobil-l-young-24', 60, 300, 50],
    ['mobil-xl-24', null, 500, 100],
    ['prepaid-s', 3, 300, 50],
    ['prepaid-m', 5, 300, 50],
    ['prepaid-l', 7, 300, 50],
    ['prepaid-xl', 9, 300, 50],
    ['prepaid-max', null, 500, 100],
  ])('%s has %d GB up to %d/%d MBit/s, and 64/16 kbit/s after them', (id, gb, down, up) => {
    const throttled = gb === null ? null : { down: 64, up: 16 }
    expect(catalogue.tariff(id)).toHaveProperty('data_volume', { gb, max: { down, up }, throttled })
  })

  it.each([
    ['mobil-xl-24', 'Nimbus Mobil XL'],
    ['mobil-xl-device-12', 'Nimbus Mobil XL'],
    ['mobil-m-young-24', 'Nimbus Mobil M Young'],
    ['prepaid-max', 'Nimbus Prepaid Max'],
  ])('%s is called %s', (id, name) => {
    expect([catalogue.tariff(id)?.name, catalogue.tariff(id)?.product_name]).toEqual([name, name])
  })

  // they used to be a benefit, and so "Enthalten: Telefonie 9 Cent je Minute" in summary and mails
  it('counts minutes and messages with Prepaid S only, as a price and not as a benefit', () => {
    const counted = mobile.filter(({ usage_prices }) => usage_prices !== undefined)
    expect(counted.map(({ concrete_product_id }) => concrete_product_id)).toEqual(['prepaid-s'])
    expect(counted[0]?.usage_prices).toBe('Telefonie 9\u00a0Cent je Minute, SMS 9\u00a0Cent in alle deutschen Netze')
    expect(mobile.flatMap(({ benefits = [] }) => benefits).filter((benefit) => benefit.includes('Cent'))).toEqual([])
  })

  it.each(mobile.map(({ concrete_product_id }) => concrete_product_id))('%s has no options and no hardware', (id) => {
    const tariff = catalogue.tariff(id)!
    expect([catalogue.optionsFor(tariff), catalogue.hardwareFor(tariff)]).toEqual([[], []])
  })
})

describe('categories of the mobile area', () => {
  it.each([
    ['mobilfunk-tarife', 16, ['STANDARD']],
    ['young-tarife', 16, ['YOUNG']],
    ['prepaid-tarife', 5, [undefined]],
  ])('%s has %d tariffs of the offers %j', (slug, count, offers) => {
    const list = v.parse(tariffListSchema, catalogue.category('mobile', slug))
    expect(list.tariffs).toHaveLength(count)
    expect([...new Set(list.tariffs.map(({ properties }) => properties.offer))]).toEqual(offers)
    expect(list.categories.map((category) => category.slug)).toEqual([
      'mobilfunk-tarife',
      'young-tarife',
      'prepaid-tarife',
    ])
  })

  it('is apart from the landline area where a slug is the same', () => {
    const areasOf = (area: 'landline' | 'mobile') => catalogue.category(area, 'young-tarife')?.tariffs.map(areaOf)
    expect([new Set(areasOf('landline')), new Set(areasOf('mobile'))]).toEqual([
      new Set(['landline']),
      new Set(['mobile']),
    ])
  })

  it('knows no category of the other area', () => {
    expect(catalogue.category('mobile', 'dsl-tarife')).toBeUndefined()
    expect(catalogue.category('landline', 'prepaid-tarife')).toBeUndefined()
  })
})
