import { listenerCount, publish, subscribe } from './bus'

describe('publish', () => {
  it('tells every subscriber of the event and no other', () => {
    const [one, two, other] = [jest.fn(), jest.fn(), jest.fn()]
    const leave = [
      subscribe('loading:changed', one),
      subscribe('loading:changed', two),
      subscribe('session:expired', other),
    ]
    publish('loading:changed', { loading: true, by: 'a' })
    expect([one.mock.calls, two.mock.calls, other.mock.calls]).toEqual([
      [[{ loading: true, by: 'a' }]],
      [[{ loading: true, by: 'a' }]],
      [],
    ])
    for (const unsubscribe of leave) unsubscribe()
  })

  it('refuses a payload that does not fit, with an error in the log', () => {
    expectConsole('error', /payload of loading:changed refused/)
    const listener = jest.fn()
    const leave = subscribe('loading:changed', listener)
    publish('loading:changed', { loading: 'yes' } as never)
    expect(listener).not.toHaveBeenCalled()
    leave()
  })

  it('goes on when a subscriber throws', () => {
    expectConsole('error', /a subscriber of loading:changed failed.*broken/s)
    const listener = jest.fn()
    const leave = [
      subscribe('loading:changed', () => {
        throw new Error('broken')
      }),
      subscribe('loading:changed', listener),
    ]
    publish('loading:changed', { loading: true, by: 'a' })
    expect(listener).toHaveBeenCalledTimes(1)
    for (const unsubscribe of leave) unsubscribe()
  })

  it('drops what the contract does not have, so that nobody comes to rely on it', () => {
    const listener = jest.fn()
    const leave = subscribe('loading:changed', listener)
    publish('loading:changed', { loading: true, by: 'a', secret: true } as never)
    expect(listener).toHaveBeenCalledWith({ loading: true, by: 'a' })
    leave()
  })

  it('lets a subscriber leave while the event is told', () => {
    const second = jest.fn()
    const leaveFirst = subscribe('session:expired', () => leaveFirst())
    const leaveSecond = subscribe('session:expired', second)
    publish('session:expired', {})
    expect(second).toHaveBeenCalledTimes(1)
    leaveSecond()
  })
})

describe('an event that the contract has not', () => {
  // cart:changed and others were events until contract 1.4, and releases of then still publish them
  it('is ignored with one warning, whoever publishes or subscribes', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const listener = jest.fn()
    const leave = subscribe('cart:changed' as never, listener)
    publish('cart:changed' as never, { lines: 1 } as never)
    publish('cart:changed' as never, { lines: 2 } as never)
    leave()
    expect(listener).not.toHaveBeenCalled()
    expect(warn.mock.calls).toEqual([['events: cart:changed is no event of this contract']])
    warn.mockRestore()
  })
})

describe('subscribe', () => {
  it('returns what takes this one subscription back', () => {
    const listener = jest.fn()
    const [leaveOne, leaveTwo] = [subscribe('session:expired', listener), subscribe('session:expired', listener)]
    leaveOne()
    leaveOne()
    publish('session:expired', {})
    expect([listener.mock.calls.length, listenerCount('session:expired')]).toEqual([1, 1])
    leaveTwo()
    expect(listenerCount('session:expired')).toBe(0)
  })
})
