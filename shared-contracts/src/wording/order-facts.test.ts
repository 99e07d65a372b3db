import { orderFacts, plannedLineTexts, plannedTitle, switchTexts, visitText, type OrderOfFacts } from '.'

const ordered_at = '2026-11-27T11:00:00.000Z'
const told = (order: Partial<OrderOfFacts>): string[] =>
  orderFacts({ ordered_at, withdraw_until: '2026-12-11', shipped: [], ...order }).map(
    ({ label, text }) => `${label}: ${text}`,
  )

const AFTER = 'Beginn vor Ende der Widerrufsfrist: Nicht verlangt.'

/** What every later start does, whatever makes it later (BGH III ZR 8/25; terms, section 6). */
const LATE =
  'Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung. Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.'

describe('orderFacts', () => {
  it('tells of a landline order start, visit, change of provider and delivery', () => {
    expect(
      told({
        shipped: ['Nimbus Hub'],
        landline: {
          early_start: true,
          start_date: '2026-12-15',
          appointment: { day: '2026-12-14', from: 8, till: 12 },
          provider_change: { business_case: 'KUE_MRN', contract_end_date: '2026-12-15' },
          delivery_to: 'an Am Markt 5, 06108 Halle',
        },
      }),
    ).toEqual([
      `Gewünschter Start: 15.12.2026. ${LATE}`,
      // the start after it stood beside it without a word
      'Beginn vor Ende der Widerrufsfrist: Von Ihnen ausdrücklich verlangt; Ihr gewünschter Start liegt danach.',
      'Termin mit der Technik: 14.12.2026, 8 bis 12 Uhr',
      'Anbieterwechsel: Wir kündigen für Sie und nehmen Ihre Rufnummern mit. Vertragsende: 15.12.2026.',
      'Lieferung: Nimbus Hub: an Am Markt 5, 06108 Halle, rechtzeitig vor der Freischaltung.',
    ])
  })

  // "early start" stood beside a start that a move, a plan or the former contract makes late
  it.each([
    [{}, '.'],
    [{ start_date: '2026-12-11' }, '.'],
    [{ start_date: '2026-12-12' }, '; Ihr gewünschter Start liegt danach.'],
    [{ planned_from: '2027-03-01' }, '; Ihr Anschluss startet aber erst danach.'],
    [{ move_in_date: '2026-12-12' }, '; Ihr Anschluss startet aber erst danach.'],
    [{ move_in_date: '2026-12-11' }, '.'],
    [
      { provider_change: { business_case: 'KUE_MRN' as const, contract_end_date: '2027-03-27' } },
      '; Ihr Anschluss startet aber erst danach.',
    ],
  ])('tells of an early start of %j when it is late all the same', (later, said) => {
    expect(told({ landline: { early_start: true, ...later } })).toContain(
      `Beginn vor Ende der Widerrufsfrist: Von Ihnen ausdrücklich verlangt${said}`,
    )
  })

  it('tells first that a line is planned, and names no day of delivery or start that cannot be', () => {
    const [first, ...others] = told({
      shipped: ['Nimbus Hub'],
      landline: { early_start: false, planned_from: '2027-03-01', delivery_to: 'an Goethestraße 5, 04109 Leipzig' },
    })
    expect(first).toBe(`Ausbau geplant ab 01.03.2027: ${plannedLineTexts({ from: '2027-03-01' }).join(' ')}`)
    expect(others).toEqual([
      'Gewünschter Start: So bald wie möglich nach dem Ausbau',
      AFTER,
      'Lieferung: Nimbus Hub: an Goethestraße 5, 04109 Leipzig, rechtzeitig vor der Freischaltung.',
    ])
  })

  it('tells of a mobile order SIM, numbers, delivery and start', () => {
    expect(
      told({
        shipped: ['S1 Pro'],
        mobile: {
          prepaid: false,
          sim_type: 'SIM',
          early_start: false,
          delivery_method: 'HOME',
          delivery_to: 'an Am Markt 5, 06108 Halle',
          device_delivery: { from: '2026-12-04', till: '2026-12-08' },
          porting: { when: 'END_OF_CONTRACT', on: '2027-03-27' },
        },
      }),
    ).toEqual([
      'SIM: SIM-Karte',
      'Rufnummernmitnahme: Zum Vertragsende am 27.03.2027.',
      'Lieferung: S1 Pro, SIM-Karte: an Am Markt 5, 06108 Halle, voraussichtlich 04.12.2026 bis 08.12.2026.',
      AFTER,
    ])
  })

  it.each([
    [{ phone_number: '0171 3920042' }, 'Ihre neue Rufnummer: 0171 3920042'],
    [{}, 'Ihre neue Rufnummer: Wird zugeteilt.'],
    [{ porting: { when: 'ASAP' as const } }, 'Rufnummernmitnahme: So schnell wie möglich.'],
    [
      { porting: { when: 'LATER' as const } },
      'Rufnummernmitnahme: Sobald Sie die Rufnummer bei Ihrem bisherigen Anbieter freigegeben haben.',
    ],
  ])('of %j says %s', (choice, fact) => {
    expect(told({ mobile: { prepaid: true, sim_type: 'ESIM', early_start: false, ...choice } })).toEqual([
      'SIM: eSIM',
      fact,
      AFTER,
    ])
  })
})

