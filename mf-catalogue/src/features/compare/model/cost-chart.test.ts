import { ledger } from '@nimbus/shared-contracts/money'
import { aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { costChart, paidUntil } from './cost-chart'

const fibre = ledger(aTariff().conditions)

describe('paidUntil', () => {
  // PRICE-24: 9,95 € in months 1–3, then 45,95 €, once 69,95 €; PRICE-41: 1.064,75 € in 24 months
  it.each([
    [1, 7990],
    [3, 9980],
    [4, 14_575],
    [24, 106_475],
  ])('month %i of Glasfaser 150 ends with %i cents paid', (month, amount) => {
    expect(paidUntil(fibre)[month - 1]).toEqual({ month, amount })
  })

  it('counts what is paid every four weeks with its monthly equivalent', () => {
    // 14,95 € × 13 / 12, rounded up
    expect(paidUntil(ledger(aPrepaidTariff().conditions))[11]?.amount).toBe(12 * 1620)
  })
})

describe('costChart', () => {
  const chart = costChart([
    { key: 'fibre', book: fibre },
    { key: 'mobile', book: ledger(aMobileTariff().conditions) },
  ])

  it('has a point for each month and a grid that the dearest line fits into', () => {
    expect(chart.lines.map(({ points }) => points.split(' ').length)).toEqual([24, 24])
    expect(chart.grid.map(({ amount }) => amount)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000])
    expect(chart.grid.map(({ at }) => at)).toEqual([100, 83.33, 66.67, 50, 33.33, 16.67, 0])
    expect(chart.lines[0]?.points.startsWith('0,93.34 ')).toBe(true)
    expect(chart.lines[0]?.end).toBe(11.27)
  })

  it('marks the ends and the terms', () => {
    expect(chart.months).toEqual([
      { month: 1, at: 0 },
      { month: 12, at: 47.83 },
      { month: 24, at: 100 },
    ])
  })

  it('moves labels of lines that end close together', () => {
    const [one, other, third] = costChart(['a', 'b', 'c'].map((key) => ({ key, book: fibre }))).lines
    expect([one?.label, other?.label, third?.label]).toEqual([11.27, 22.27, 33.27])
  })

  it('keeps the labels of cheap lines inside', () => {
    const free = ledger([])
    const lines = costChart(['a', 'b'].map((key) => ({ key, book: free }))).lines
    expect(lines.map(({ end, label }) => [end, label])).toEqual([
      [100, 86],
      [100, 97],
    ])
  })
})
