import { settledWithin, withTimeout } from './with-timeout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const never = () => new Promise<never>(() => {})

describe('withTimeout', () => {
  it('answers with the work and leaves no timer behind', async () => {
    expect(await withTimeout({ ms: 100, what: 'work' }, async () => 'done')).toBe('done')
    expect(jest.getTimerCount()).toBe(0)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws at once',
      () => {
        throw new Error('broken')
      },
    ],
  ])('rejects with the error of work that %s', async (_, work) => {
    await expect(withTimeout({ ms: 100, what: 'work' }, work)).rejects.toThrow('broken')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('gives up after the limit, says what was waited for and ends the signal of the work', async () => {
    let ends: AbortSignal | undefined
    const waited = withTimeout({ ms: 8_000, what: 'remote mf-cart' }, (signal) => {
      ends = signal
      return never()
    })
    const failure = waited.catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(7_999)
    expect(ends?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ name: 'TimeoutError', message: 'remote mf-cart: no answer in 8000 ms' })
    expect(ends?.aborted).toBe(true)
  })

  it.each(['before', 'meanwhile'])('gives up with the reason of a signal that ended %s', async (when) => {
    const given = new AbortController()
    if (when === 'before') given.abort(new Error('left'))
    const waited = withTimeout({ ms: 100, what: 'work', signal: given.signal }, never)
    given.abort(new Error('left'))
    await expect(waited).rejects.toThrow('left')
    expect(jest.getTimerCount()).toBe(0)
  })

  // ways of the platform that browsers of 2023 lack
  it('needs neither AbortSignal.any nor AbortSignal.timeout', async () => {
    const [any, timeout] = [jest.spyOn(AbortSignal, 'any'), jest.spyOn(AbortSignal, 'timeout')]
    await withTimeout({ ms: 100, what: 'work', signal: new AbortController().signal }, async () => 'done')
    expect([any.mock.calls, timeout.mock.calls]).toEqual([[], []])
  })
})

describe('settledWithin', () => {
  it.each([
    ['work that is done', () => Promise.resolve(1), 0],
    ['work that has failed', () => Promise.reject(new Error('broken')), 0],
    ['work that takes longer than the limit', never, 100],
  ])('resolves for %s', async (_, work, after) => {
    const settled = jest.fn()
    void settledWithin(100, work()).then(settled)
    await jest.advanceTimersByTimeAsync(after)
    expect(settled).toHaveBeenCalledTimes(1)
  })
})