describe('orderFacts of an order that has gone on', () => {
  const CONFIRMED = { confirmed_at: '2026-11-30T09:00:00.000Z' }
  const asked = { state: 'REQUESTED' as const, asked_at: ordered_at, at: ordered_at }
  const agreed = { ...asked, state: 'ACCEPTED' as const, on: '2027-03-29' }
  const line = { early_start: false }

  // ordered on Friday for 12.12. and confirmed on Monday, the timeline said 15.12. and the panel beside it 12.12.
  it.each([
    ['2026-12-11', { ...line, start_date: '2026-12-12' }, 'Gewünschter Start: 12.12.2026'],
    [
      '2026-12-14',
      { ...line, start_date: '2026-12-12' },
      'Start: Voraussichtlich ab 15.12.2026 (gewünscht: 12.12.2026)',
    ],
    [
      '2026-12-14',
      { ...line, start_date: '2026-12-14' },
      'Start: Voraussichtlich ab 15.12.2026 (gewünscht: 14.12.2026)',
    ],
    ['2026-12-14', { ...line, start_date: '2026-12-15' }, 'Gewünschter Start: 15.12.2026'],
    ['2026-12-14', { early_start: true, start_date: '2026-12-12' }, 'Gewünschter Start: 12.12.2026'],
  ])('that can be withdrawn until %s has of %j one start', (withdraw_until, landline, start) => {
    expect(told({ withdraw_until, landline })[0]).toBe(`${start}. ${LATE}`)
  })

  const provider_change = { business_case: 'KUE_MRN' as const, contract_end_date: '2027-03-15' }
  it.each([
    { start_date: '2027-03-15' },
    { planned_from: '2027-03-01' },
    { move_in_date: '2027-03-01' },
    { provider_change },
  ])('says no more of a line that works when it starts, nor what a later start of %j does', (later) => {
    const landline = { ...line, ...later }
    const texts = (progress: OrderOfFacts['progress']): string => told({ landline, progress }).join(' ')
    expect(texts(CONFIRMED)).toContain('Bis zur Freischaltung zahlen Sie nichts')
    expect(texts({ ...CONFIRMED, activated_at: '2027-03-15T09:00:00.000Z' })).not.toMatch(
      /Freischaltung|geplant|Start:/,
    )
  })

  // the wish stood beside what was agreed instead of it
  it('tells of the appointment and of the day of the change that were agreed', () => {
    const appointment = { day: '2026-12-14', from: 8, till: 12 }
    const provider_change = { business_case: 'KUE_MRN' as const, contract_end_date: '2027-03-27' }
    const landline = { ...line, appointment, provider_change }
    const moved = { on: '2026-12-16', from: '12:30', till: '16:00' }
    expect(told({ landline, progress: { appointment: moved, porting: agreed } }).slice(2)).toEqual([
      'Termin mit der Technik: 16.12.2026, 12:30 bis 16 Uhr',
      'Anbieterwechsel: Wir kündigen für Sie und nehmen Ihre Rufnummern mit. Ihr Anschluss wechselt am 29.03.2027 zu uns. Bitte kündigen Sie dort nicht selbst.',
    ])
    expect(told({ landline, progress: { porting: asked } }).at(-1)).toContain('Vertragsende: 27.03.2027.')
  })

  it.each([
    ['that is agreed', '2027-03-27', agreed, 'Ihre Rufnummer kommt am 29.03.2027 zu uns.'],
    ['that is asked for', '2027-03-27', asked, 'Zum Vertragsende am 27.03.2027.'],
    // a contract that had ended six weeks before was to end then
    [
      'of a contract that is over',
      '2026-10-15',
      asked,
      'So schnell wie möglich; Ihr bisheriger Vertrag endete am 15.10.2026.',
    ],
    [
      'of a contract that ends today',
      '2026-11-27',
      asked,
      'So schnell wie möglich; Ihr bisheriger Vertrag endet am 27.11.2026.',
    ],
    ['of a contract that ends tomorrow', '2026-11-28', asked, 'Zum Vertragsende am 28.11.2026.'],
  ])('tells of a number %s', (_of, on, porting, text) => {
    const mobile = {
      prepaid: false,
      sim_type: 'ESIM' as const,
      early_start: false,
      porting: { when: 'END_OF_CONTRACT' as const, on },
    }
    expect(told({ mobile, progress: { porting } })).toContain(`Rufnummernmitnahme: ${text}`)
  })

  const SIM = { prepaid: false, sim_type: 'SIM' as const, early_start: false, delivery_to: 'an Packstation 145' }
  const DEVICE = { ...SIM, device_delivery: { from: '2026-12-04', till: '2026-12-08' } }
  const SENT = { parcel: { sent_at: '2026-12-10T09:00:00.000Z' } }
  // a parcel that was sent on 10.12. was to come on 03.12. by the mail that said so
  it.each([
    ['that was just made', SIM, {}, ', voraussichtlich 01.12.2026 bis 03.12.2026.'],
    ['that is confirmed', SIM, CONFIRMED, ', voraussichtlich 02.12.2026 bis 04.12.2026.'],
    ['with a device that is confirmed', DEVICE, CONFIRMED, ', voraussichtlich 07.12.2026 bis 09.12.2026.'],
    ['that is sent', SIM, { ...CONFIRMED, ...SENT }, '.'],
    ['with a device that is sent', DEVICE, SENT, '.'],
  ])('tells of a delivery %s', (_of, mobile, progress, when) => {
    expect(told({ mobile, progress })).toContain(`Lieferung: SIM-Karte: an Packstation 145${when}`)
  })
})

