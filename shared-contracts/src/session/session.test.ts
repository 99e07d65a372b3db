import { createSession, REFRESH_WINDOW_MS, SESSION_LIFETIME_MS, sessionBelongsTo, type CookieJar } from './session'

const HOUR = 60 * 60 * 1000

function aJar(): CookieJar & { entries: Map<string, string>; ages: Map<string, number> } {
  const entries = new Map<string, string>()
  const ages = new Map<string, number>()
  return {
    entries,
    ages,
    get: (name) => entries.get(name),
    set(name, value, age) {
      entries.set(name, value)
      ages.set(name, age)
    },
    remove: (name) => void entries.delete(name),
  }
}

function aSession() {
  const cookies = aJar()
  const clock = { now: 1_700_000_000_000 }
  let count = 0
  const create = jest.fn(async (): Promise<string | undefined> => `created-${++count}`)
  const refresh = jest.fn(async (token: string): Promise<string | undefined> => `${token}-again`)
  return { cookies, clock, create, refresh, session: createSession({ cookies, now: () => clock.now, create, refresh }) }
}

describe('constants', () => {
  it('are 24 hours of life and the last hour for renewal', () => {
    expect([SESSION_LIFETIME_MS, REFRESH_WINDOW_MS]).toEqual([24 * HOUR, HOUR])
  })
})

describe('ensure', () => {
  it('creates a session when there is none and keeps token and expiry for 24 hours', async () => {
    const { session, cookies, clock, create } = aSession()
    expect(await session.ensure()).toEqual({ ok: true, value: 'created-1' })
    expect(Object.fromEntries(cookies.entries)).toEqual({
      token: 'created-1',
      token_expires: String(clock.now + 24 * HOUR),
    })
    expect([...cookies.ages.values()]).toEqual([86_400, 86_400])
    expect(create).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['fresh', 0, 'created-1', 0, 1],
    ['one hour and a millisecond before its end', 23 * HOUR - 1, 'created-1', 0, 1],
    ['one hour before its end', 23 * HOUR, 'created-1-again', 1, 1],
    ['a millisecond before its end', 24 * HOUR - 1, 'created-1-again', 1, 1],
    ['at its end', 24 * HOUR, 'created-2', 0, 2],
    ['long after its end', 100 * HOUR, 'created-2', 0, 2],
  ])('of a token that is %s', async (_, age, token, refreshed, created) => {
    const { session, clock, create, refresh } = aSession()
    await session.ensure()
    clock.now += age
    expect(await session.ensure()).toEqual({ ok: true, value: token })
    expect([refresh.mock.calls.length, create.mock.calls.length]).toEqual([refreshed, created])
  })

  it('shares one call among all who ask at once', async () => {
    const { session, clock, create, refresh } = aSession()
    await Promise.all([session.ensure(), session.ensure(), session.renew()])
    expect(create).toHaveBeenCalledTimes(1)
    clock.now += 23.5 * HOUR
    const answers = await Promise.all([session.ensure(), session.renew(), session.ensure()])
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map((answer) => answer.ok && answer.value))).toEqual(new Set(['created-1-again']))
  })

  it('fails with the text of the specification when no token comes', async () => {
    const { session, create } = aSession()
    create.mockResolvedValueOnce(undefined)
    expect(await session.ensure()).toEqual({ ok: false, error: 'Token not received' })
    expect((await session.ensure()).ok).toBe(true)
  })

  it('clears the token when the refresh fails', async () => {
    const { session, clock, cookies, refresh, create } = aSession()
    await session.ensure()
    clock.now += 23.5 * HOUR
    refresh.mockResolvedValueOnce(undefined)
    expect(await session.ensure()).toEqual({ ok: false, error: 'Refresh token not received' })
    expect([...cookies.entries]).toEqual([])
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('is free for the next attempt when a call throws', async () => {
    const { session, create } = aSession()
    create.mockRejectedValueOnce(new Error('offline'))
    await expect(session.ensure()).rejects.toThrow('offline')
    expect((await session.ensure()).ok).toBe(true)
  })
})

