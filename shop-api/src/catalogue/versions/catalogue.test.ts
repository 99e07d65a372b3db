import { areaOf } from '@nimbus/shared-contracts/cart'
import { itemSchema, tariffListSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { aCatalogue } from '../../testing/a-catalogue'

const today = '2026-11-27T12:00:00Z'

describe('createCatalogue', () => {
  it('sells every landline variant: 4 fibre families with 2 offers and 4 DSL families with 4, by 4 TV choices and 2 terms', () => {
    const landline = aCatalogue(today)
      .tariffs()
      .filter((tariff) => areaOf(tariff) === 'landline')
    expect(landline).toHaveLength(4 * 2 * 4 * 2 + 4 * 4 * 4 * 2)
  })

  it.each([
    ['dsl-s-24', 16, 2.4],
    ['dsl-m-24', 50, 20],
    ['dsl-m-regio-24', 50, 10],
    ['dsl-m-regio-young-smart-12', 50, 10],
    ['dsl-l-megastream-24', 100, 40],
    ['dsl-xl-24', 250, 50],
    ['dsl-xl-smart-24', 250, 50],
    ['dsl-xl-megastream-24', 250, 100],
    ['dsl-xl-young-megastream-24', 250, 100],
    ['dsl-xl-young-smart-24', 250, 40],
    ['glasfaser-150-24', 150, 75],
    ['glasfaser-1000-vvm-megastream-12', 1000, 500],
  ])('%s has %d down and %d up', (id, down, up) => {
    const bandwidth = { down: { max: down }, up: { max: up } }
    expect(aCatalogue(today).tariff(id)).toMatchObject({ kind: 'landline', bandwidth })
  })

  it.each([
    ['2025-11-03T22:59:59Z', []],
    ['2025-11-03T23:00:00Z', ['aktion-2026-02']],
    ['2026-02-02T22:59:59Z', ['aktion-2026-02']],
    ['2026-02-02T23:00:00Z', []],
    ['2026-10-31T22:59:59Z', []],
    ['2026-10-31T23:00:00Z', ['aktion-2027-01']],
    ['2027-01-31T22:59:59Z', ['aktion-2027-01']],
    ['2027-01-31T23:00:00Z', []],
  ])('at %s the promotions %j run: whole days in German time', (now, ids) => {
    const tariff = aCatalogue(now).tariff('glasfaser-150-24')
    expect(tariff?.possible_promotions.map(({ id }) => id)).toEqual(ids)
    expect(['aktion-2026-02', 'aktion-2027-01'].filter(aCatalogue(now).promotionValid)).toEqual(ids)
  })

  it('names the promotion by its last day', () => {
    expect(aCatalogue(today).tariff('dsl-m-young-24')?.possible_promotions).toEqual([
      {
        id: 'aktion-2027-01',
        name: 'Aktion bis 31.01.2027',
        valid_from: '2026-10-31T23:00:00.000Z',
        valid_till: '2027-01-31T23:00:00.000Z',
      },
    ])
  })

  it('promotes no 12-month tariff', () => {
    expect(aCatalogue(today).tariff('dsl-m-12')?.possible_promotions).toEqual([])
  })

  it('changes its version when a promotion ends', () => {
    expect(aCatalogue('2026-02-02T22:59:59Z').version()).not.toBe(aCatalogue('2026-02-02T23:00:00Z').version())
  })

  it.each([
    ['magentazuhause-tarife', 192],
    ['glasfaser-tarife', 64],
    ['dsl-tarife', 64],
    ['young-tarife', 64],
  ])('lists all variants of %s', (slug, count) => {
    const list = aCatalogue(today).category('landline', slug)
    expect(v.parse(tariffListSchema, list).tariffs).toHaveLength(count)
  })

  it.each([
    ['2026-11-27T22:59:59Z', '2026-11-27'],
    ['2026-11-27T23:00:00Z', '2026-11-28'],
  ])('says at %s that a contract would begin on %s', (now, day) => {
    expect(aCatalogue(now).category('landline', 'dsl-tarife')?.today).toBe(day)
    expect(aCatalogue(now).category('mobile', 'prepaid-tarife')?.today).toBe(day)
  })

  it('knows no other category', () => {
    expect(aCatalogue(today).category('landline', 'kabel-tarife')).toBeUndefined()
  })

  it.each([
    ['glasfaser-300-smart-24', 'Glasfaser 300 mit TV Smart', 'T_GLASFASER_300_TV_SMART2'],
    [
      'glasfaser-1000-vvm-megastream-24',
      'Glasfaser 1.000 im Ausbaugebiet mit TV MegaStream',
      'T_GLASFASER_1000_VVM_TV_MEGASTREAM',
    ],
    ['dsl-m-24', 'DSL M', 'T_DSL_M'],
    ['dsl-m-young-smart-24', 'DSL M Young mit TV Smart', 'T_DSL_M_TV_SMART2_YOUNG'],
    ['dsl-l-regio-smart-24', 'DSL L Regio mit TV Smart', 'T_DSL_L_REGIO_TV_SMART'],
    ['dsl-xl-regio-young-12', 'DSL XL Regio Young', 'T_DSL_XL_REGIO_YOUNG'],
  ])('%s is called %s and has the footnote %s', (id, name, tag) => {
    const tariff = aCatalogue(today).tariff(id)
    expect([tariff?.product_name, tariff?.footnote_tag]).toEqual([name, tag])
  })
})

describe('options and hardware', () => {
  const catalogue = aCatalogue(today)
  const withTv = catalogue.tariff('dsl-m-smart-24')!
  const withoutTv = catalogue.tariff('dsl-m-24')!
  const hardwareOf = (tariff: typeof withTv, id: string) =>
    catalogue
      .hardwareFor(tariff)
      .flatMap(({ items }) => items)
      .find(({ concrete_product_id }) => concrete_product_id === id)

  it('bind as long as the tariff where they belong to it, which used to be 24 months with each', () => {
    const terms = catalogue.tariffs().map((tariff) => {
      const own = catalogue.optionsFor(tariff).flatMap(({ items }) => items.filter(({ mandatory }) => mandatory))
      return [tariff.properties.contract_term, ...own.map(({ properties }) => properties.contract_term)]
    })
    const landline = terms.filter(({ length }) => length > 1)
    expect(landline.length).toBe(catalogue.tariffs().filter(({ kind }) => kind === 'landline').length)
    expect(landline.filter(([term, ...own]) => own.some((other) => other !== term))).toEqual([])
    expect(new Set(landline.flat())).toEqual(new Set([24, 12]))
  })

  it('offers a device of one’s own first, free and not chosen for the customer', () => {
    const router = catalogue.hardwareFor(withoutTv).find(({ grouping_id }) => grouping_id === 'router')
    expect(router?.items[0]).toMatchObject({
      name: 'Eigenes Gerät',
      mandatory: false,
      conditions: [{ gross_value: 0 }],
    })
    expect(router?.items.some(({ mandatory }) => mandatory)).toBe(false)
  })

  it('rents routers for 12 months and ships them', () => {
    expect(hardwareOf(withoutTv, 'router-hub')).toMatchObject({
      properties: { contract_term: 12, shipped: true },
      conditions: [
        { type: 'MONTHLY_BASE', gross_value: 695 },
        { type: 'ONETIME_SHIPPING', gross_value: 695, net_value: 584 },
      ],
    })
  })

  it('has the TV box for 5 € a month only with TV', () => {
    const idsOf = (tariff: typeof withTv) =>
      catalogue.hardwareFor(tariff).flatMap(({ items }) => items.map((item) => item.concrete_product_id))
    expect(idsOf(withTv)).toContain('tv-box')
    expect(idsOf(withoutTv)).not.toContain('tv-box')
    expect(hardwareOf(withTv, 'tv-box')).toMatchObject({
      properties: { contract_term: 12 },
      conditions: [{ gross_value: 500 }, {}],
    })
  })

  it('has streaming options from 4,99 to 9,99 that exclude each other, with one month’s notice', () => {
    const group = catalogue.optionsFor(withoutTv).find(({ grouping_id }) => grouping_id === 'streaming-video')
    expect(
      group?.items.map(({ conditions, properties }) => [conditions[0]?.gross_value, properties.notice_months]),
    ).toEqual([
      [499, 1],
      [799, 1],
      [999, 1],
    ])
  })

  // MegaStream with "Serien, Filme & Sport" came to 90,94 € a month without a word
  it('sells nobody a streaming service again that is in the tariff', () => {
    const offered = (tv: string): string[] =>
      catalogue
        .tariffs()
        .filter((tariff) => tariff.kind === 'landline' && tariff.properties.tv === tv)
        .flatMap((tariff) => catalogue.optionsFor(tariff))
        .filter(({ grouping_id }) => grouping_id === 'streaming-video')
        .flatMap(({ items }) => items.map(({ product_name }) => product_name))
    expect(new Set(offered('SMART'))).toEqual(new Set(['Serien', 'Serien & Filme', 'Serien, Filme & Sport']))
    expect([...offered('SMARTSTREAM'), ...offered('MEGASTREAM')]).toEqual([])
  })

  it('brings the connection as the only mandatory item, for nothing', () => {
    const all = [...catalogue.optionsFor(withTv), ...catalogue.hardwareFor(withTv)].flatMap(({ items }) => items)
    const mandatory = all.filter((item) => item.mandatory)
    expect(mandatory.map(({ name }) => name)).toEqual(['Internet- und Telefonanschluss'])
    expect(all.every((item) => v.is(itemSchema, item))).toBe(true)
  })
})
