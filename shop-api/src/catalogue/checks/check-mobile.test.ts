import { drop, problemsAfter } from '../../testing/problems-after'
import type { CatalogueData } from '../data/data'

describe('checkCatalogue', () => {
  it.each<[string, (files: CatalogueData) => void, string]>([
    [
      'no mobile term of 12 months',
      ({ mobile }) => mobile.terms.pop(),
      'mobile.json terms: no tariff has a variant of at most 12 months',
    ],
    [
      'a mobile term above 24 months',
      ({ mobile }) => (mobile.terms[0]!.months = 36),
      'mobile.json terms[0].months: 36 months is not from 1 to 24',
    ],
    [
      'a longest term that costs more than its family says',
      ({ mobile }) => (mobile.terms[0]!.surcharge = 500),
      'mobile.json terms[0].surcharge: the longest term costs more than the price of its family',
    ],
    [
      'another speed after the volume',
      ({ mobile }) => (mobile.throttled.up = 64),
      'mobile.json throttled: 64/64 kbit/s is not 64/16',
    ],
    [
      'a tariff without speed after the volume',
      ({ mobile }) => drop(mobile, 'throttled'),
      'mobile.json throttled: is missing',
    ],
    [
      'a mobile tariff without volume',
      ({ mobile }) => (mobile.families[0]!.gb = 0),
      'mobile.json families[0].gb: mobil-s has no volume; without limit it is null',
    ],
    [
      'a mobile speed that is faster up than down',
      ({ mobile }) => (mobile.prepaid[4]!.max.up = 600),
      "mobile.json prepaid[4].max: speeds of prepaid-max aren't 0 < up ≤ down: 600, 500",
    ],
    [
      'more volume for less',
      ({ mobile }) => (mobile.families[2]!.price = 2495),
      'mobile.json families[2].price: mobil-l costs less than mobil-m, which has less',
    ],
    [
      'a prepaid price with a fraction',
      ({ mobile }) => (mobile.prepaid[2]!.price = 14.95),
      'mobile.json prepaid[2].price: is not a whole number of cents',
    ],
    [
      'prepaid for nothing',
      ({ mobile }) => (mobile.prepaid[0]!.price = 0),
      'mobile.json prepaid[0]: prepaid-s: prepaid costs nothing',
    ],
    [
      'a young price below zero',
      ({ mobile }) => (mobile.offers[1]!.young!.reduction = 1995),
      'mobile.json offers[1].young: YOUNG is not cheaper, or costs nothing: 1995 cents less',
    ],
    [
      'a young price without end',
      ({ mobile }) => (mobile.offers[1]!.young!.months = 38),
      'mobile.json offers[1].young: 38 months is not from 1 to 37',
    ],
    [
      'no standard offer',
      ({ mobile }) => mobile.offers.shift(),
      'mobile.json offers: the offer STANDARD is missing or for the young only',
    ],
    [
      'a mobile offer in no category',
      ({ mobile }) => mobile.categories.splice(1, 1),
      'mobile.json offers[1]: YOUNG is in no category',
    ],
    ['prepaid in no category', ({ mobile }) => mobile.categories.pop(), 'mobile.json prepaid: is in no category'],
    [
      'a category with prepaid and offers',
      ({ mobile }) => mobile.categories[2]!.offers.push('YOUNG'),
      'mobile.json categories[2]: prepaid-tarife sells either prepaid or offers',
    ],
    [
      'a mobile category that links lead to',
      ({ mobile }) => (mobile.categories[0]!.slug = 'tarife'),
      'mobile.json categories: the category mobilfunk-tarife is missing',
    ],
    [
      'a category that is there twice',
      ({ mobile }) => mobile.categories.push(mobile.categories[1]!),
      'mobile.json categories: young-tarife is there twice',
    ],
    [
      'a mobile tariff named like another',
      ({ mobile }) => (mobile.prepaid[3]!.id = 'mobil-m-24'),
      'mobile.json: two tariffs would be called mobil-m-24',
    ],
    [
      'a mobile tariff named like one for the landline',
      ({ mobile }) => (mobile.prepaid[3]!.id = 'dsl-m-24'),
      'mobile.json: two tariffs would be called dsl-m-24',
    ],
    [
      'a footnote of two mobile tariffs',
      ({ mobile }) => (mobile.prepaid[3]!.footnote = 'T_MOBIL_S'),
      'offers.json: two tariffs would have the footnote T_MOBIL_S',
    ],
  ])('names file and path of %s', (_fault, change, expected) => {
    expect(problemsAfter(change)).toContain(expected)
  })
})
