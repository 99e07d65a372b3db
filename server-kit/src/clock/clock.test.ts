import { createClock, parseClock, dayOf, startOfDay } from './clock'
import { addDays } from '@nimbus/shared-contracts/dates'

describe('createClock', () => {
  it('stands still at SHOP_CLOCK', () => {
    expect(createClock('2026-06-01T10:00:00Z')().toISOString()).toBe('2026-06-01T10:00:00.000Z')
  })

  it('shows the real time without it', () => {
    const before = Date.now()
    expect(createClock()().getTime()).toBeGreaterThanOrEqual(before)
  })

  it('refuses what is no instant', () => {
    expect(() => createClock('gestern')).toThrow('SHOP_CLOCK')
  })
})

describe('parseClock', () => {
  it.each([
    // a day is noon in Berlin, in summer and in winter
    ['2026-06-01', '2026-06-01T10:00:00.000Z'],
    ['2026-11-27', '2026-11-27T11:00:00.000Z'],
    ['2026-03-29', '2026-03-29T10:00:00.000Z'],
    ['2026-06-01T10:00Z', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01T10:00:30Z', '2026-06-01T10:00:30.000Z'],
    ['2026-06-01T12:00:00.000+02:00', '2026-06-01T10:00:00.000Z'],
  ])('%s → %s', (text, instant) => {
    expect(parseClock(text)?.toISOString()).toBe(instant)
  })

  it.each([
    '',
    'gestern',
    '2026-02-30',
    '2026-02-30T10:00Z',
    '2026-06-01T10:00',
    '2026-06',
    '1.6.2026',
    '2026-06-01T25:00Z',
  ])('refuses %j', (text) => {
    expect(parseClock(text)).toBeUndefined()
  })
})

describe('German days', () => {
  it.each([
    ['2026-02-03', '2026-02-02T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // the days on which the clocks change begin before the change
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant)
    expect(dayOf(new Date(instant))).toBe(day)
    expect(dayOf(new Date(Date.parse(instant) - 1))).toBe(addDays(day, -1))
  })
})
