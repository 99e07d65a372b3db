import { lifecycleStates, portRejections, PORT_REJECTION_TEXTS } from '@nimbus/shared-contracts/order-status'
import type { OrderProgress, OrderStatus } from '@nimbus/shared-contracts/order-status'
import { orderStatus } from '../../../messages/order-status.de'
import { anOrderStatus, aRefusedChange } from '../../../testing/order-status'
import { nextOf, timeline, type Promised } from './timeline'

const PROMISED: Promised[] = (
  ['received', 'confirmed', 'identified', 'porting', 'dispatched', 'appointment', 'activated'] as const
).map((id) => ({ id, when: `wann ${id}`, title: `was ${id}`, text: `wie ${id}` }))

const CONFIRMED = { confirmed_at: '2026-11-30T09:00:00.000Z' }
const withProgress = (progress: Partial<OrderProgress>, over: Partial<OrderStatus> = {}): OrderStatus =>
  anOrderStatus({ progress: { state: 'inProgress', changed_at: '2026-12-02T09:00:00.000Z', ...progress }, ...over })
const shown = (status: OrderStatus) =>
  timeline(status, PROMISED).map(({ when, title, look }) => [when, title, ...(look ? [look] : [])])

describe('timeline', () => {
  it('of a new order is what was promised, but for the order itself', () => {
    expect(shown(anOrderStatus())).toEqual([
      ['27.11.2026', 'Bestellung eingegangen', 'done'],
      ['wann confirmed', 'was confirmed'],
      ['wann dispatched', 'was dispatched'],
      ['wann appointment', 'was appointment'],
      ['wann activated', 'was activated'],
    ])
  })

  it('dates what has happened, and names parcel and visit', () => {
    const parcel = { sent_at: '2026-12-01T22:59:00.000Z', number: 'JD000390' }
    const status = withProgress({
      ...CONFIRMED,
      parcel,
      appointment: { on: '2026-12-15', from: '08:00', till: '12:00' },
    })
    expect(shown(status).slice(1)).toEqual([
      ['30.11.2026', 'Vertrag geschlossen', 'done'],
      ['01.12.2026', 'Paket verschickt', 'done'],
      ['15.12.2026, 8 bis 12 Uhr', 'Termin mit der Technik'],
      ['wann activated', 'was activated'],
    ])
    expect(timeline(status, PROMISED).find(({ id }) => id === 'dispatched')?.text).toBe(
      'Unterwegs zu Ihnen: Nimbus Hub. Sendungsnummer: JD000390',
    )
  })

  it('has no visit to come once the service runs', () => {
    const status = withProgress({ ...CONFIRMED, state: 'partial', activated_at: '2026-12-16T09:00:00.000Z' })
    expect(shown(status).map(([, title]) => title)).toEqual([
      'Bestellung eingegangen',
      'Vertrag geschlossen',
      'was dispatched',
      'Anschluss freigeschaltet',
    ])
  })

  it.each(['assessingCancellation', 'pendingCancellation', 'cancelled', 'rejected', 'failed'] as const)(
    'of an order that is %s promises nothing more',
    (state) => {
      expect(shown(withProgress({ ...CONFIRMED, state })).map(([, title]) => title)).toEqual([
        'Bestellung eingegangen',
        'Vertrag geschlossen',
      ])
    },
  )

  // the answer of the former provider was dated with the day of the change: "ab 31.03.2028"
  it.each<[NonNullable<OrderProgress['porting']>['state'], string, string, string]>([
    ['REQUESTED', 'wann porting', 'was porting', 'wie porting'],
    [
      'CORRECTED',
      'Steht noch aus',
      'Antwort Ihres bisherigen Anbieters',
      'Wir haben Ihre Angaben erhalten und fragen erneut nach.',
    ],
    [
      'ACCEPTED',
      '02.12.2026',
      'Ihr bisheriger Anbieter hat zugestimmt',
      'Ihr Anschluss wechselt am 14.12.2026 zu uns. Bitte kündigen Sie dort nicht selbst.',
    ],
  ])('with a porting that is %s says so', (state, when, title, text) => {
    const base = aRefusedChange()
    const porting = { ...base.progress.porting!, state, on: '2026-12-14' }
    const entry = timeline({ ...base, progress: { ...base.progress, porting } }, PROMISED).find(
      ({ id }) => id === 'porting-answered',
    )
    expect(entry).toMatchObject({ when, title, text })
  })

  // "ab 31.03.2028 Ihr Anbieterwechsel" stood above a visit "ab 01.03.2027"
  it.each<[string, Partial<OrderProgress>, string[]]>([
    ['asked', {}, ['porting-requested', 'appointment', 'porting-answered', 'activated']],
    [
      'answered',
      { porting: { state: 'ACCEPTED', asked_at: '2026-12-01T09:00:00.000Z', at: '2026-12-02T09:00:00.000Z' } },
      ['porting-requested', 'porting-answered', 'appointment', 'activated'],
    ],
    [
      'asked, of a line that runs already',
      { activated_at: '2026-12-01T09:00:00.000Z' },
      ['porting-requested', 'activated', 'porting-answered'],
    ],
  ])('has the change of a line in its place: %s', (_when, progress, expected) => {
    const { porting: _, ...before } = aRefusedChange().progress
    const status = { ...aRefusedChange(), progress: { ...before, state: 'inProgress' as const, ...progress } }
    expect(
      timeline(status, PROMISED)
        .map(({ id }) => id)
        .slice(2),
    ).toEqual(expected)
  })

  // the enquiry was announced for before the release without which nothing can be asked
  it.each([
    ['LATER', 'wann porting'],
    ['ASAP', 'Nach der Auftragsbestätigung'],
  ] as const)('of a number that comes %s dates the enquiry: %s', (when, expected) => {
    const mobile = { prepaid: false, sim_type: 'ESIM' as const, early_start: false, porting: { when } }
    const milestones = ['received', 'confirmed', 'activated', 'porting-requested', 'porting-answered'] as const
    const { landline: _, ...base } = withProgress(CONFIRMED)
    const entries = timeline({ ...base, mobile, milestones: [...milestones] }, PROMISED)
    expect(entries.slice(-2).map(({ when: day, title }) => [day, title])).toEqual([
      [expected, 'Anfrage beim bisherigen Anbieter'],
      ['wann porting', 'was porting'],
    ])
  })

  // whoever had given notice was told not to
  it.each([
    ['KUE_MRN', true],
    ['KUE_ORN', true],
    ['RRNP', false],
  ] as const)('of a change %s says not to give notice: %s, before and after the answer', (business_case, says) => {
    const base = { ...aRefusedChange(), landline: { early_start: false, provider_change: { business_case } } }
    const porting = { ...base.progress.porting!, state: 'ACCEPTED' as const, on: '2026-12-14' }
    for (const [id, progress] of [
      ['porting-requested', { ...CONFIRMED, state: 'inProgress', changed_at: CONFIRMED.confirmed_at }],
      ['porting-answered', { ...base.progress, porting }],
    ] as const) {
      const entry = timeline({ ...base, progress }, PROMISED).find((other) => other.id === id)
      expect([id, entry?.text.includes('Bitte kündigen Sie dort nicht selbst.')]).toEqual([id, says])
    }
  })

  it('says of two appointments that were proposed that one has to be chosen', () => {
    const status = withProgress({ ...CONFIRMED, proposed_at: '2026-12-01T09:00:00.000Z' })
    expect(timeline(status, PROMISED).find(({ id }) => id === 'appointment')).toMatchObject({
      when: 'Nach Ihrer Wahl',
      text: 'Bitte wählen Sie einen der beiden Termine aus unserer E-Mail.',
    })
  })

  it.each(portRejections)('explains the refusal %s and says what to do', (code) => {
    const base = aRefusedChange()
    const porting = { ...base.progress.porting!, code }
    const entry = timeline({ ...base, progress: { ...base.progress, porting } }, PROMISED).find(
      ({ look }) => look === 'problem',
    )
    expect(entry?.text).toContain(PORT_REJECTION_TEXTS[code].reason)
    expect(entry?.text).toContain(PORT_REJECTION_TEXTS[code].action)
  })
})

