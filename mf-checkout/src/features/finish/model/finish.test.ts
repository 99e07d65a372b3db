import type { LandlineResult, MobileResult, OrderResult } from '@nimbus/shared-contracts/order'
import { plannedLineTexts } from '@nimbus/shared-contracts/wording'
import { calendarOf } from './calendar'
import { dayAfter } from './next-step'
import { nextSteps } from './next-steps'

const result: OrderResult = {
  order_id: 'NB-2026-7K3M9Q',
  ordered_at: '2026-11-27T12:00:00.000Z',
  withdraw_until: '2026-12-11',
  term_ends_on: '2028-11-27',
  notice_until: '2028-10-27',
  email: 'ada@beispiel.de',
  documents: [],
}

const AT_HOME: LandlineResult = { early_start: true, delivery_to: 'an Am Markt 5, 06108 Halle' }

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
      nextSteps({ ...result, shipped: ['Nimbus Hub'], landline: AT_HOME }).map(({ when, title, done }) => [
        when,
        title,
        done ?? false,
      ]),
    ).toEqual([
      ['27.11.2026', 'Eingang bestätigt', true],
      ['bis 30.11.2026', 'Auftragsbestätigung', false],
      ['01.12.2026 bis 03.12.2026', 'Lieferung', false],
      ['ab 07.12.2026', 'Termin mit der Technik', false],
      ['Am Tag der Freischaltung', 'Los geht es', false],
    ])
  })
})

const GAP = ' Sie sind höchstens einen Arbeitstag nicht erreichbar.'

