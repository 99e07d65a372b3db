import type { ActiveFilter } from '@nimbus/shared-contracts/catalogue'
import { choiceOf, isClean, listHref, withFilters, withOwnTariff, withSort, type ListChoice } from './list-choice'

const ADDRESS = '/unterwegs/geraete/smartphones'
const blue: ActiveFilter = { key: 'color_group', value: 'Blau' }
const none: ListChoice = { filters: [], sort: 'recommended', page: 1 }
const understood = { active: [blue], sort: 'recommended', page: 1, tariffChosen: false, shown: ['a'] } as const

describe('choiceOf', () => {
  it.each<[Record<string, string>, Partial<ListChoice>]>([
    [{}, {}],
    [{ color_group: 'Blau,Lila' }, { filters: [blue] }],
    // named twice is named once, not toggled twice
    [{ color_group: 'Blau,Blau' }, { filters: [blue] }],
    [{ pid: 'a' }, { pid: 'a' }],
    [{ pid: '9' }, {}],
    [{ tariff: 'none' }, { tariff: 'none' }],
    [{ tariff: 'gibtsnicht' }, {}],
  ])('of %j', (query, choice) => {
    expect(choiceOf(query, understood)).toEqual({ ...none, ...choice })
  })

  it('keeps a tariff that the list has taken', () => {
    expect(choiceOf({ tariff: 'mobil-s-device-24' }, { ...understood, tariffChosen: true }).tariff).toBe(
      'mobil-s-device-24',
    )
  })
})

describe('listHref', () => {
  it.each<[Partial<ListChoice>, string]>([
    [{}, ADDRESS],
    [{ page: 2 }, `${ADDRESS}?page=2`],
    [{ sort: 'price', filters: [blue] }, `${ADDRESS}?color_group=Blau&sort=price`],
    [{ tariff: 'none', pid: 'a' }, `${ADDRESS}?tariff=none&pid=a`],
  ])('of %j', (choice, href) => {
    expect(listHref('smartphones', { ...none, ...choice })).toBe(href)
  })
})

describe('isClean', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ color_group: 'Blau' }, true],
    [{ color_group: 'Blau', utm_source: 'mail' }, true],
    [{ color_group: 'Blau,Lila' }, false],
    [{ color_group: 'Blau', page: '1' }, false],
  ])('%j', (query, clean) => {
    expect(isClean(query, { ...none, filters: [blue] })).toBe(clean)
  })
})

describe('a change', () => {
  const before: ListChoice = { filters: [blue], sort: 'recommended', page: 3, pid: 'a', tariff: 'none' }

  it('of filters or order leads to the first page', () => {
    expect(withFilters(before, [])).toEqual({
      filters: [],
      sort: 'recommended',
      page: 1,
      pid: undefined,
      tariff: 'none',
    })
    expect(withSort(before, 'company')).toEqual({ ...before, sort: 'company', page: 1 })
  })
})

describe('withOwnTariff', () => {
  it.each([
    [undefined, undefined, undefined],
    [undefined, 'mobil-s-device-24', 'mobil-s-device-24'],
    ['mobil-m-device-24', 'mobil-s-device-24', 'mobil-s-device-24'],
    ['mobil-m-device-24', undefined, 'mobil-m-device-24'],
    ['none', 'mobil-s-device-24', 'none'],
  ])('a list with %s and a cart with %s', (tariff, own, expected) => {
    expect(withOwnTariff({ ...none, tariff }, own).tariff).toBe(expected)
  })
})
