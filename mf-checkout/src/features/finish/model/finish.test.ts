import type { OrderResult } from '@nimbus/shared-contracts/order'
import { calendarOf } from './calendar'
import { dayAfter, nextSteps } from './next-steps'

const result: OrderResult = {
  order_id: 'NB-2026-7K3M9Q',
  ordered_at: '2026-11-27T12:00:00.000Z',
  withdraw_until: '2026-12-11',
  term_ends_on: '2028-11-27',
  notice_until: '2028-10-27',
  email: 'ada@beispiel.de',
  documents: [],
}

describe('dayAfter', () => {
  it.each([
    ['2026-11-27T12:00:00.000Z', 3, '30.11.2026'],
    ['2026-11-27T23:30:00.000Z', 3, '01.12.2026'],
    ['2026-12-31T12:00:00.000Z', 1, '01.01.2027'],
  ])('%s and %i days', (instant, days, expected) => {
    expect(dayAfter(instant, days)).toBe(expected)
  })
})

describe('nextSteps', () => {
  it('delivers nothing where no device was ordered', () => {
    expect(nextSteps(result).map(({ title }) => title)).not.toContain('Lieferung')
  })

  it('begins with the acknowledgement, which is done, and dates what follows', () => {
    expect(
      nextSteps({ ...result, shipped: ['Nimbus Hub'] }).map(({ when, title, done }) => [when, title, done ?? false]),
    ).toEqual([
      ['27.11.2026', 'Eingang bestätigt', true],
      ['bis 30.11.2026', 'Auftragsbestätigung', false],
      ['01.12.2026 bis 03.12.2026', 'Lieferung', false],
      ['ab 07.12.2026', 'Termin mit der Technik', false],
      ['Am Tag der Freischaltung', 'Los geht es', false],
    ])
  })
})

describe('calendarOf', () => {
  it('has one all-day event for each date, lines ended by CRLF', () => {
    const lines = calendarOf(result).split('\r\n')
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261211',
      'DTSTART;VALUE=DATE:20281027',
      'DTSTART;VALUE=DATE:20281127',
    ])
    expect(lines).toContain('DTSTAMP:20261127T120000Z')
    expect(lines).toContain('SUMMARY:Nimbus NB-2026-7K3M9Q: Ende der Mindestlaufzeit')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })
})