describe('switchTexts', () => {
  // whoever had given notice alone, and whose contract ran on, was told not to give it
  it.each([
    ['KUE_MRN', 'Ihr Anschluss wechselt am 14.12.2026 zu uns. Bitte kündigen Sie dort nicht selbst.'],
    ['KUE_ORN', 'Ihr Anschluss wechselt am 14.12.2026 zu uns. Bitte kündigen Sie dort nicht selbst.'],
    ['RRNP', 'Ihre Rufnummern kommen am 14.12.2026 zu uns.'],
    [undefined, 'Ihre Rufnummer kommt am 14.12.2026 zu uns.'],
  ] as const)('of %s', (businessCase, text) => {
    expect(switchTexts(businessCase, '2026-12-14').join(' ')).toBe(text)
  })
})

describe('visitText', () => {
  // pages said "8 bis 12 Uhr" and mails "08:00 bis 12:00 Uhr"
  it.each([
    [{ on: '2026-12-14', from: '08:00', till: '12:00' }, '14.12.2026, 8 bis 12 Uhr'],
    [{ on: '2026-12-14', from: 8, till: 12 }, '14.12.2026, 8 bis 12 Uhr'],
    [{ on: '2026-12-14', from: '12:30', till: '20:00' }, '14.12.2026, 12:30 bis 20 Uhr'],
    [{ on: '2026-12-14', from: '00:00', till: '04:00' }, '14.12.2026, 0 bis 4 Uhr'],
    [{ on: '2026-12-14' }, '14.12.2026'],
  ])('of %j is %s', (visit, text) => {
    expect(visitText(visit)).toBe(text)
  })
})

describe('plannedLineTexts', () => {
  it('says what a planned line does to start, term and payment, with its day where that is known', () => {
    expect(plannedLineTexts({ from: '2027-03-01' }).join(' ')).toBe(
      'Der Glasfaser-Ausbau ist erst ab 01.03.2027 geplant; vorher startet Ihr Anschluss nicht. ' +
        'Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung. ' +
        'Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.',
    )
    expect(plannedTitle({})).toBe('Ausbau geplant')
    expect(plannedLineTexts({})[0]).toBe('Der Glasfaser-Ausbau ist erst geplant; vorher startet Ihr Anschluss nicht.')
  })
})
