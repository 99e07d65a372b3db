import fc from 'fast-check'
import { aCondition } from '../testing'
import {
  averageOver,
  CONDITION,
  decimalText,
  cents,
  euroParts,
  formatEuro,
  isMonthly,
  isOneTime,
  lastMonthOf,
  ledger,
  monthlyEquivalent,
  multiply,
  netOf,
  parseEuro,
  priceConditionSchema,
  priceSteps,
  shownMonths,
  sum,
  totalOver,
} from '.'
import * as v from 'valibot'

const NBSP = '\u00a0'

describe('cents', () => {
  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %s as a bug', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError)
  })

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true)
  })
})

describe('sum and multiply', () => {
  it.each([
    ['3 × 19,95', multiply(cents(1995), 3), 5985],
    ['24 × 19,95', multiply(cents(1995), 24), 47880],
    ['39,95 − 10,00 + 4,99', sum([3995, -1000, 499]), 3494],
    ['nothing', sum([]), 0],
  ])('%s', (_, amount, expected) => {
    expect(amount).toBe(expected)
  })
})

describe('netOf', () => {
  it.each([
    [5095, 4282],
    [4595, 3861],
    [1190, 1000],
    [0, 0],
    [-1190, -1000],
  ])('%i gross is %i net at 19 %%', (gross, net) => {
    expect(netOf(cents(gross))).toBe(net)
  })
})

describe('formatEuro', () => {
  it.each([
    [100000, {}, `1.000${NBSP}€`],
    [107170, {}, `1.071,70${NBSP}€`],
    [129900, {}, `1.299${NBSP}€`],
    [129950, {}, `1.299,50${NBSP}€`],
    [123456789, {}, `1.234.567,89${NBSP}€`],
    [1000, { prefix: '+ ' }, `+ 10${NBSP}€`],
    [5, {}, `0,05${NBSP}€`],
    [0, {}, `0${NBSP}€`],
    [-0, {}, `0${NBSP}€`],
    [-1000, {}, `-10${NBSP}€`],
  ])('%i %j → %s', (amount, options, text) => {
    expect(formatEuro(cents(amount), options)).toBe(text)
  })

  it('gives its parts for figures with raised decimals', () => {
    expect(euroParts(cents(129950))).toEqual({ sign: '', euros: '1.299', decimals: '50' })
    expect(euroParts(cents(-4500))).toEqual({ sign: '-', euros: '45', decimals: '' })
  })
})

describe('parseEuro', () => {
  it.each([
    ['1.299,00 €', 129900],
    ['1.299', 129900],
    ['1.299.000', 129900000],
    ['1299,5', 129950],
    ['19,95', 1995],
    ['19.95', 1995],
    [',89', 89],
    ['.89', 89],
    ['0,57', 57],
    ['-10,00 €', -1000],
    ['−10', -1000],
    ['0', 0],
  ])('%s → %i', (text, amount) => {
    expect(parseEuro(text)).toBe(amount)
  })

  it.each(['abc', '', ' ', '€', '-', ',', '1,299', '1.29.99', '1,2,3', '12a', '9'.repeat(20)])(
    'refuses "%s", which is not 0',
    (text) => {
      expect(parseEuro(text)).toBeUndefined()
    },
  )

  it('reads back everything that formatEuro writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseEuro(formatEuro(cents(amount)))).toBe(amount)
      }),
    )
  })
})

/** Monthly price of 9,95 € in the first months, then `price`; once the new line and, where wanted, shipping. */
const aLandlinePrice = (intro: number | undefined, price: number, { shipping = true } = {}) => [
  ...(intro === undefined ? [] : [aCondition(intro, { type: CONDITION.monthlyPromotion, till: 4 })]),
  aCondition(price, { from: intro === undefined ? 1 : 4 }),
  aCondition(6995, { type: CONDITION.provisioning }),
  ...(shipping ? [aCondition(695, { type: CONDITION.shipping })] : []),
]

describe('totalOver and averageOver 24 months', () => {
  it.each([
    ['Glasfaser 150', 995, 4595, 107170, 4466],
    ['Glasfaser 300', 995, 5095, 117670, 4903],
    ['Glasfaser 600', 995, 6095, 138670, 5778],
    ['Glasfaser 1.000', 995, 7095, 159670, 6653],
    ['Glasfaser 300 _VVM', 1995, 5095, 120670, 5028],
    ['DSL S', undefined, 3895, 101170, 4216],
    ['DSL M', undefined, 4395, 113170, 4716],
    ['DSL L', undefined, 4895, 125170, 5216],
    ['DSL XL', undefined, 5595, 141970, 5916],
  ])('%s with shipping', (_, intro, price, total, average) => {
    const book = ledger(aLandlinePrice(intro, price))
    expect([totalOver(book, 24), averageOver(book, 24)]).toEqual([total, average])
  })

  it.each([
    ['Glasfaser 150', 4595, 106475, 4437],
    ['Glasfaser 300', 5095, 116975, 4874],
    ['Glasfaser 600', 6095, 137975, 5749],
    ['Glasfaser 1.000', 7095, 158975, 6624],
  ])('%s alone, as on a tile', (_, price, total, average) => {
    const book = ledger(aLandlinePrice(995, price, { shipping: false }))
    expect([totalOver(book, 24), averageOver(book, 24)]).toEqual([total, average])
  })

  it('tells a promotional price from the price after it', () => {
    const book = ledger([aCondition(999, { till: 7 }), aCondition(2999, { from: 7 })])
    expect(priceSteps(book)).toEqual([
      { from: 1, till: 6, amount: 999 },
      { from: 7, till: 38, amount: 2999 },
    ])
    expect([totalOver(book, 24), averageOver(book, 24)]).toEqual([59976, 2499])
  })
})

