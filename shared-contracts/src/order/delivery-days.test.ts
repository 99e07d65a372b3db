import { addDays, isWorkingDay } from '../dates'
import { deliveryDays } from './delivery-days'

const DAYS = Array.from({ length: 366 }, (_, index) => addDays('2026-11-01', index))
const noonOf = (day: string): string => `${day}T11:00:00Z`

describe('deliveryDays', () => {
  it.each([
    ['2026-11-27', undefined, '2026-12-01', '2026-12-03'],
    ['2026-11-27', '2026-11-30', '2026-12-02', '2026-12-04'],
    // the last of the days was a Sunday
    ['2026-11-30', undefined, '2026-12-02', '2026-12-04'],
    // and the first of them a holiday
    ['2026-12-22', undefined, '2026-12-24', '2026-12-29'],
  ])('of an order of %s, concluded on %s, are %s to %s', (ordered, concluded, from, till) => {
    const confirmed_at = concluded && noonOf(concluded)
    expect(deliveryDays({ ordered_at: noonOf(ordered), confirmed_at })).toEqual({ from, till })
  })

  it('are working days, whatever the day of order and conclusion', () => {
    const days = DAYS.flatMap((ordered) =>
      [0, 1, 2, 3, 5].flatMap((later) => {
        const confirmed_at = noonOf(addDays(ordered, later))
        return Object.values(deliveryDays({ ordered_at: noonOf(ordered), confirmed_at })!)
      }),
    )
    expect(days.filter((day) => !isWorkingDay(day))).toEqual([])
    expect(days.length).toBeGreaterThan(3_000)
  })

  it('move with the conclusion as those of a device do', () => {
    const mobile = {
      prepaid: false,
      sim_type: 'SIM' as const,
      early_start: false,
      device_delivery: { from: '2026-12-04', till: '2026-12-08' },
    }
    const order = { ordered_at: noonOf('2026-11-27'), confirmed_at: noonOf('2026-11-30'), mobile }
    expect(deliveryDays(order)).toEqual({ from: '2026-12-07', till: '2026-12-09' })
  })

  it('are unknown where the line is planned', () => {
    const landline = { early_start: false, planned_from: '2027-03-01' }
    expect(deliveryDays({ ordered_at: noonOf('2026-11-27'), landline })).toBeUndefined()
  })

  // a router was promised for next week to a flat that is moved into in spring
  it.each([
    [{ move_in_date: '2027-03-01' }, undefined],
    [{ move_in_date: '2026-12-04' }, undefined],
    [{ move_in_date: '2026-12-03' }, { from: '2026-12-01', till: '2026-12-03' }],
    [{ provider_change: { business_case: 'KUE_MRN' as const, contract_end_date: '2027-03-27' } }, undefined],
    [{ provider_change: { business_case: 'KUE_MRN' as const } }, { from: '2026-12-01', till: '2026-12-03' }],
    [{ start_date: '2027-03-01' }, { from: '2026-12-01', till: '2026-12-03' }],
  ])('are unknown where a line of %j cannot be there by then', (later, days) => {
    const landline = { early_start: false, ...later }
    expect(deliveryDays({ ordered_at: noonOf('2026-11-27'), landline })).toEqual(days)
  })
})
