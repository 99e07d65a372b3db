import type { PriceCondition } from '@nimbus/shared-contracts/money'
import { introEndsOn } from './intro-price'

const monthly = (gross_value: number, period_from = 1, period_till: number | null = null): PriceCondition => ({
  type: 'MONTHLY',
  period_from,
  period_till,
  gross_value,
  net_value: gross_value,
})

describe('introEndsOn', () => {
  it.each([
    ['three months of fibre', '2026-11-27', [monthly(995, 1, 4), monthly(4595, 4)], '2027-02-27'],
    ['six months of Regio', '2026-11-27', [monthly(995, 1, 7), monthly(4595, 7)], '2027-05-27'],
    ['a price in three steps', '2026-11-27', [monthly(995, 1, 4), monthly(5095, 4, 7), monthly(6095, 7)], '2027-02-27'],
    ['a month without that day', '2026-11-30', [monthly(995, 1, 4), monthly(4595, 4)], '2027-02-28'],
    ['one price', '2026-11-27', [monthly(2995)], undefined],
    ['a device that is paid off', '2026-11-27', [monthly(2995), monthly(1500, 1, 25)], undefined],
    ['nothing by the month', '2026-11-27', [], undefined],
  ])('of %s', (_what, concluded, conditions, day) => {
    expect(introEndsOn(concluded, conditions)).toBe(day)
  })
})
