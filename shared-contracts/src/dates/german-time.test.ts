import fc from 'fast-check'
import { germanTime } from './german-time'

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

const shown = (instant: Date): string => germanTime(instant).toISOString().slice(0, 19).replace('T', ' ')

describe('germanTime', () => {
  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
  ])('%s', (instant, clock) => {
    expect(shown(new Date(instant))).toBe(clock)
  })

  it('is what the time zone database says', () => {
    const instants = fc.date({
      min: new Date('1996-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(instants, (instant) => expect(shown(instant)).toBe(berlin.format(instant))))
  })
})