describe('nextSteps of a landline order', () => {
  const stepsOf = (landline: LandlineResult) =>
    nextSteps({ ...result, landline })
      .slice(2)
      .map(({ when, title }) => [when, title])

  // the visit was announced for a day within the time to withdraw, and nothing said of the change that was ordered
  it.each<[string, LandlineResult, string[]]>([
    ['at once', { early_start: true }, ['ab 07.12.2026', 'Am Tag der Freischaltung']],
    ['after the time to withdraw', { early_start: false }, ['ab 12.12.2026', 'Am Tag der Freischaltung']],
    ['once the line is there', { early_start: true, planned_from: '2027-03-01' }, ['ab 01.03.2027', 'ab 01.03.2027']],
    [
      'on the wished day',
      { early_start: false, start_date: '2027-01-15' },
      ['bis 15.01.2027', 'Wunschtermin: 15.01.2027'],
    ],
    [
      'on the wished day, not before the time to withdraw is over',
      { early_start: false, start_date: '2026-12-11' },
      ['bis 12.12.2026', 'Voraussichtlich ab 12.12.2026 (gewünscht: 11.12.2026)'],
    ],
    [
      'at the end of the former contract',
      { early_start: false, provider_change: { business_case: 'KUE_MRN' } },
      ['ab 12.12.2026', 'Zum Ende Ihres bisherigen Vertrags, frühestens am 12.12.2026', 'Am Tag der Freischaltung'],
    ],
    [
      'at an end that is known',
      { early_start: false, provider_change: { business_case: 'KUE_ORN', contract_end_date: '2027-02-28' } },
      ['ab 12.12.2026', 'ab 28.02.2027', 'ab 28.02.2027'],
    ],
    [
      'once somebody has moved in',
      { early_start: false, move_in_date: '2027-01-15' },
      ['ab 15.01.2027', 'ab 15.01.2027'],
    ],
    // a visit "bis 20.01." to a flat that is moved into on 15.01.
    [
      'on the wished day after a move',
      { early_start: false, move_in_date: '2027-01-15', start_date: '2027-01-20' },
      ['15.01.2027 bis 20.01.2027', 'Wunschtermin: 20.01.2027'],
    ],
    [
      'on the wished day of a move',
      { early_start: false, move_in_date: '2027-01-15', start_date: '2027-01-15' },
      ['15.01.2027', 'Wunschtermin: 15.01.2027'],
    ],
    // "Los geht es" was dated a year before the change with which the line comes
    [
      'at the end of the former contract, once the line is there',
      {
        early_start: false,
        planned_from: '2027-03-01',
        provider_change: { business_case: 'KUE_MRN', contract_end_date: '2028-03-31' },
      },
      ['ab 01.03.2027', 'ab 31.03.2028', 'ab 31.03.2028'],
    ],
    [
      'once the line is there, after the end of the former contract',
      {
        early_start: false,
        planned_from: '2027-03-01',
        provider_change: { business_case: 'KUE_MRN', contract_end_date: '2027-01-31' },
      },
      ['ab 01.03.2027', 'ab 01.03.2027', 'ab 01.03.2027'],
    ],
    [
      'after an end that is over',
      { early_start: true, provider_change: { business_case: 'RRNP', contract_end_date: '2026-11-15' } },
      ['ab 07.12.2026', 'ab 07.12.2026', 'Am Tag der Freischaltung'],
    ],
  ])('dates what follows %s', (_when, landline, dates) => {
    expect(stepsOf(landline).map(([when]) => when)).toEqual(dates)
  })

  it.each([
    ['KUE_MRN', 'Wir kündigen bei Ihrem bisherigen Anbieter und holen Ihre Rufnummern zu uns.', GAP],
    ['KUE_ORN', 'Wir kündigen bei Ihrem bisherigen Anbieter.', GAP],
    // whoever has given notice alone may have done so for any day
    ['RRNP', 'Wir holen Ihre Rufnummern von Ihrem bisherigen Anbieter zu uns.', ''],
  ] as const)('says what becomes of the former contract: %s', (business_case, text, gap) => {
    const steps = nextSteps({ ...result, landline: { early_start: false, provider_change: { business_case } } })
    expect(steps.find(({ title }) => title === 'Ihr Anbieterwechsel')?.text).toBe(
      `${text} Den genauen Tag senden wir Ihnen per E-Mail.${gap}`,
    )
  })

  // the finish page said of fibre that comes in March that it waits for the time to withdraw, and had a router come at once
  it('says of a planned line that it is, what that does to start, term and payment, and when its router comes', () => {
    const steps = nextSteps({
      ...result,
      shipped: ['Nimbus Hub'],
      landline: { ...AT_HOME, early_start: false, planned_from: '2027-03-01' },
    })
    expect(steps.find(({ id }) => id === 'dispatched')?.when).toBe('Vor der Freischaltung')
    const { when, text } = steps.find(({ id }) => id === 'activated')!
    expect(when).toBe('ab 01.03.2027')
    for (const sentence of plannedLineTexts({ from: '2027-03-01' })) expect(text).toContain(sentence)
    expect(text).not.toContain('nach Ablauf der Widerrufsfrist')
  })

  it.each<[string, Partial<LandlineResult>]>([
    ['a wish', { start_date: '2027-01-15' }],
    ['a former contract', { provider_change: { business_case: 'KUE_ORN', contract_end_date: '2027-02-28' } }],
    ['a move', { move_in_date: '2027-01-15' }],
  ])('says of a start that is later for %s what that does to term and payment', (_what, line) => {
    const { text } = nextSteps({ ...result, landline: { early_start: false, ...line } }).at(-1)!
    expect(text).toContain('Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung.')
    expect(text).toContain('In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.')
  })

  it('names the time that was chosen for the technician', () => {
    const appointment = { day: '2026-12-15', from: 12, till: 16 }
    expect(stepsOf({ early_start: true, appointment })).toContainEqual([
      '15.12.2026, 12 bis 16 Uhr',
      'Termin mit der Technik',
    ])
  })

  // one working day without service was promised to a contract that had ended a week before
  it.each([
    [undefined, false],
    ['2027-02-28', true],
    ['2026-12-12', true],
    ['2026-12-11', false],
    ['2026-11-20', false],
  ])('with a former contract that ends on %s promises a change without a gap: %s', (contract_end_date, seamless) => {
    const provider_change = { business_case: 'RRNP' as const, ...(contract_end_date && { contract_end_date }) }
    const steps = nextSteps({ ...result, landline: { early_start: false, provider_change } })
    expect(steps.some(({ text }) => text.includes('höchstens einen Arbeitstag'))).toBe(seamless)
  })

  it.each([
    [true, false],
    [false, true],
  ])('with an early start wanted, %s, says that the service waits: %s', (early_start, says) => {
    const last = nextSteps({ ...result, landline: { early_start } }).at(-1)
    expect(last?.text.includes('nach Ablauf der Widerrufsfrist')).toBe(says)
  })
})

