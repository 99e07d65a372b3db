import { aCheckData } from '@nimbus/shared-contracts/testing'
import { aTariffList } from '../../../testing/catalogue'
import {
  audienceOf,
  DEFAULT_CHOICE,
  familiesOf,
  surchargesOf,
  tariffBySlug,
  termsOf,
  variantOf,
  variantsOf,
} from './variants'

const all = aTariffList('magentazuhause-tarife').tariffs
const glasfaser150 = { family: 'glasfaser-150', audience: 'ALL', choice: DEFAULT_CHOICE } as const

describe('audienceOf', () => {
  it.each([
    ['glasfaser-tarife', 'ALL'],
    ['dsl-tarife', 'ALL'],
    ['young-tarife', 'YOUNG'],
  ])('sells %s to %s', (slug, audience) => {
    expect(audienceOf(aTariffList(slug).tariffs)).toBe(audience)
  })
})

describe('familiesOf', () => {
  it('lists each family once, in catalogue order', () => {
    expect(familiesOf(all, 'ALL')).toEqual([
      'glasfaser-150',
      'glasfaser-300',
      'glasfaser-600',
      'glasfaser-1000',
      'dsl-s',
      'dsl-m',
      'dsl-l',
      'dsl-xl',
    ])
    expect(familiesOf(all, 'YOUNG')).toEqual(['dsl-s', 'dsl-m', 'dsl-l', 'dsl-xl'])
  })
})

describe('variantOf', () => {
  it('shows the standard offer before an address is checked', () => {
    expect(variantOf(all, glasfaser150, null)?.concrete_product_id).toBe('glasfaser-150-24')
  })

  it('shows the offer for planned fibre where the address has only that', () => {
    const checkData = aCheckData({ products: ['glasfaser-150-vvm-24'], fibre: 'PLANNED' })
    expect(variantOf(all, glasfaser150, checkData)?.concrete_product_id).toBe('glasfaser-150-vvm-24')
  })

  it('shows the regional offer in a region', () => {
    const checkData = aCheckData({ products: ['dsl-m-regio-24', 'dsl-m-regio-young-24'], region: 'REGIO' })
    expect(variantOf(all, { ...glasfaser150, family: 'dsl-m' }, checkData)?.name).toBe('DSL M Regio')
    expect(variantOf(all, { ...glasfaser150, family: 'dsl-m', audience: 'YOUNG' }, checkData)?.name).toBe(
      'DSL M Regio Young',
    )
  })

  it('keeps the standard offer where nothing of the family can be had', () => {
    expect(variantOf(all, glasfaser150, aCheckData({ products: [] }))?.concrete_product_id).toBe('glasfaser-150-24')
  })

  it('follows TV choice and term', () => {
    const choice = { tv: 'MEGASTREAM', term: 12 } as const
    expect(variantOf(all, { ...glasfaser150, choice }, null)?.concrete_product_id).toBe('glasfaser-150-megastream-12')
  })
})

describe('surchargesOf', () => {
  it('says what each TV choice costs more', () => {
    expect(surchargesOf(all, 'ALL')).toEqual([
      { tv: 'NONE', surcharge: 0 },
      { tv: 'SMART', surcharge: 1000 },
      { tv: 'SMARTSTREAM', surcharge: 1700 },
      { tv: 'MEGASTREAM', surcharge: 3000 },
    ])
  })
})

describe('tariffBySlug', () => {
  it.each([
    ['glasfaser-300', 'glasfaser-300-24'],
    ['glasfaser-300-smart-12', 'glasfaser-300-smart-12'],
    ['gibtsnicht', undefined],
    ['__proto__', undefined],
    [undefined, undefined],
  ])('finds %s as %s', (slug, id) => {
    expect(tariffBySlug(all, slug, 'ALL')?.concrete_product_id).toBe(id)
  })
})

describe('termsOf', () => {
  it('lists the longest term first', () => {
    expect(termsOf(all)).toEqual([24, 12])
  })
})

describe('variantsOf', () => {
  it('gives each family one tile', () => {
    expect(variantsOf(all, { audience: 'ALL', choice: DEFAULT_CHOICE }, null)).toHaveLength(8)
  })
})
