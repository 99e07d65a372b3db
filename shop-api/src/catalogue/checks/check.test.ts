import { drop, problemsAfter } from '../../testing/problems-after'
import { checkCatalogue } from './check'
import { priceFaults } from './price-faults'
import type { CatalogueData } from '../data/data'
import { condition } from '../tariffs/price-steps'

describe('checkCatalogue', () => {
  it('finds nothing wrong with the bundled files', () => {
    expect(problemsAfter(() => {})).toEqual([])
  })

  it('names every file that is missing', () => {
    const checked = checkCatalogue({})
    expect(checked.ok ? [] : checked.error.map(({ file }) => file)).toContain('catalogue.json')
  })

  it.each<[string, (files: CatalogueData) => void, string]>([
    [
      'a price with a fraction',
      ({ families }) => (families[2]!.price = 60.95),
      'families.json [2].price: is not a whole number of cents',
    ],
    [
      'a promotion without end',
      ({ promotions }) => drop(promotions.periods[1], 'last_day'),
      'promotions.json periods[1].last_day: a promotion has no end (last_day)',
    ],
    [
      'a promotion that ends before it begins',
      ({ promotions }) => (promotions.periods[1]!.last_day = '2026-10-01'),
      'promotions.json periods[1]: aktion-2027-01 ends on 2026-10-01, before it begins on 2026-11-01',
    ],
    [
      'two promotions on the same days',
      ({ promotions }) => (promotions.periods[1]!.first_day = '2026-02-02'),
      'promotions.json periods[0]: aktion-2026-02 and aktion-2027-01 run on the same days',
    ],
    [
      'a start price that is missing',
      ({ promotions }) => promotions.start_price.steps.splice(1, 1),
      'promotions.json start_price.steps: VVM on FIBRE has no start price',
    ],
    [
      'two start prices for one offer',
      ({ promotions }) => promotions.start_price.steps.push(promotions.start_price.steps[0]!),
      'promotions.json start_price.steps: STANDARD on FIBRE has start prices that overlap',
    ],
    [
      'a start price above the price after it',
      ({ promotions }) => (promotions.start_price.steps[0]!.price = 5095),
      'promotions.json start_price.steps[0].price: 5095 cents is not below the price after it',
    ],
    [
      'a speed that is missing',
      ({ families }) => drop(families[4]!.bandwidth.up, 'normal'),
      'families.json [4].bandwidth.up.normal: is missing',
    ],
    [
      'a normal speed above the maximum',
      ({ families }) => (families[0]!.bandwidth.down.normal = 151),
      "families.json [0].bandwidth.down: speeds of glasfaser-150 aren't 0 < min ≤ normal ≤ max: 135, 151, 150",
    ],
    [
      'no term of 12 months',
      ({ catalogue }) => (catalogue.terms = [24]),
      'catalogue.json terms: no tariff has a variant of at most 12 months',
    ],
    [
      'a term above 24 months',
      ({ catalogue }) => (catalogue.terms = [36, 12]),
      'catalogue.json terms[0]: 36 months is not from 1 to 24',
    ],
    [
      'no young price',
      ({ families }) => drop(families[5], 'young_price'),
      'families.json [5]: dsl-m has no young_price',
    ],
    [
      'an offer in no category',
      ({ categories }) =>
        categories.forEach((category) => (category.offers = category.offers.filter((offer) => offer !== 'VVM'))),
      'offers.json [1]: VVM on FIBRE is in no category',
    ],
    [
      'two families with one id',
      ({ families }) => (families[1]!.id = 'glasfaser-150'),
      'families.json: two tariffs would be called glasfaser-150-24',
    ],
    [
      'a router that has to be taken',
      ({ items }) => (items.hardware[0]!.items[1]!.mandatory = true),
      'items.json hardware[0].items[1]: router-hub is mandatory, but no router may be',
    ],
    [
      'a device of one’s own that costs something',
      ({ items }) => (items.hardware[0]!.items[0]!.monthly = 100),
      'items.json hardware[0].items[0]: the first router is not a free device of one’s own',
    ],
    [
      'a streaming option above 9,99',
      ({ items }) => (items.options[1]!.items[2]!.monthly = 1099),
      'items.json options[1].items[2]: streaming-serien-filme-sport costs less than 4,99 or more than 9,99',
    ],
    [
      'a streaming service that is sold to who has it',
      ({ items }) => (items.options[1]!.items[0]!.tvs = ['NONE', 'MEGASTREAM']),
      'items.json options[1].items[0]: streaming-serien has Serien, and goes with MEGASTREAM, which has Serien, Filme, Sport',
    ],
    [
      'a streaming service that nobody sells',
      ({ tv }) => (tv[2]!.streams = ['Oper']),
      'tv.json [2]: SMARTSTREAM has Oper, which no option has',
    ],
    [
      'an item that binds longer than the tariff it belongs to',
      ({ items }) => (items.options[0]!.items[0]!.contract_term = 24),
      'items.json options[0].items[0]: anschluss-internet-telefon binds for 24 months, but its tariff glasfaser-150-12 for 12',
    ],
    [
      'an item that binds shorter than the tariff it belongs to',
      ({ items }) => (items.options[0]!.items[0]!.contract_term = 12),
      'items.json options[0].items[0]: anschluss-internet-telefon binds for 12 months, but its tariff glasfaser-150-24 for 24',
    ],
    [
      'a rented router that binds longer than a tariff it goes with',
      ({ items }) => (items.hardware[0]!.items[1]!.contract_term = 24),
      'items.json hardware[0].items[1]: router-hub binds for 24 months, but its tariff glasfaser-150-12 for 12',
    ],
    [
      'an item without a term',
      ({ items }) => drop(items.hardware[0]!.items[1], 'contract_term'),
      'items.json hardware[0].items[1]: router-hub has no term (contract_term)',
    ],
    [
      'a fee of a tariff that is not sold',
      ({ catalogue }) => (catalogue.fees = [{ name: 'Einrichtung vor Ort', price: 1995, tariffs: ['dsl-m-36'] }]),
      'catalogue.json fees[0].tariffs[0]: there is no tariff dsl-m-36',
    ],
    [
      'a fee that a tariff has twice',
      ({ catalogue }) =>
        (catalogue.fees = [1995, 995].map((price) => ({ name: 'Einrichtung', price, tariffs: ['mobil-m-24'] }))),
      'catalogue.json fees[1].tariffs[0]: mobil-m-24 has Einrichtung twice',
    ],
    [
      'a fee of nothing',
      ({ catalogue }) => (catalogue.fees = [{ name: 'Einrichtung', price: 0, tariffs: [] }]),
      'catalogue.json fees[0].price: costs nothing',
    ],
    [
      'a key with a typing error',
      ({ tv }) => Object.assign(tv[1]!, { surcharg: 1000 }),
      'tv.json [1].surcharg: is not a known key',
    ],
  ])('names file and path of %s', (_fault, change, expected) => {
    expect(problemsAfter(change)).toContain(expected)
  })
})