/** Young prices of PRICE-23: 9,95 € at first, then the Young price to month 24, then the regular one. */
const aYoungPrice = (intro: number, young: number, regular: number) =>
  ledger([
    aCondition(995, { till: intro + 1 }),
    aCondition(young, { from: intro + 1, till: 25 }),
    aCondition(regular, { from: 25 }),
  ])

describe('priceSteps of Young tariffs and the months that they show', () => {
  it.each([
    ['DSL S Young', 3, 3395, 3895],
    ['DSL M Young', 3, 3895, 4395],
    ['DSL L Young', 3, 4395, 4895],
    ['DSL XL Young', 3, 5095, 5595],
    ['DSL M Regio Young', 6, 3895, 4395],
  ])('%s names the price from month 25, in a term of 24 and of 12 months', (_, intro, young, regular) => {
    const steps = priceSteps(aYoungPrice(intro, young, regular))
    expect(steps).toEqual([
      { from: 1, till: intro, amount: 995 },
      { from: intro + 1, till: 24, amount: young },
      { from: 25, till: 38, amount: regular },
    ])
    expect([24, 12].map((term) => shownMonths(steps, term))).toEqual([38, 38])
  })

  it.each([24, 12])('stays within a term of %i months when the last price begins in it', (term) => {
    expect(shownMonths(priceSteps(ledger(aLandlinePrice(995, 4595))), term)).toBe(term)
  })
})

describe('ledger', () => {
  const condition = fc.record({
    type: fc.constantFrom(...Object.values(CONDITION)),
    from: fc.integer({ min: 1, max: 38 }),
    till: fc.integer({ min: 0, max: 39 }),
    gross: fc.integer({ min: -100_00, max: 2000_00 }),
  })

  it('has a total that is the sum of its months and the one-off amount, for any conditions', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 12 }), fc.integer({ min: 1, max: 38 }), (rows, term) => {
        const book = ledger(rows.map(({ gross, ...rest }) => aCondition(gross, rest)))
        const shown = priceSteps(book)
          .filter(({ from }) => from <= term)
          .map(({ from, till, amount }) => amount * (Math.min(till, term) - from + 1))
        expect(totalOver(book, term)).toBe(sum([...shown, book.oneOff]))
        expect(averageOver(book, term) * term).toBeGreaterThanOrEqual(totalOver(book, term))
      }),
    )
  })

  it('is the same for two carts together as for each added up', () => {
    fc.assert(
      fc.property(fc.array(condition), fc.array(condition), (one, other) => {
        const monthly = (rows: typeof one) =>
          rows.map(({ gross, ...rest }) => aCondition(gross, { ...rest, type: CONDITION.monthly }))
        const months = ledger([...monthly(one), ...monthly(other)]).months
        expect(months).toEqual(
          ledger(monthly(one)).months.map((amount, index) => sum([amount, ledger(monthly(other)).months[index] ?? 0])),
        )
      }),
    )
  })

  it('counts shipping once, however many items carry it, and other one-off prices each', () => {
    const shipping = [695, 0, 695].map((gross) => aCondition(gross, { type: CONDITION.shipping }))
    const fees = [6995, 3995].map((gross) => aCondition(gross, { type: CONDITION.provisioning }))
    expect(ledger([...shipping, ...fees]).oneOff).toBe(695 + 6995 + 3995)
  })

  it('is empty without conditions', () => {
    expect(ledger([])).toEqual({ months: Array(38).fill(0), oneOff: 0, fourWeekly: 0 })
  })
})

describe('lastMonthOf', () => {
  it.each([
    [0, 38],
    [null, 38],
    [39, 38],
    [38, 37],
    [4, 3],
  ])('a condition till %s counts up to month %i', (till, month) => {
    expect(lastMonthOf({ ...aCondition(100), period_till: till })).toBe(month)
  })
})

describe('priceConditionSchema', () => {
  it.each([
    [{}, true],
    [{ type: 'SPECIAL_MONTHLY' }, true],
    [{ type: 'YEARLY' }, false],
    [{ period_from: 0 }, false],
    [{ period_from: 39 }, false],
    [{ period_till: 40 }, false],
    [{ period_till: null }, true],
    [{ gross_value: 45.95 }, false],
  ])('%j fits: %s', (over, fits) => {
    expect(v.is(priceConditionSchema, { ...aCondition(4595), ...over })).toBe(fits)
  })

  it('knows monthly and one-off types by their words', () => {
    expect([isMonthly(aCondition(1)), isOneTime(aCondition(1))]).toEqual([true, false])
    const once = aCondition(1, { type: 'DEVICE_ONETIME' })
    expect([isMonthly(once), isOneTime(once)]).toEqual([false, true])
  })
})

describe('prices every four weeks (prepaid, PRICE-28)', () => {
  it.each([
    ['S', 995, 1078],
    ['M', 995, 1078],
    ['L', 1495, 1620],
    ['XL', 1995, 2162],
    ['Max', 9995, 10828],
  ])('%s at %i cents is %i in a month, rounded up', (_, fourWeekly, month) => {
    expect(monthlyEquivalent(cents(fourWeekly))).toBe(month)
    const book = ledger([aCondition(fourWeekly, { type: CONDITION.fourWeekly })])
    expect([book.fourWeekly, priceSteps(book), book.oneOff]).toEqual([
      fourWeekly,
      [{ from: 1, till: 38, amount: month }],
      0,
    ])
  })
})

describe('decimalText', () => {
  it.each([
    [4595, '45.95'],
    [4500, '45.00'],
    [5, '0.05'],
    [127470, '1274.70'],
  ])('of %i cents', (amount, text) => {
    expect(decimalText(cents(amount))).toBe(text)
  })
})
