import { orderFacts, plannedLineTexts, plannedTitle, type OrderOfFacts } from '.'

const ordered_at = '2026-11-27T11:00:00.000Z'
const told = (order: Partial<OrderOfFacts>): string[] =>
  orderFacts({ ordered_at, shipped: [], ...order }).map(({ label, text }) => `${label}: ${text}`)

const AFTER = 'Beginn vor Ende der Widerrufsfrist: Nicht verlangt.'

describe('orderFacts', () => {
  it('tells of a landline order start, visit, change of provider and delivery', () => {
    expect(
      told({
        shipped: ['Nimbus Hub'],
        landline: {
          early_start: true,
          start_date: '2026-12-15',
          appointment: { day: '2026-12-14', from: 8, till: 12 },
          provider_change: { business_case: 'KUE_MRN', contract_end_date: '2027-01-31' },
          delivery_to: 'an Am Markt 5, 06108 Halle',
        },
      }),
    ).toEqual([
      'Gewünschter Start: 15.12.2026',
      'Beginn vor Ende der Widerrufsfrist: Von Ihnen ausdrücklich verlangt.',
      'Termin mit der Technik: 14.12.2026, 8 bis 12 Uhr',
      'Anbieterwechsel: Wir kündigen für Sie und nehmen Ihre Rufnummern mit. Vertragsende: 31.01.2027.',
      'Lieferung: Nimbus Hub: an Am Markt 5, 06108 Halle, voraussichtlich 01.12.2026 bis 03.12.2026.',
    ])
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
