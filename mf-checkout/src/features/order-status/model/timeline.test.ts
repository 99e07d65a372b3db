import { lifecycleStates, portRejections, PORT_REJECTION_TEXTS } from '@nimbus/shared-contracts/order-status'
import type { OrderProgress, OrderStatus } from '@nimbus/shared-contracts/order-status'
import { orderStatus } from '../../../messages/order-status.de'
import { anOrderStatus, aRefusedChange } from '../../../testing/order-status'
import { timeline, type Promised } from './timeline'

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
      'Dienst freigeschaltet',
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

  it.each<[NonNullable<OrderProgress['porting']>['state'], string, string]>([
    ['REQUESTED', 'Antwort Ihres bisherigen Anbieters', 'wie porting'],
    ['CORRECTED', 'Antwort Ihres bisherigen Anbieters', 'Wir haben Ihre Angaben erhalten und fragen erneut nach.'],
    [
      'ACCEPTED',
      'Ihr bisheriger Anbieter hat zugestimmt',
      'Der Wechsel ist am 14.12.2026. Kündigen Sie dort bitte nicht selbst.',
    ],
  ])('with a porting that is %s says so', (state, title, text) => {
    const base = aRefusedChange()
    const porting = { ...base.progress.porting!, state, on: '2026-12-14' }
    const entry = timeline({ ...base, progress: { ...base.progress, porting } }, PROMISED).find(
      ({ id }) => id === 'porting-answered',
    )
    expect(entry).toMatchObject({ title, text })
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

describe('orderStatus.states', () => {
  it.each(lifecycleStates)('%s says what it means and what to do next', (state) => {
    const { title, text, next } = orderStatus.states[state]
    for (const part of [title, text, next]) expect(part.length).toBeGreaterThan(10)
    expect(`${text} ${next}`).toMatch(/ (Sie|Ihr|Ihre|Ihnen|wir|Wir)\b|^(Sie|Ihr|Wir)/)
    expect(`${title} ${text} ${next}`).not.toMatch(/TMF|Status|pending|Porting/i)
  })

  it('says something of its own of each', () => {
    const titles = lifecycleStates.map((state) => orderStatus.states[state].title)
    expect(new Set(titles).size).toBe(lifecycleStates.length)
  })
})
