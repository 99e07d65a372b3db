import { lifecycleStates, milestones, type LifecycleState } from '@nimbus/shared-contracts/order-status'
import type { OrderEvent, RecordedEvent } from '../../platform/database/order-event'
import { addDays } from '@nimbus/shared-contracts/dates'
import { milestonesOf } from './plan'
import { factsOf, progressOf, stateOf } from './progress'
import { possibleEvents, refusalOf } from './transitions'

const AT = new Date('2026-11-30T09:00:00.000Z')
/** The day on which the number comes that is agreed below. */
const TODAY = '2026-12-14'
const recorded = (events: readonly OrderEvent[]): RecordedEvent[] => events.map((event) => ({ ...event, at: AT }))

const CONFIRMED: OrderEvent = { kind: 'confirmed' }
const ADF: OrderEvent = { kind: 'porting-rejected', code: 'ADF' }
const AGREED: OrderEvent = { kind: 'porting-accepted', on: '2026-12-14' }
const SENT: OrderEvent = { kind: 'dispatched', parcel: 'JD000390' }
const ACTIVE: OrderEvent = { kind: 'activated' }
const KNOWN: OrderEvent = { kind: 'identified' }
const ASKED: OrderEvent = { kind: 'cancellation-requested' }

/** An order that has everything an order can have. */
const ALL = milestones
const CHANGE = ALL.filter((milestone) => milestone !== 'identified')

/** A way to each state. */
const WAYS: Record<LifecycleState, OrderEvent[]> = {
  acknowledged: [],
  inProgress: [CONFIRMED],
  pending: [CONFIRMED, ADF],
  held: [CONFIRMED, { kind: 'held' }],
  assessingCancellation: [CONFIRMED, ASKED],
  pendingCancellation: [CONFIRMED, ASKED, { kind: 'cancellation-accepted' }],
  cancelled: [{ kind: 'cancelled' }],
  rejected: [{ kind: 'rejected' }],
  failed: [CONFIRMED, { kind: 'failed' }],
  partial: [CONFIRMED, KNOWN, ADF, ACTIVE],
  completed: [CONFIRMED, KNOWN, AGREED, SENT, ACTIVE],
}
const states = Object.entries(WAYS) as [LifecycleState, OrderEvent[]][]

describe('stateOf', () => {
  it('knows every state of TMF622', () => {
    expect(Object.keys(WAYS)).toEqual([...lifecycleStates])
  })

  it.each(states)('is %s after its events', (state, events) => {
    expect(stateOf(factsOf(recorded(events), TODAY), ALL)).toBe(state)
  })

  it('reaches each of them by allowed steps only', () => {
    for (const [, events] of states) {
      events.forEach((event, index) => {
        expect(refusalOf(event.kind, factsOf(recorded(events.slice(0, index)), TODAY), ALL)).toBeUndefined()
      })
    }
  })

  it.each<[string, OrderEvent[], LifecycleState]>([
    ['goes on once the customer has answered', [CONFIRMED, ADF, { kind: 'porting-corrected' }], 'inProgress'],
    ['goes on where it was after a hold', [CONFIRMED, ADF, { kind: 'held' }, { kind: 'resumed' }], 'pending'],
    ['goes on where it was', [CONFIRMED, ASKED, { kind: 'cancellation-refused' }], 'inProgress'],
    ['waits for the parcel', [CONFIRMED, KNOWN, AGREED, ACTIVE], 'partial'],
    ['waits for the number', [CONFIRMED, KNOWN, SENT, ACTIVE], 'partial'],
  ])('%s', (_what, events, state) => {
    expect(stateOf(factsOf(recorded(events), TODAY), ALL)).toBe(state)
  })
})

describe('the day of a number', () => {
  const START = '2026-12-10'
  const OFFSETS = Array.from({ length: 31 }, (_, index) => index - 15)
  const SWITCHED_ON: RecordedEvent[] = [
    { kind: 'confirmed', at: AT },
    { kind: 'activated', at: new Date(`${START}T08:00:00Z`) },
  ]
  const PLANS = {
    landline: milestonesOf({
      result: { landline: { early_start: false, provider_change: { business_case: 'RRNP' } } },
      shipped: [],
    }),
    mobile: milestonesOf({
      result: { mobile: { prepaid: false, sim_type: 'ESIM', early_start: false, porting: { when: 'ASAP' } } },
      shipped: [],
    }),
  }

  // "Alles ist erledigt" stood over a number that was to come days later
  it.each(Object.entries(PLANS))(
    'of a %s service leaves it partial until then, and completed from then on',
    (_, plan) => {
      for (const comes of OFFSETS) {
        const on = addDays(START, comes)
        const events: RecordedEvent[] = [...SWITCHED_ON, { kind: 'porting-accepted', on, at: AT }]
        for (const later of OFFSETS) {
          const today = addDays(START, later)
          const state = later < comes ? 'partial' : 'completed'
          expect([on, today, stateOf(factsOf(events, today), plan)]).toEqual([on, today, state])
        }
      }
    },
  )
})