describe('nextSteps of a mobile order', () => {
  const mobile: MobileResult = { prepaid: false, sim_type: 'ESIM', early_start: false }
  const stepsOf = (over: Partial<MobileResult>, shipped: string[] = []) =>
    nextSteps({ ...result, shipped, mobile: { ...mobile, ...over } })
      .slice(2)
      .map(({ when, title }) => [when, title])

  it('names the number that was chosen', () => {
    const steps = nextSteps({ ...result, mobile: { ...mobile, phone_number: '0171 3920042' } })
    expect(steps.at(-1)?.text).toMatch(/^Ihre neue Rufnummer ist 0171 3920042\. Den QR-Code/)
  })

  it.each<[string, Partial<MobileResult>, string[][]]>([
    ['an eSIM, which waits for the time to withdraw', {}, [['ab 12.12.2026', 'eSIM laden und starten']]],
    ['an eSIM at once', { early_start: true }, [['Nach der Auftragsbestätigung', 'eSIM laden und starten']]],
    // it was to be put in before it had come
    [
      'a SIM card at once',
      { early_start: true, sim_type: 'SIM', delivery_to: 'an Am Markt 5, 06108 Halle' },
      [
        ['01.12.2026 bis 03.12.2026', 'Lieferung'],
        ['Nach der Lieferung der SIM-Karte', 'SIM-Karte einlegen und starten'],
      ],
    ],
    [
      'a SIM card by post',
      { sim_type: 'SIM', delivery_method: 'HOME', delivery_to: 'an Am Markt 5, 06108 Halle' },
      [
        ['01.12.2026 bis 03.12.2026', 'Lieferung'],
        ['ab 12.12.2026', 'SIM-Karte einlegen und starten'],
      ],
    ],
    [
      'a device on its own days',
      {
        delivery_method: 'PACKSTATION',
        delivery_to: 'an Packstation 145, 01067 Dresden',
        device_delivery: { from: '2026-12-05', till: '2026-12-08' },
      },
      [
        ['05.12.2026 bis 08.12.2026', 'Lieferung'],
        ['ab 12.12.2026', 'eSIM laden und starten'],
      ],
    ],
    [
      'prepaid',
      { prepaid: true },
      [
        ['Vor der Freischaltung', 'Identität prüfen'],
        ['ab 12.12.2026', 'eSIM laden und starten'],
      ],
    ],
  ])('%s', (_what, over, steps) => {
    expect(stepsOf(over, over.device_delivery ? ['S1 Pro'] : [])).toEqual(steps)
  })

  it.each<[NonNullable<MobileResult['porting']>, boolean, string]>([
    [{ when: 'ASAP' }, true, 'ab 05.12.2026'],
    // not before the service begins
    [{ when: 'ASAP' }, false, 'ab 12.12.2026'],
    [{ when: 'END_OF_CONTRACT', on: '2027-01-31' }, false, 'ab 31.01.2027'],
    [{ when: 'END_OF_CONTRACT', on: '2026-10-31' }, true, 'ab 05.12.2026'],
    // the number came eleven days before the service
    [{ when: 'END_OF_CONTRACT', on: '2026-12-01' }, false, 'ab 12.12.2026'],
    [{ when: 'END_OF_CONTRACT', on: '2026-12-12' }, false, 'ab 12.12.2026'],
    [{ when: 'END_OF_CONTRACT', on: '2026-12-13' }, false, 'ab 13.12.2026'],
    [{ when: 'END_OF_CONTRACT', on: '2026-12-01' }, true, 'ab 05.12.2026'],
    [{ when: 'END_OF_CONTRACT', on: '2026-12-06' }, true, 'ab 06.12.2026'],
    [{ when: 'LATER' }, true, 'Nach Ihrer Freigabe'],
  ])('dates the porting %j, early start %s: %s', (porting, early_start, when) => {
    expect(stepsOf({ porting, early_start }).at(-1)).toEqual([when, 'Ihre Rufnummer kommt zu uns'])
  })

  const portingText = (on: string, early_start: boolean, ordered_at = result.ordered_at) =>
    nextSteps({
      ...result,
      ordered_at,
      mobile: { ...mobile, early_start, porting: { when: 'END_OF_CONTRACT', on } },
    }).at(-1)?.text

  it.each([
    ['2026-12-13', false, true],
    // a new number was promised before the service began
    ['2026-12-12', false, false],
    ['2026-12-01', false, false],
    ['2026-12-01', true, true],
  ])('with an end on %s, early start %s, promises a new number for the time between: %s', (on, early, expected) => {
    expect(portingText(on, early)?.includes('nutzen Sie eine neue Rufnummer')).toBe(expected)
  })

  // at half past eleven of the night before it was still yesterday in UTC
  it('takes a contract that ends on the German day of the order for over', () => {
    expect(portingText('2026-11-28', true, '2026-11-27T23:30:00.000Z')).toMatch(/^Den genauen Tag senden wir/)
    expect(portingText('2026-11-29', true, '2026-11-27T23:30:00.000Z')).toMatch(/^Nach dem Ende/)
  })

  // of a contract that had ended weeks before it was said that it runs on to its end
  it('says of a contract that is over nothing of its end', () => {
    // nor that the number is away for a day at most, which has long been away
    expect(portingText('2026-10-15', true)).toBe('Den genauen Tag senden wir Ihnen per E-Mail.')
    const soon = nextSteps({ ...result, mobile: { ...mobile, porting: { when: 'ASAP' } } }).at(-1)
    expect(soon?.text).toContain(
      'Sie sind höchstens einen Arbeitstag nicht erreichbar. Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter.',
    )
  })

  // what was sent to another address was to come home
  it.each([
    ['an Goethestraße 5, 04109 Leipzig'],
    ['an die Adresse, die in Ihren E-Mails steht'],
    ['in einen Paketshop in Ihrer Nähe'],
  ])('names what comes and where to: %s', (delivery_to) => {
    const steps = nextSteps({
      ...result,
      shipped: ['Solvar S1 Pro'],
      mobile: { ...mobile, sim_type: 'SIM', delivery_method: 'HOME', delivery_to },
    })
    expect(steps.find(({ title }) => title === 'Lieferung')?.text).toBe(
      `Solvar S1 Pro, SIM-Karte: ${delivery_to}. Die Sendungsnummer senden wir per E-Mail.`,
    )
  })

  it('names what comes of an order of before, which has no place', () => {
    const steps = nextSteps({ ...result, shipped: ['Nimbus Hub'], landline: { early_start: true } })
    expect(steps.find(({ id }) => id === 'dispatched')?.text).toBe(
      'Nimbus Hub. Die Sendungsnummer senden wir per E-Mail.',
    )
  })

  it('has the parcel come later where the contract is concluded later', () => {
    const progress = { confirmed_at: '2026-11-30T09:00:00.000Z' }
    const steps = nextSteps({ ...result, shipped: ['Nimbus Hub'], landline: AT_HOME, progress })
    expect(steps.find(({ id }) => id === 'dispatched')?.when).toBe('02.12.2026 bis 04.12.2026')
  })
})