describe('renew', () => {
  it('replaces a token whatever its age', async () => {
    const { session, refresh } = aSession()
    await session.ensure()
    expect(await session.renew()).toEqual({ ok: true, value: 'created-1-again' })
    expect(refresh).toHaveBeenCalledWith('created-1')
  })
})

describe('a browser that refuses cookies', () => {
  // each call used to open another session, of which the server knows no check of an address
  it('has one session for the life of the page, and is told so', async () => {
    const { clock, create, refresh } = aSession()
    const onRefused = jest.fn()
    const cookies = { get: () => undefined, set: () => {}, remove: () => {} }
    const session = createSession({ cookies, now: () => clock.now, create, refresh, onRefused })
    const answers = [await session.ensure(), await session.ensure()]
    expect(answers).toEqual([
      { ok: true, value: 'created-1' },
      { ok: true, value: 'created-1' },
    ])
    expect([session.token(), create.mock.calls.length, onRefused.mock.calls.length]).toEqual(['created-1', 1, 1])
    clock.now += 23.5 * HOUR
    expect(await session.ensure()).toEqual({ ok: true, value: 'created-1-again' })
    session.clear()
    expect(session.token()).toBeUndefined()
  })

  it('keeps it when the cookies are dropped meanwhile, as by a clock that is set', async () => {
    const { session, cookies, create } = aSession()
    await session.ensure()
    cookies.entries.clear()
    expect(await session.ensure()).toEqual({ ok: true, value: 'created-1' })
    expect(create).toHaveBeenCalledTimes(1)
  })
})

describe('two tabs', () => {
  /** As the browser has it: one work at a time. */
  function aLock() {
    let last: Promise<unknown> = Promise.resolve()
    return <T>(work: () => Promise<T>): Promise<T> => {
      const next = last.then(work)
      last = next
      return next
    }
  }

  it('renew their session once, and both go on with the new token; each used to take the other’s away', async () => {
    const { cookies, clock, create, refresh } = aSession()
    const lock = aLock()
    const [one, other] = [0, 1].map(() => createSession({ cookies, now: () => clock.now, create, refresh, lock }))
    await one!.ensure()
    clock.now += 23.5 * HOUR
    const answers = await Promise.all([one!.ensure(), other!.ensure(), other!.renew()])
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual(Array(3).fill('created-1-again'))
    expect([create.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1])
  })

  it('open one session when both are opened at once', async () => {
    const { cookies, clock, create, refresh } = aSession()
    const lock = aLock()
    const tabs = [0, 1].map(() => createSession({ cookies, now: () => clock.now, create, refresh, lock }))
    await Promise.all(tabs.map((tab) => tab.ensure()))
    expect(create).toHaveBeenCalledTimes(1)
  })
})

describe('a failure', () => {
  it('is told once to the shop, however many wait for the session', async () => {
    const { cookies, clock, create, refresh } = aSession()
    const onFailure = jest.fn()
    const session = createSession({ cookies, now: () => clock.now, create, refresh, onFailure })
    create.mockResolvedValue(undefined)
    await Promise.all([session.ensure(), session.renew(), session.ensure()])
    expect(onFailure.mock.calls).toEqual([['Token not received']])
  })
})

describe('token and clear', () => {
  it('tell the token while it lasts', async () => {
    const { session, clock } = aSession()
    expect(session.token()).toBeUndefined()
    await session.ensure()
    expect(session.token()).toBe('created-1')
    clock.now += 24 * HOUR
    expect(session.token()).toBeUndefined()
  })

  it('forget token and expiry', async () => {
    const { session, cookies } = aSession()
    await session.ensure()
    session.clear()
    expect([session.token(), [...cookies.entries]]).toEqual([undefined, []])
  })

  it('take cookies of a foreign shape as no session', () => {
    const { session, cookies } = aSession()
    cookies.entries.set('token', 'x').set('token_expires', 'soon')
    expect(session.token()).toBeUndefined()
  })
})

describe('sessionBelongsTo', () => {
  it.each([
    ['/zuhause', true],
    ['/zuhause/tarife/dsl-tarife', true],
    ['/warenkorb', true],
    ['/zuhausen', false],
    ['/', false],
    ['/unterwegs', false],
  ])('%s → %s', (path, belongs) => {
    expect(sessionBelongsTo(path)).toBe(belongs)
  })
})