describe('possibleEvents', () => {
  const RUNNING =
    'porting-requested porting-rejected porting-accepted dispatched provisioned appointments-proposed appointment activated'
  it.each<[LifecycleState, string]>([
    ['acknowledged', 'confirmed held cancellation-requested cancelled rejected'],
    ['inProgress', `${RUNNING} held cancellation-requested cancelled failed`],
    [
      'pending',
      'porting-requested porting-rejected porting-corrected porting-accepted dispatched provisioned appointments-proposed appointment activated held cancellation-requested cancelled failed',
    ],
    ['held', 'resumed cancellation-requested cancelled failed'],
    ['assessingCancellation', 'cancellation-accepted cancellation-refused cancelled'],
    ['pendingCancellation', 'cancelled'],
    ['cancelled', ''],
    ['rejected', ''],
    ['failed', ''],
    [
      'partial',
      'porting-requested porting-rejected porting-corrected porting-accepted dispatched held cancellation-requested',
    ],
    ['completed', 'cancellation-requested'],
  ])('of %s are these alone', (state, expected) => {
    expect(
      possibleEvents(factsOf(recorded(WAYS[state].filter(({ kind }) => kind !== 'identified')), TODAY), CHANGE),
    ).toEqual(expected.split(' ').filter(Boolean))
  })
})

describe('refusalOf', () => {
  it.each<[OrderEvent['kind'], OrderEvent[], readonly (typeof ALL)[number][], string]>([
    ['activated', [], CHANGE, 'it is acknowledged; "activated" needs inProgress, pending or partial'],
    ['confirmed', [CONFIRMED], CHANGE, 'it is inProgress; "confirmed" needs acknowledged'],
    ['resumed', [], CHANGE, 'it is acknowledged; "resumed" needs held'],
    ['porting-rejected', [CONFIRMED], ['received', 'confirmed'], 'nothing of "porting-answered" belongs to this order'],
    ['dispatched', [CONFIRMED], ['received', 'confirmed'], 'nothing of "dispatched" belongs to this order'],
    ['dispatched', [CONFIRMED, SENT], CHANGE, 'the parcel is sent already'],
    ['porting-rejected', [CONFIRMED, AGREED], CHANGE, 'the former provider has agreed already'],
    ['porting-requested', [CONFIRMED, { kind: 'porting-requested' }], CHANGE, 'the former provider is asked already'],
    [
      'porting-corrected',
      [CONFIRMED, ADF, { kind: 'porting-corrected' }, ACTIVE],
      CHANGE,
      'no rejection waits for an answer',
    ],
    ['rejected', [CONFIRMED, { kind: 'held' }], CHANGE, 'the contract is concluded: cancel it instead'],
    ['activated', [CONFIRMED], ALL, 'the identity is not proved (TKG § 172)'],
    ['identified', [KNOWN], ALL, 'the identity is proved already'],
    ['appointment', [CONFIRMED, ACTIVE], CHANGE, 'the service is active already'],
    ['provisioned', [CONFIRMED, { kind: 'provisioned' }], CHANGE, 'the access data are sent already'],
    ['provisioned', [CONFIRMED], ALL, 'the identity is not proved (TKG § 172)'],
    ['provisioned', [CONFIRMED], ['received', 'confirmed'], 'nothing of "access" belongs to this order'],
    [
      'appointments-proposed',
      [CONFIRMED, { kind: 'appointment', on: '2026-12-14' }],
      CHANGE,
      'the appointment is agreed already',
    ],
  ])('of %s says why', (kind, events, plan, reason) => {
    expect(refusalOf(kind, factsOf(recorded(events), TODAY), plan)).toBe(reason)
  })
})

describe('progressOf', () => {
  const ordered = new Date('2026-11-27T11:00:00.000Z')

  it('of an order without events is that it was received', () => {
    expect(progressOf(ordered, [], { milestones: CHANGE, today: TODAY })).toEqual({
      state: 'acknowledged',
      changed_at: '2026-11-27T11:00:00.000Z',
    })
  })

  it('has what happened and when, and nothing of how it is kept', () => {
    expect(
      progressOf(ordered, recorded([CONFIRMED, ADF, SENT, { kind: 'held' }]), { milestones: CHANGE, today: TODAY }),
    ).toEqual({
      state: 'held',
      changed_at: '2026-11-30T09:00:00.000Z',
      confirmed_at: '2026-11-30T09:00:00.000Z',
      porting: { state: 'REJECTED', asked_at: '2026-11-30T09:00:00.000Z', at: '2026-11-30T09:00:00.000Z', code: 'ADF' },
      parcel: { sent_at: '2026-11-30T09:00:00.000Z', number: 'JD000390' },
    })
  })
})