describe('nextOf', () => {
  const prepaid = { mobile: { prepaid: true, sim_type: 'ESIM' as const, early_start: false } }
  const proposed = { proposed_at: '2026-12-01T09:00:00.000Z' }

  // the page said that nothing had to be done while a proof, a release or a choice was waited for
  it.each<[string, Partial<OrderProgress>, Partial<OrderStatus>, string]>([
    ['a new order', { state: 'acknowledged' }, {}, 'Sie müssen nichts tun. Das Ergebnis senden wir Ihnen per E-Mail.'],
    [
      'prepaid without a proof',
      { state: 'acknowledged' },
      prepaid,
      'Bitte weisen Sie Ihre Identität nach. Den Link haben wir Ihnen per E-Mail gesendet. Das Ergebnis senden wir Ihnen per E-Mail.',
    ],
    [
      'prepaid with its proof',
      { ...CONFIRMED, identified_at: '2026-12-01T09:00:00.000Z' },
      prepaid,
      'Sie müssen nichts tun. Was als Nächstes kommt, steht unten.',
    ],
    [
      'a number that is not released',
      { ...CONFIRMED, state: 'partial' },
      { mobile: { ...prepaid.mobile, prepaid: false, porting: { when: 'LATER' } } },
      'Bitte geben Sie Ihre Rufnummer bei Ihrem bisherigen Anbieter frei und melden Sie sich dann bei uns. Was noch kommt, steht unten.',
    ],
    [
      'two appointments',
      { ...CONFIRMED, ...proposed },
      {},
      'Bitte wählen Sie einen der beiden Termine aus unserer E-Mail. Was als Nächstes kommt, steht unten.',
    ],
    ['the end', { ...CONFIRMED, state: 'completed' }, {}, 'Sie müssen nichts tun.'],
  ])('of %s', (_of, progress, over, says) => {
    expect(nextOf(withProgress(progress, over))).toBe(says)
  })

  it.each(['assessingCancellation', 'pendingCancellation', 'cancelled', 'rejected', 'failed'] as const)(
    'asks nothing more of an order that is %s',
    (state) => {
      expect(nextOf(withProgress({ ...proposed, state }, prepaid))).not.toMatch(/Identität|Termine/)
    },
  )
})

describe('orderStatus.states', () => {
  it.each(lifecycleStates)('%s says what it means and what to do next', (state) => {
    const { title, text } = orderStatus.states[state]
    const next = nextOf(withProgress({ state }))
    for (const part of [title, text, next]) expect(part.length).toBeGreaterThan(10)
    expect(`${text} ${next}`).toMatch(/ (Sie|Ihr|Ihre|Ihnen|wir|Wir)\b|^(Sie|Ihr|Wir)/)
    expect(`${title} ${text} ${next}`).not.toMatch(/TMF|Status|pending|Porting/i)
  })

  it('says something of its own of each', () => {
    const titles = lifecycleStates.map((state) => orderStatus.states[state].title)
    expect(new Set(titles).size).toBe(lifecycleStates.length)
  })
})