describe('priceFaults', () => {
  const provisioning = condition('ONETIME_PROVISIONING', 6995)

  it.each([
    ['nothing', [condition('MONTHLY_BASE', 995, 1, 4), condition('MONTHLY_BASE', 4595, 4)], []],
    [
      'a gap',
      [condition('MONTHLY_BASE', 995, 1, 4), condition('MONTHLY_BASE', 4595, 7)],
      ['gap: no price in months 4 to 6'],
    ],
    [
      'an overlap',
      [condition('MONTHLY_BASE', 995, 1, 5), condition('MONTHLY_BASE', 4595, 4)],
      ['overlap: two prices in month 4'],
    ],
    ['an open end', [condition('MONTHLY_BASE', 995, 1, 25)], ['gap: no price in months 25 to 38']],
    [
      'a wrong net',
      [{ ...condition('MONTHLY_BASE', 5095), net_value: 4281 }],
      ["net 4281 doesn't belong to gross 5095"],
    ],
  ])('finds %s', (_fault, monthly, expected) => {
    expect(priceFaults({ conditions: [...monthly, provisioning] })).toEqual(expected)
  })

  it('finds that provisioning is missing, or that prepaid has it', () => {
    expect(priceFaults({ conditions: [condition('MONTHLY_BASE', 5095)] })).toEqual(['provisioning is there 0 times'])
    const prepaid = condition('MONTHLY_4_WEEKS', 995)
    expect(priceFaults({ conditions: [prepaid] }, 0)).toEqual([])
    expect(priceFaults({ conditions: [prepaid, provisioning] }, 0)).toEqual(['provisioning is there 1 times'])
  })

  it('finds a fee without the name that texts call it by', () => {
    const fee = condition('ONETIME_FEE', 1995)
    const conditions = [condition('MONTHLY_BASE', 5095), provisioning]
    expect(priceFaults({ conditions: [...conditions, fee] })).toEqual(['something is due once and has no name'])
    expect(priceFaults({ conditions: [...conditions, { ...fee, name: 'Einrichtung vor Ort' }] })).toEqual([])
  })
})
