import type { Page } from '@nimbus/shared-contracts/remote'
import { createPrefetcher } from './prefetch'
import { createRouteTable } from './route-table'
import type { PayloadAnswer } from './visit'

const pages: Page[] = [
  { id: 'tariffs', path: '/tarife/:category', layout: 'shop', query: ['slug'] },
  { id: 'checkout', path: '/checkout', layout: 'order', guard: 'checkout-client' },
  { id: 'old', path: '/alt', layout: 'default', redirect: { to: '/tarife/dsl', status: 301 } },
]
const at = (path: string): string => `https://shop.test${path}`
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A prefetcher whose payloads come when a test says so, in the order in which they were asked for. */
function setUp(allowed = true) {
  const clock = { now: 0 }
  const asked: string[] = []
  const pending: ((answer: PayloadAnswer | undefined) => void)[] = []
  const preload = jest.fn(async (): Promise<unknown> => undefined)
  const prefetcher = createPrefetcher({
    table: createRouteTable([{ name: 'mf-a', pages }]),
    payload: (path, search) => {
      asked.push(search ? `${path}?${search}` : path)
      return new Promise((resolve) => pending.push(resolve))
    },
    preload,
    allowed: () => allowed,
    now: () => clock.now,
  })
  const answerNext = async (answer: PayloadAnswer | 'nothing' = page('any')): Promise<void> => {
    pending.shift()?.(answer === 'nothing' ? undefined : answer)
    await settle()
  }
  return { clock, asked, preload, prefetcher, answerNext }
}

const page = (payload: unknown): PayloadAnswer => ({ status: 200, payload, head: {} })
const signal = new AbortController().signal

describe('createPrefetcher', () => {
  it('fetches at most four pages at the same time, and what is pointed at before what is only visible', async () => {
    const { asked, prefetcher, answerNext } = setUp()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) prefetcher.want(at(`/tarife/${name}`), 'visible')
    prefetcher.want(at('/tarife/f'), 'intended')
    expect(asked).toEqual(['/tarife/a', '/tarife/b', '/tarife/c', '/tarife/d'])
    await answerNext()
    await answerNext()
    expect(asked.slice(4)).toEqual(['/tarife/f', '/tarife/e'])
  })

  it('gives the router what is there, and what is still on its way, without another request', async () => {
    const { asked, prefetcher, answerNext } = setUp()
    prefetcher.want(at('/tarife/a?slug=m&wt_mc=mail'), 'intended')
    const early = prefetcher.payload('/tarife/a', 'slug=m', signal)
    await answerNext(page('a'))
    expect(await early).toEqual(page('a'))
    expect(await prefetcher.payload('/tarife/a', 'slug=m', signal)).toEqual(page('a'))
    expect(asked).toEqual(['/tarife/a?slug=m'])
  })

  it.each([
    [29_999, 1],
    [30_000, 2],
  ])('takes a payload of %i ms ago: %i requests', async (age, requests) => {
    const { clock, asked, prefetcher, answerNext } = setUp()
    prefetcher.want(at('/tarife/a'), 'intended')
    await answerNext()
    clock.now = age
    void prefetcher.payload('/tarife/a', '', signal)
    await settle()
    expect(asked).toHaveLength(requests)
  })

  it('fetches a visible page once, and a page that is pointed at anew when it is old', async () => {
    const { clock, asked, prefetcher, answerNext } = setUp()
    prefetcher.want(at('/tarife/a'), 'visible')
    prefetcher.want(at('/tarife/a'), 'intended')
    await answerNext()
    clock.now = 60_000
    prefetcher.want(at('/tarife/a'), 'visible')
    expect(asked).toHaveLength(1)
    prefetcher.want(at('/tarife/a'), 'intended')
    expect(asked).toHaveLength(2)
  })

  it('asks again at the click when the edge had nothing', async () => {
    const { asked, prefetcher, answerNext } = setUp()
    prefetcher.want(at('/tarife/a'), 'intended')
    await answerNext('nothing')
    const clicked = prefetcher.payload('/tarife/a', '', signal)
    await settle()
    await answerNext(page('a'))
    expect(await clicked).toEqual(page('a'))
    expect(asked).toEqual(['/tarife/a', '/tarife/a'])
  })

  it.each(['/checkout', '/alt', '/gibtsnicht'])('leaves %s to the click', (path) => {
    const { asked, preload, prefetcher } = setUp()
    prefetcher.want(at(path), 'intended')
    expect([asked, preload.mock.calls]).toEqual([[], []])
  })

  it('loads the scripts of the page too, and does without when they fail', async () => {
    const { preload, prefetcher, answerNext } = setUp()
    preload.mockRejectedValue(new Error('down'))
    prefetcher.want(at('/tarife/a'), 'visible')
    await answerNext()
    expect(preload).toHaveBeenCalledWith('mf-a', 'tariffs')
  })

  it('does nothing for a visitor who saves data', () => {
    const { asked, prefetcher } = setUp(false)
    prefetcher.want(at('/tarife/a'), 'intended')
    expect(asked).toEqual([])
  })

  it('drops what has not begun', async () => {
    const { asked, prefetcher, answerNext } = setUp()
    for (const name of ['a', 'b', 'c', 'd', 'e']) prefetcher.want(at(`/tarife/${name}`), 'visible')
    prefetcher.drop()
    await answerNext()
    expect(asked).not.toContain('/tarife/e')
  })
})
