import { HTTPError } from 'ky'
import * as v from 'valibot'
import { ApiError, isApiError, isOutcomeUnknown, sentOrderId } from './api-error'
import { createApi, RETRIED_STATUSES, type Api, type TokenSource } from './api'

const schema = v.object({ value: v.number() })
const ok = () => Response.json({ value: 1 })
const failure = (status: number, error = 'InternalServerErrorException') =>
  Response.json({ status_code: status, error, message: 'Deutsch', details: [{ field: 'iban' }] }, { status })

/** A fetch that gives the answers in order, the last one for ever, and notes what it was asked. */
function aFetch(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = []
  const fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (!answer) throw new Error('no answer given')
    return answer()
  })
  return { fetch, requests }
}

const someTokens = (renewed: string | undefined = 'new'): TokenSource & { renew: jest.Mock } => ({
  token: () => 'old',
  renew: jest.fn(async () => renewed),
})

const baseUrl = 'http://shop.example/api'

/** ky waits before it tries again, and up to its time limit; these tests let the time pass at once. */
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

/** A client whose calls are answered once a minute has passed. */
function aClient(options: Parameters<typeof createApi>[0]): Api {
  const api = createApi(options)
  const timed = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const answer = call(...args)
      await jest.advanceTimersByTimeAsync(60_000)
      return answer
    }
  }
  return { get: timed(api.get), post: timed(api.post), put: timed(api.put) }
}