describe('calendarOf', () => {
  it.each([
    [undefined, 'Widerruf mindestens bis heute möglich'],
    ['OPEN', 'Widerruf mindestens bis heute möglich'],
    ['RUNNING', 'letzter Tag für den Widerruf'],
    ['FROM_RECEIPT', 'Widerruf mindestens bis heute möglich'],
    ['OVER', 'letzter Tag für den Widerruf'],
  ] as const)('calls the last day of a time to withdraw that is %s: %s', (withdrawal, says) => {
    expect(calendarOf({ ...result, withdrawal })).toContain(`SUMMARY:Nimbus NB-2026-7K3M9Q: ${says}`)
  })

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

  it('has the end of the start price where there is one', () => {
    expect(calendarOf({ ...result, intro_ends_on: '2027-02-27' })).toContain(
      'DTSTART;VALUE=DATE:20270227\r\nSUMMARY:Nimbus NB-2026-7K3M9Q: letzter Tag zum Startpreis\r\n',
    )
  })

  // RFC 5545, 3.1, 3.3.11, 3.6.1: some calendars refuse the whole file
  it('folds lines at 75 octets, escapes text, and gives each event a UID and a stamp', () => {
    const lines = calendarOf({ ...result, order_id: 'NB-2026;7K,3M\\9Qü'.padEnd(90, 'ü') }).split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const text = lines.join('\r\n').replaceAll('\r\n ', '')
    expect(text).not.toMatch(/[^\r]\n/)
    expect(text).toContain(String.raw`SUMMARY:Nimbus NB-2026\;7K\,3M\\9Qüü`)
    const count = (name: string): number => text.split(`\r\n${name}:`).length - 1
    expect([count('UID'), count('DTSTAMP')]).toEqual([3, 3])
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(3)
  })

  it('has the last day to withdraw alone where there is no term', () => {
    const { term_ends_on: _end, notice_until: _notice, ...prepaid } = result
    expect(calendarOf(prepaid).match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20261211'])
  })
})
