import { COMMANDS, commandsOf, eventOf, momentLine, listenerLine, orderLine, stateLine } from './commands'
import { TRANSITIONS } from './transitions'

describe('eventOf', () => {
  it.each([
    ['confirm', [], { kind: 'confirmed' }],
    ['reject-porting', ['ADF'], { kind: 'porting-rejected', code: 'ADF' }],
    ['accept-porting', ['2026-12-14'], { kind: 'porting-accepted', on: '2026-12-14' }],
    ['provision', [], { kind: 'provisioned' }],
    [
      'propose-appointments',
      ['2026-12-14', '08:00', '12:00', '2026-12-15', '12:00', '16:00'],
      {
        kind: 'appointments-proposed',
        on: '2026-12-14',
        from: '08:00',
        till: '12:00',
        or_on: '2026-12-15',
        or_from: '12:00',
        or_till: '16:00',
      },
    ],
    ['dispatch', [], { kind: 'dispatched' }],
    ['dispatch', ['JD000390'], { kind: 'dispatched', parcel: 'JD000390' }],
    [
      'appointment',
      ['2026-12-14', '08:00', '12:00'],
      { kind: 'appointment', on: '2026-12-14', from: '08:00', till: '12:00' },
    ],
  ])('%s %j is an event', (name, args, event) => {
    expect(eventOf(name, args)).toEqual(event)
  })

  it.each([
    ['toString', [], /no command "toString"/],
    ['confirm', ['now'], /"confirm" takes no "now"/],
    ['reject-porting', [], /"reject-porting": code /],
    ['reject-porting', ['XYZ'], /"reject-porting": code .*XYZ/],
    ['accept-porting', ['14.12.2026'], /"accept-porting": on /],
    ['accept-porting', ['2026-02-31'], /"accept-porting": on there is no such day in the calendar/],
    ['appointment', ['2026-11-31', '08:00', '12:00'], /"appointment": on there is no such day in the calendar/],
    ['propose-appointments', ['2026-12-14', '08:00', '12:00'], /"propose-appointments": or_on /],
    ['appointment', ['2026-12-14', '8'], /an hour is written as 08:00/],
  ])('%s %j says what is wrong', (name, args, text) => {
    expect(eventOf(name, args)).toMatch(text)
  })

  it('has a command for each event', () => {
    expect(
      Object.values(COMMANDS)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(Object.keys(TRANSITIONS).toSorted())
  })
})

describe('commandsOf', () => {
  it('names what may be called now', () => {
    expect(commandsOf(['confirmed', 'held', 'cancelled'])).toEqual(['confirm', 'hold', 'cancel'])
  })
})

describe('orderLine and momentLine', () => {
  // half past eleven in the evening in Greenwich is the next day in Germany, in summer by two hours
  it.each([
    ['2026-11-27T23:30:00.000Z', '28.11.2026, 00:30 Uhr'],
    ['2026-06-30T22:15:00.000Z', '01.07.2026, 00:15 Uhr'],
  ])('say %s as German clocks do: %s', (at, shown) => {
    const order = { order_id: 'NB-2026-7K3M9Q', ordered_at: at, changed_at: at, state: 'held' } as const
    expect(orderLine({ ...order, products: ['DSL M', 'Nimbus Hub'] })).toBe(
      `NB-2026-7K3M9Q  ${shown}  held                   DSL M, Nimbus Hub`,
    )
    expect(momentLine(at, 'received')).toBe(`  ${shown}  received`)
  })
})

describe('stateLine', () => {
  it('says where an order stands', () => {
    const progress = { state: 'held', changed_at: '2026-11-30T09:00:00.000Z' } as const
    expect(
      stateLine({
        order_id: 'NB-2026-7K3M9Q',
        ordered_at: '2026-11-27T11:00:00.000Z',
        email: '',
        products: [],
        milestones: [],
        progress,
        withdraw_until: '2026-12-11',
        shipped: [],
        documents: [],
      }),
    ).toBe('NB-2026-7K3M9Q is held since 30.11.2026, 10:00 Uhr.')
  })
})

describe('listenerLine', () => {
  const listener = {
    id: '7f',
    api: 'TMF622',
    host: 'oms.example:8443',
    query: '',
    state: 'active' as const,
    waiting: 0,
    failed: 0,
  }

  it.each([
    [listener, '7f  TMF622  oms.example:8443  nothing waits'],
    [
      { ...listener, waiting: 3, oldest_at: '2026-11-27T11:00:00.000Z', last_error: '503' },
      '7f  TMF622  oms.example:8443  3 wait since 27.11.2026, 12:00 Uhr, 503',
    ],
    [
      { ...listener, query: 'eventType=ProductOrderCreateEvent', failed: 2 },
      '7f  TMF622  oms.example:8443  eventType=ProductOrderCreateEvent  nothing waits, 2 given up',
    ],
    [
      {
        ...listener,
        state: 'given up' as const,
        given_up_at: '2026-11-27T11:00:00.000Z',
        given_up_for: 'ECONNREFUSED',
        last_error: 'ECONNREFUSED',
        missed: 1204,
        missed_since: '2026-11-22T11:00:00.000Z',
      },
      '7f  TMF622  oms.example:8443  GIVEN UP since 27.11.2026, 12:00 Uhr for ECONNREFUSED: register it again, nothing waits, 1204 never told since 22.11.2026, 12:00 Uhr',
    ],
  ])('says of %j what waits', (given, line) => {
    expect(listenerLine(given)).toBe(line)
  })
})
