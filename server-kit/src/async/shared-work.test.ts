import { createSharedWork } from './shared-work'

describe('createSharedWork', () => {
  it('works once for all that ask meanwhile, and goes on until the last of them has gone', async () => {
    const share = createSharedWork<string>()
    const [one, other] = [new AbortController(), new AbortController()]
    let end: (answer: string) => void = () => {}
    const work = jest.fn((_unwanted: AbortSignal) => new Promise<string>((resolve) => (end = resolve)))
    const asked = [share('a', one.signal, work), share('a', other.signal, work)]
    const unwanted = work.mock.calls[0]?.[0]
    one.abort()
    expect(unwanted?.aborted).toBe(false)
    other.abort()
    expect(unwanted?.aborted).toBe(true)
    end('late')
    const anew = share('a', undefined, work)
    expect(work).toHaveBeenCalledTimes(2)
    end('done')
    expect(await Promise.all([...asked, anew])).toEqual(['late', 'late', 'done'])
  })
})
