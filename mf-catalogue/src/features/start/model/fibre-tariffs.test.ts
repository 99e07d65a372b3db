import type { Tariff, Tv } from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'
import { aFibreTariff } from '../../../testing/builders'
import { fibreOfferOf, surchargesOf } from './fibre-tariffs'

describe('fibreOfferOf', () => {
  it('is the first standard tariff without TV for 24 months in the catalogue’s order', () => {
    const tariffs = [
      aFibreTariff(150, { contract_term: 12 }),
      aFibreTariff(150, { tv: 'SMART' }),
      aFibreTariff(150, { offer: 'VVM' }),
      aFibreTariff(600),
      aFibreTariff(300),
    ]
    expect(fibreOfferOf(tariffs)?.name).toBe('Glasfaser 300')
  })

  it('keeps only what the page shows', () => {
    const tariff = aTariff({
      footnote_tag: 'T_GLASFASER_150',
      possible_promotions: [
        { id: 'a', name: 'A', valid_from: '2026-10-31T23:00:00.000Z', valid_till: '2027-01-31T23:00:00.000Z' },
      ],
    })
    expect(fibreOfferOf([tariff])).toEqual({
      name: 'Glasfaser 150',
      footnote: 'T_GLASFASER_150',
      conditions: tariff.conditions,
      promotionTill: '2027-01-31T23:00:00.000Z',
    })
  })

  it('is none without tariffs', () => {
    expect(fibreOfferOf([])).toBeUndefined()
  })
})

describe('surchargesOf', () => {
  /** Glasfaser 300 with TV as PRICE-20 has it: the intro, then the price from the given month. */
  const withTv = (tv: Tv, price: number, { from = 4 } = {}): Tariff =>
    aFibreTariff(300, {
      tv,
      conditions: [
        aCondition(995, { type: CONDITION.monthlyPromotion, till: 4 }),
        ...(from > 4 ? [aCondition(5095, { from: 4, till: from })] : []),
        aCondition(price, { from }),
      ],
    })

  it.each([
    ['SMART', 6095, 7, 1000],
    ['SMARTSTREAM', 6795, 4, 1700],
    ['MEGASTREAM', 8095, 4, 3000],
  ] as const)('reads %s from the prices: %d cents from month %d are %d more', (tv, price, from, amount) => {
    expect(surchargesOf([aFibreTariff(300), withTv(tv, price, { from })])).toEqual([{ tv, amount, from }])
  })

  it('starts in month 1 when there is no start price', () => {
    const plain = aFibreTariff(300, { conditions: [aCondition(5095)] })
    const smart = aFibreTariff(300, { tv: 'SMART', conditions: [aCondition(6095)] })
    expect(surchargesOf([plain, smart])).toEqual([{ tv: 'SMART', amount: 1000, from: 1 }])
  })

  it('says nothing without both prices', () => {
    expect(surchargesOf([])).toEqual([])
    expect(surchargesOf([withTv('SMART', 6095)])).toEqual([])
  })
})