describe('createApi', () => {
  it('asks for its own code again when that could not be loaded', async () => {
    let isGone = true
    await jest.isolateModulesAsync(async () => {
      jest.doMock('ky', () => {
        if (isGone) throw new Error('Loading chunk lazy-ky failed.')
        return jest.requireActual<object>('ky')
      })
      const { createApi: create } = await import('./api')
      const { fetch, requests } = aFetch(ok)
      const api = create({ baseUrl, fetch })
      expect(await api.get('/a', schema)).toMatchObject({ ok: false, error: { kind: 'network' } })
      expect(requests).toHaveLength(0)
      isGone = false
      expect(await api.get('/a', schema)).toMatchObject({ ok: true })
    })
    jest.dontMock('ky')
  })

  it('sends bearer, credentials, query and JSON, and parses the answer', async () => {
    const { fetch, requests } = aFetch(ok)
    const api = aClient({ baseUrl, fetch, tokens: someTokens() })
    expect(await api.post('/orders', { a: 1 }, schema, { idempotencyKey: 'key-1', query: { q: 'ä b' } })).toEqual({
      ok: true,
      value: { value: 1 },
    })
    const [request] = requests
    expect([request?.method, request?.url, request?.credentials]).toEqual([
      'POST',
      `${baseUrl}/orders?q=%C3%A4+b`,
      'include',
    ])
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer old',
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    })
    expect(await request?.json()).toEqual({ a: 1 })
  })

  it('leaves the bearer out when told to, and when there is none', async () => {
    const { fetch, requests } = aFetch(ok)
    await aClient({ baseUrl, fetch, tokens: someTokens() }).get('/a', schema, { skipAuth: true })
    await aClient({ baseUrl, fetch }).get('/a', schema)
    expect(requests.map((request) => request.headers.has('authorization'))).toEqual([false, false])
  })

  it('takes 204 as no value', async () => {
    const { fetch } = aFetch(() => new Response(null, { status: 204 }))
    expect(await aClient({ baseUrl, fetch }).put('/a', {}, v.undefined())).toEqual({ ok: true, value: undefined })
  })

  describe('tries again', () => {
    it('exactly on the statuses of the specification', () => {
      expect(RETRIED_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
    })

    it.each(RETRIED_STATUSES)('a read once on %i', async (status) => {
      const { fetch } = aFetch(() => failure(status), ok)
      expect(await aClient({ baseUrl, fetch }).get('/a', schema)).toMatchObject({ ok: true })
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    it.each([400, 404, 418, 501])('no read on %i', async (status) => {
      const { fetch } = aFetch(() => failure(status), ok)
      expect(await aClient({ baseUrl, fetch }).get('/a', schema)).toMatchObject({ ok: false, error: { status } })
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('no read more than once', async () => {
      const { fetch } = aFetch(() => failure(503))
      expect(await aClient({ baseUrl, fetch }).get('/a', schema)).toMatchObject({ ok: false, error: { status: 503 } })
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    it.each(['post', 'put'] as const)('no %s, which might happen twice', async (method) => {
      const { fetch } = aFetch(() => failure(503), ok)
      expect(await aClient({ baseUrl, fetch })[method]('/a', {}, schema)).toMatchObject({
        ok: false,
        error: { status: 503 },
      })
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('after 5 seconds at most, whatever Retry-After says', async () => {
      const moments: number[] = []
      const { fetch } = aFetch(() => {
        moments.push(Date.now())
        return new Response('{}', { status: 503, headers: { 'retry-after': '3600' } })
      })
      await aClient({ baseUrl, fetch }).get('/a', schema)
      expect(moments).toHaveLength(2)
      expect((moments[1] ?? 0) - (moments[0] ?? 0)).toBeLessThanOrEqual(5_000)
    })
  })

  describe('without a token', () => {
    it('asks for one first, since the call used to be a certain 401', async () => {
      const { fetch, requests } = aFetch(ok)
      const tokens = { token: () => undefined, renew: jest.fn(async () => 'first') }
      expect(await aClient({ baseUrl, fetch, tokens }).get('/a', schema)).toMatchObject({ ok: true })
      expect(tokens.renew).toHaveBeenCalledTimes(1)
      expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer first'])
    })

    it('shows in the answer that none can be had', async () => {
      const { fetch } = aFetch(() => failure(401))
      const tokens = { token: () => undefined, renew: async () => undefined }
      expect(await aClient({ baseUrl, fetch, tokens }).get('/a', schema)).toMatchObject({
        ok: false,
        error: { status: 401 },
      })
    })
  })

  describe('on 401', () => {
    it('renews the token once and repeats the call with the new one', async () => {
      const { fetch, requests } = aFetch(() => failure(401, 'AuthenticationException'), ok)
      const tokens = someTokens()
      expect(await aClient({ baseUrl, fetch, tokens }).post('/a', { a: 1 }, schema)).toMatchObject({ ok: true })
      expect(tokens.renew).toHaveBeenCalledTimes(1)
      expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
      expect(await requests[1]?.json()).toEqual({ a: 1 })
    })

    it('gives up when the server says 401 again, which used to loop for ever', async () => {
      const { fetch } = aFetch(() => failure(401))
      const tokens = someTokens()
      expect(await aClient({ baseUrl, fetch, tokens }).get('/a', schema)).toMatchObject({
        ok: false,
        error: { status: 401 },
      })
      expect([fetch.mock.calls.length, tokens.renew.mock.calls.length]).toEqual([2, 1])
    })

    it('gives up when no token can be had', async () => {
      const { fetch } = aFetch(() => failure(401))
      const tokens = { token: () => 'old', renew: async () => undefined }
      expect(await aClient({ baseUrl, fetch, tokens }).get('/a', schema)).toMatchObject({
        ok: false,
        error: { status: 401 },
      })
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('asks for no token in a call without authentication', async () => {
      const { fetch } = aFetch(() => failure(401))
      const tokens = someTokens()
      await aClient({ baseUrl, fetch, tokens }).post('/auth/create-session', {}, schema, { skipAuth: true })
      expect(tokens.renew).not.toHaveBeenCalled()
    })
  })

  describe('on 403', () => {
    it('reports the end of the session and asks for no token', async () => {
      const { fetch } = aFetch(() => failure(403, 'ForbiddenException'))
      const tokens = someTokens()
      const onForbidden = jest.fn()
      const answer = await aClient({ baseUrl, fetch, tokens, onForbidden }).post('/a', {}, schema)
      expect(answer).toMatchObject({ ok: false, error: { status: 403, exception: 'ForbiddenException' } })
      expect([onForbidden.mock.calls.length, tokens.renew.mock.calls.length, fetch.mock.calls.length]).toEqual([
        1, 0, 1,
      ])
    })
  })

  describe('answers with an error as a value', () => {
    it('with what the server said', async () => {
      const { fetch } = aFetch(() => failure(400, 'MalformedRequestException'))
      const answer = await aClient({ baseUrl, fetch }).post('/a', {}, schema)
      expect(answer).toMatchObject({
        ok: false,
        error: {
          kind: 'http',
          status: 400,
          exception: 'MalformedRequestException',
          notice: 'Deutsch',
          details: [{ field: 'iban' }],
          message: `POST ${baseUrl}/a: http 400 MalformedRequestException`,
          cause: expect.any(HTTPError),
        },
      })
    })

    // a body without message was taken for none, so that its exception was lost
    it('with the exception, where the server says no more', async () => {
      const { fetch } = aFetch(() => Response.json({ error: 'BackendUnavailableException' }, { status: 400 }))
      const answer = await aClient({ baseUrl, fetch }).post('/a', {}, schema)
      expect(answer).toMatchObject({
        ok: false,
        error: { exception: 'BackendUnavailableException', notice: undefined, details: [] },
      })
    })

    it.each([
      [
        'an error body of another shape',
        () => new Response('<h1>Bad gateway</h1>', { status: 400 }),
        { kind: 'http', status: 400 },
      ],
      ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: 0 }],
      ['no JSON', () => new Response('<html>'), { kind: 'malformed' }],
      ['JSON that does not fit', () => Response.json({ value: 'one' }), { kind: 'malformed' }],
    ])('for %s', async (_, reply, error) => {
      const { fetch } = aFetch(reply)
      expect(await aClient({ baseUrl, fetch }).post('/a', {}, schema)).toMatchObject({ ok: false, error })
    })

    it('for a request that never ends, after 20 seconds', async () => {
      const { fetch } = aFetch(() => new Promise<Response>(() => {}))
      const ended = jest.fn()
      const call = createApi({ baseUrl, fetch }).post('/a', {}, schema)
      void call.then(ended)
      await jest.advanceTimersByTimeAsync(19_999)
      expect(ended).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(1)
      expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    })

    // spinners used to turn for up to a minute: a token, the call, a new token, the call again
    it.each([
      ['whose token never comes', () => new Promise<Response>(() => {}), new Promise<string>(() => {})],
      ['whose body never ends', () => new Response(new ReadableStream()), Promise.resolve('new')],
    ])('for a call %s, after 30 seconds', async (_, reply, renewed) => {
      const { fetch } = aFetch(reply)
      const tokens = { token: () => undefined, renew: () => renewed }
      const ended = jest.fn()
      const call = createApi({ baseUrl, fetch, tokens, timeout: 25_000 }).post('/a', {}, schema)
      void call.then(ended)
      await jest.advanceTimersByTimeAsync(24_999)
      expect(ended).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(5_001)
      expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    })

    it('for a call that was aborted, without a word in the log', async () => {
      const controller = new AbortController()
      const { fetch } = aFetch(() => {
        controller.abort()
        return Promise.reject(new DOMException('aborted', 'AbortError'))
      })
      const answer = await aClient({ baseUrl, fetch }).get('/a', schema, { signal: controller.signal })
      expect(answer).toMatchObject({ ok: false, error: { kind: 'aborted' } })
      expect(fetch).toHaveBeenCalledTimes(1)
    })
  })
})

describe('isApiError', () => {
  it('knows an error of another copy of the class', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ApiError' })
    expect([isApiError(foreign), isApiError(new ApiError({ kind: 'http', method: 'get', url: '/' }))]).toEqual([
      true,
      true,
    ])
    expect([isApiError(new Error('x')), isApiError({ name: 'ApiError' }), isApiError(undefined)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('isOutcomeUnknown', () => {
  it.each([
    ['network', 0, true],
    ['timeout', 0, true],
    ['malformed', 200, true],
    ['http', 502, true],
    ['http', 504, true],
    ['http', 503, true],
    ['http', 500, true],
    ['http', 409, false],
    ['aborted', 0, false],
    ['unsent', 0, false],
  ] as const)('%s %i → %s', (kind, status, unknown) => {
    expect(isOutcomeUnknown(new ApiError({ kind, status, method: 'post', url: '/' }))).toBe(unknown)
  })

  it.each([
    [500, false],
    [503, false],
    [504, true],
  ])('the API’s own %i → %s', (status, unknown) => {
    const body = { status_code: status, error: 'BackendUnavailableException', message: 'Deutsch', details: [] }
    expect(isOutcomeUnknown(new ApiError({ kind: 'http', status, body, method: 'post', url: '/' }))).toBe(unknown)
  })
})

describe('sentOrderId', () => {
  it.each([
    [409, [{ order_id: 'NB-2026-7K3M9Q' }], 'NB-2026-7K3M9Q'],
    [409, [{ scope: 'PAYMENT' }, { order_id: 'NB-2026-7K3M9Q' }], 'NB-2026-7K3M9Q'],
    [409, [{ order_id: 7 }], undefined],
    [409, [], undefined],
    [422, [{ order_id: 'NB-2026-7K3M9Q' }], undefined],
  ])('of a %i with %j is %s', (status, details, id) => {
    const body = { status_code: status, error: 'MalformedRequestException', message: 'Deutsch', details }
    expect(sentOrderId(new ApiError({ kind: 'http', status, body, method: 'post', url: '/' }))).toBe(id)
  })
})
