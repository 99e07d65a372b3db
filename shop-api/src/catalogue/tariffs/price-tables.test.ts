import {
  averageOver,
  formatEuro,
  ledger,
  priceSteps,
  totalOver,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import { aCatalogue } from '../../testing/a-catalogue'

/** PRICE-20 and PRICE-22: monthly prices after the intro, in cents, by TV choice. */
const FIBRE = {
  'glasfaser-150': { none: 4595, smart: 5595, smartstream: 6295, megastream: 7595 },
  'glasfaser-300': { none: 5095, smart: 6095, smartstream: 6795, megastream: 8095 },
  'glasfaser-600': { none: 6095, smart: 7095, smartstream: 7795, megastream: 9095 },
  'glasfaser-1000': { none: 7095, smart: 8095, smartstream: 8795, megastream: 10095 },
}
const DSL = {
  'dsl-s': { none: 3895, smart: 4895, smartstream: 5595, megastream: 6895, young: 3395 },
  'dsl-m': { none: 4395, smart: 5395, smartstream: 6095, megastream: 7395, young: 3895 },
  'dsl-l': { none: 4895, smart: 5895, smartstream: 6595, megastream: 7895, young: 4395 },
  'dsl-xl': { none: 5595, smart: 6595, smartstream: 7295, megastream: 8595, young: 5095 },
}
const TVS = ['none', 'smart', 'smartstream', 'megastream'] as const
const SURCHARGE = { none: 0, smart: 1000, smartstream: 1700, megastream: 3000 }

const WITH_PROMOTION = ['2026-01-15T12:00:00Z', '2026-11-27T12:00:00Z']
const WITHOUT_PROMOTION = ['2026-06-01T12:00:00Z']
const ALL_DATES = [...WITH_PROMOTION, ...WITHOUT_PROMOTION]

const idOf = (family: string, offer: string, tv: string, term: number): string =>
  [family, offer, tv === 'none' ? '' : tv, term].filter(Boolean).join('-')

function conditions(now: string, id: string): PriceCondition[] {
  const tariff = aCatalogue(now).tariff(id)
  if (!tariff) throw new Error(`no tariff ${id}`)
  return tariff.conditions
}

/** [[1, 995], [4, 4595]]: from which month which amount is due */
const steps = (now: string, id: string): number[][] =>
  priceSteps(ledger(conditions(now, id))).map(({ from, amount }) => [from, amount])

/** Every cell of a table with the date. */
const cells = <Family extends string>(dates: string[], table: Record<Family, Record<(typeof TVS)[number], number>>) =>
  dates.flatMap((now) =>
    Object.keys(table).flatMap((family) =>
      TVS.map((tv) => ({ now, family, tv, price: table[family as Family][tv], plain: table[family as Family].none })),
    ),
  )

describe('fibre prices of PRICE-20', () => {
  it.each(cells(WITH_PROMOTION, FIBRE))(
    '$family with $tv at $now starts at 9,95 and then costs $price',
    ({ now, family, tv, price, plain }) => {
      const expected =
        tv === 'smart'
          ? [
              [1, 995],
              [4, plain],
              [7, price],
            ]
          : [
              [1, 995],
              [4, price],
            ]
      expect(steps(now, idOf(family, '', tv, 24))).toEqual(expected)
    },
  )

  it.each(cells(WITH_PROMOTION, FIBRE))(
    '$family with $tv at $now starts at 19,95 where fibre is planned',
    ({ now, family, tv, price }) => {
      expect(steps(now, idOf(family, 'vvm', tv, 24))).toEqual([
        [1, 1995],
        [4, price],
      ])
    },
  )

  it.each(cells(WITHOUT_PROMOTION, FIBRE))(
    '$family with $tv at $now costs $price from month 1',
    ({ now, family, tv, price }) => {
      expect(steps(now, idOf(family, '', tv, 24))).toEqual([[1, price]])
      expect(steps(now, idOf(family, 'vvm', tv, 24))).toEqual([[1, price]])
    },
  )

  it.each(cells(ALL_DATES, FIBRE))(
    '$family with $tv at $now has no start price over 12 months',
    ({ now, family, tv, price }) => {
      expect(steps(now, idOf(family, '', tv, 12))).toEqual([[1, price]])
      expect(steps(now, idOf(family, 'vvm', tv, 12))).toEqual([[1, price]])
    },
  )
})

describe('DSL prices of PRICE-22', () => {
  it.each(cells(WITH_PROMOTION, DSL))(
    '$family with $tv at $now starts at 9,95, for 6 months with Regio',
    ({ now, family, tv, price }) => {
      expect(steps(now, idOf(family, '', tv, 24))).toEqual([
        [1, 995],
        [4, price],
      ])
      expect(steps(now, idOf(family, 'regio', tv, 24))).toEqual([
        [1, 995],
        [7, price],
      ])
    },
  )

  it.each(cells(WITH_PROMOTION, DSL))(
    '$family Young with $tv at $now becomes regular in month 25',
    ({ now, family, tv, price }) => {
      const young = DSL[family as keyof typeof DSL].young + SURCHARGE[tv]
      expect(steps(now, idOf(family, 'young', tv, 24))).toEqual([
        [1, 995],
        [4, young],
        [25, price],
      ])
      expect(steps(now, idOf(family, 'regio-young', tv, 24))).toEqual([
        [1, 995],
        [7, young],
        [25, price],
      ])
    },
  )

  it.each(cells(WITHOUT_PROMOTION, DSL))(
    '$family with $tv at $now costs its price from month 1',
    ({ now, family, tv, price }) => {
      const young = DSL[family as keyof typeof DSL].young + SURCHARGE[tv]
      expect(steps(now, idOf(family, '', tv, 24))).toEqual([[1, price]])
      expect(steps(now, idOf(family, 'regio', tv, 24))).toEqual([[1, price]])
      expect(steps(now, idOf(family, 'young', tv, 24))).toEqual([
        [1, young],
        [25, price],
      ])
      expect(steps(now, idOf(family, 'regio-young', tv, 24))).toEqual([
        [1, young],
        [25, price],
      ])
    },
  )

  it.each(cells(ALL_DATES, DSL))(
    '$family with $tv at $now has no start price over 12 months',
    ({ now, family, tv, price }) => {
      expect(steps(now, idOf(family, '', tv, 12))).toEqual([[1, price]])
      expect(steps(now, idOf(family, 'regio', tv, 12))).toEqual([[1, price]])
    },
  )
})

describe('price conditions', () => {
  it('are absolute steps in gross and net cents with the first month after each', () => {
    expect(conditions('2026-11-27T12:00:00Z', 'glasfaser-300-smart-24')).toEqual([
      { type: 'MONTHLY_PROMOTION', period_from: 1, period_till: 4, net_value: 836, gross_value: 995 },
      { type: 'MONTHLY_PROMOTION', period_from: 4, period_till: 7, net_value: 4282, gross_value: 5095 },
      { type: 'MONTHLY_BASE', period_from: 7, period_till: 39, net_value: 5122, gross_value: 6095 },
      { type: 'ONETIME_PROVISIONING', period_from: 1, period_till: 39, net_value: 5878, gross_value: 6995 },
    ])
  })
})

describe('totals over 24 months', () => {
  const SHIPPING: PriceCondition = {
    type: 'ONETIME_SHIPPING',
    period_from: 1,
    period_till: 39,
    net_value: 584,
    gross_value: 695,
  }
  const today = '2026-11-27T12:00:00Z'
  const summer = '2026-06-01T12:00:00Z'

  it.each([
    // without shipping (decisions)
    [today, 'glasfaser-150-24', [], '1.064,75 €', '44,37 €'],
    [today, 'glasfaser-300-24', [], '1.169,75 €', '48,74 €'],
    [today, 'glasfaser-600-24', [], '1.379,75 €', '57,49 €'],
    [today, 'glasfaser-1000-24', [], '1.589,75 €', '66,24 €'],
    // with shipping (PRICE-40)
    [today, 'glasfaser-150-24', [SHIPPING], '1.071,70 €', '44,66 €'],
    [today, 'glasfaser-300-24', [SHIPPING], '1.176,70 €', '49,03 €'],
    [today, 'glasfaser-600-24', [SHIPPING], '1.386,70 €', '57,78 €'],
    [today, 'glasfaser-1000-24', [SHIPPING], '1.596,70 €', '66,53 €'],
    [today, 'glasfaser-300-vvm-24', [SHIPPING], '1.206,70 €', '50,28 €'],
    [summer, 'dsl-s-24', [SHIPPING], '1.011,70 €', '42,16 €'],
    [summer, 'dsl-m-24', [SHIPPING], '1.131,70 €', '47,16 €'],
    [summer, 'dsl-l-24', [SHIPPING], '1.251,70 €', '52,16 €'],
    [summer, 'dsl-xl-24', [SHIPPING], '1.419,70 €', '59,16 €'],
  ])('at %s %s with %j comes to %s, %s a month', (now, id, more, total, average) => {
    const book = ledger([...conditions(now, id), ...more])
    expect([formatEuro(totalOver(book, 24)), formatEuro(averageOver(book, 24))]).toEqual([
      total.replace(' ', '\u00a0'),
      average.replace(' ', '\u00a0'),
    ])
  })
})
