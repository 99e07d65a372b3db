import { slotLabel, slotsOn, thingOf, visitOf } from './slots'

describe('slotsOn', () => {
  it.each([
    // until 12 November, a Thursday, one withdraws
    ['2026-10-29', '2026-11-13T08'],
    // 15 days later is a Saturday: until the Friday before one withdraws
    ['2026-11-27', '2026-12-14T08'],
    // 15 days later is Christmas Day, a Friday
    ['2026-12-10', '2026-12-28T08'],
    // 15 days later is Good Friday
    ['2027-03-11', '2027-03-30T08'],
  ])('on %s begins with %s', (today, first) => {
    expect(slotsOn(today)[0]).toBe(first)
  })

  it('has three slots on each of 40 working days, none at a weekend or on a holiday', () => {
    const slots = slotsOn('2026-11-27')
    expect(slots).toHaveLength(120)
    expect(new Set(slots.map((slot) => slot.slice(11)))).toEqual(new Set(['08', '12', '16']))
    const days = slots.map((slot) => slot.slice(0, 10))
    for (const off of ['2026-12-12', '2026-12-13', '2026-12-25', '2027-01-01']) expect(days).not.toContain(off)
    expect([...slots].sort()).toEqual(slots)
  })
})

describe('visitOf', () => {
  it.each([
    ['2026-12-14T08', { day: '2026-12-14', from: 8, till: 12 }],
    ['2026-12-14T16', { day: '2026-12-14', from: 16, till: 20 }],
    ['2026-12-14T09', undefined],
    ['2026-12-14TtoString', undefined],
    ['LATER', undefined],
    ['', undefined],
  ])('%s', (slot, expected) => {
    expect(visitOf(slot)).toEqual(expected)
  })
})

describe('slotLabel and thingOf', () => {
  it('name a slot for people and for the team of a region', () => {
    expect(slotLabel('2026-12-14T08')).toBe('Montag, 14.12.2026, 8 bis 12 Uhr')
    expect(thingOf('2026-12-14T08', '01067')).toBe('2026-12-14T08 01')
  })
})
