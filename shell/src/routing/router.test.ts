import type { Page } from '@nimbus/shared-contracts/remote'
import { createRouteTable } from './route-table'
import { createRouter, type RouterServices } from './router'
import type { PayloadAnswer, Visit } from './visit'

const pages: Page[] = [
  { id: 'list', path: '/tarife', layout: 'shop', query: ['slug'] },
  { id: 'cart', path: '/warenkorb', layout: 'order' },
  { id: 'checkout', path: '/checkout', layout: 'order', guard: 'checkout-client' },
  { id: 'old', path: '/alt', layout: 'default', redirect: { to: '/tarife', status: 301 } },
]

const start: Visit = {
  owner: 'mf-a',
  page: 'list',
  layout: 'shop',
  status: 200,
  payload: { first: true },
  head: {},
  path: '/tarife',
  params: {},
  query: {},
}

const answer = (payload: unknown): PayloadAnswer => ({ status: 200, payload, head: {} })

function setUp(over: Partial<RouterServices> = {}) {
  let href = 'http://shop.test/tarife'
  const written: string[] = []
  const visits: { visit: Visit; ready: Promise<Visit> }[] = []
  const services: RouterServices = {
    table: createRouteTable([{ name: 'mf-a', pages }]),
    payload: jest.fn(async (path: string) => answer({ of: path })),
    preload: async () => {},
    guard: () => undefined,
    address: {
      href: () => href,
      write(next, mode) {
        href = next
        written.push(`${mode} ${new URL(next).pathname}${new URL(next).search}`)
      },
    },
    onVisit: (visit, ready) => visits.push({ visit, ready }),
    leave: jest.fn(),
    ...over,
  }
  return { router: createRouter(start, services), services, written, visits }
}

describe('createRouter', () => {
  it('shows a page with the payload of the edge', async () => {
    const { router, visits, written } = setUp()
    await router.navigate('/warenkorb')
    expect(written).toEqual(['push /warenkorb'])
    await expect(visits[0]!.ready).resolves.toMatchObject({
      owner: 'mf-a',
      page: 'cart',
      payload: { of: '/warenkorb' },
    })
  })

  it('writes the one address that a page has, as the edge does', async () => {
    const { router, written } = setUp()
    await router.navigate('/warenkorb/')
    await router.navigate('/tarife//?slug=m')
    expect(written).toEqual(['push /warenkorb', 'push /tarife?slug=m'])
  })

  it('changes the address after the transition although the payload is still loading', async () => {
    const { router, written } = setUp({ payload: () => new Promise(() => {}), preload: () => new Promise(() => {}) })
    await router.navigate('/warenkorb')
    expect(written).toEqual(['push /warenkorb'])
  })

  it('lets the latest of several clicks win, whatever answers first', async () => {
    const delays: Record<string, number> = { '/tarife': 90, '/checkout': 60, '/warenkorb': 5 }
    const payload = async (path: string): Promise<PayloadAnswer> => {
      await new Promise((resolve) => setTimeout(resolve, delays[path]))
      return answer({ of: path })
    }
    const { router, visits, written } = setUp({ payload })
    await Promise.all([router.navigate('/tarife?slug=a'), router.navigate('/checkout'), router.navigate('/warenkorb')])
    expect(written).toEqual(['push /warenkorb'])
    expect(visits.map(({ visit }) => visit.page)).toEqual(['cart'])
  })

  it('asks for nothing when only a query changes that the page does not load by', async () => {
    const { router, services, visits } = setUp()
    await router.navigate('/tarife?farbe=rot')
    expect(services.payload).not.toHaveBeenCalled()
    expect(visits[0]!.visit).toMatchObject({ payload: { first: true }, query: { farbe: 'rot' } })
  })

  it('asks again when a query changes that the page loads by, and for that query only', async () => {
    const { router, services } = setUp()
    await router.navigate('/tarife?slug=b&wt_mc=mail')
    expect(services.payload).toHaveBeenCalledWith('/tarife', 'slug=b', expect.anything())
  })

  it('follows a redirect of the route table', async () => {
    const { router, written } = setUp()
    await router.navigate('/alt?wt_mc=mail')
    expect(written).toEqual(['push /tarife?wt_mc=mail'])
  })

  it('follows a redirect that the edge answers with', async () => {
    const payload = async (path: string): Promise<PayloadAnswer> =>
      path === '/tarife' ? { redirect: '/warenkorb' } : answer({ of: path })
    const { router, written } = setUp({ payload })
    await router.navigate('/tarife?slug=x')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(written).toEqual(['push /tarife?slug=x', 'replace /warenkorb'])
  })

  it('leaves it to the browser to stop redirects that go round in circles', async () => {
    const payload = jest.fn(async (path: string) => ({ redirect: path === '/tarife' ? '/warenkorb' : '/tarife' }))
    const { router, services } = setUp({ payload })
    await router.navigate('/warenkorb')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([payload.mock.calls.length, services.leave]).toEqual([6, expect.anything()])
    expect(services.leave).toHaveBeenCalledTimes(1)
  })

  it('aborts what it leaves, and nothing comes of its answer; a late redirect used to throw the visitor back', async () => {
    const signals: AbortSignal[] = []
    const answers: ((answer: PayloadAnswer | undefined) => void)[] = []
    const payload = (_path: string, _search: string, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<PayloadAnswer | undefined>((resolve) => answers.push(resolve))
    }
    const { router, visits, written } = setUp({ payload })
    await router.navigate('/warenkorb')
    const later = router.navigate('/tarife?slug=x')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers[0]!({ redirect: '/checkout' })
    await later
    answers[1]!(answer('list'))
    await expect(visits[1]?.ready).resolves.toMatchObject({ payload: 'list' })
    expect(written).toEqual(['push /warenkorb', 'push /tarife?slug=x'])
    const left = await Promise.race([visits[0]?.ready, Promise.resolve('still waiting')])
    expect(left).toBe('still waiting')
  })

  it('goes where the guard sends', async () => {
    const { router, written } = setUp({ guard: (name) => (name === 'checkout-client' ? '/warenkorb' : undefined) })
    await router.navigate('/checkout')
    expect(written).toEqual(['push /warenkorb'])
  })

  it('shows the missing page for unknown paths without asking the edge', async () => {
    const { router, services, visits } = setUp()
    await router.navigate('/gibtsnicht')
    expect(visits[0]!.visit).toMatchObject({ owner: undefined, status: 404 })
    expect(services.payload).not.toHaveBeenCalled()
  })

  // a tab used to say that the legal notice doesn't exist while its remote was away
  it('has the edge answer for unknown paths while a remote is missing', async () => {
    const { router, services, visits } = setUp({ incomplete: true })
    await router.navigate('/impressum')
    expect(services.leave).toHaveBeenCalledWith('http://shop.test/impressum')
    expect(visits).toEqual([])
  })

  it('leaves the shop for another origin', async () => {
    const { router, services } = setUp()
    await router.navigate('https://example.org/')
    expect(services.leave).toHaveBeenCalledWith('https://example.org/')
  })

  it('goes on without a payload when the edge has none, so that the browser loads it', async () => {
    const { router, visits } = setUp({ payload: async () => undefined })
    await router.navigate('/warenkorb')
    await expect(visits[0]!.ready).resolves.toMatchObject({ page: 'cart', payload: undefined })
  })

  // a page that lost its order used to redirect while the end of the session led to the start page, and won
  it('tells that another page is being gone to, until its address is written', async () => {
    const { router } = setUp()
    expect(router.isLeaving()).toBe(false)
    const going = router.navigate('/warenkorb')
    expect(router.isLeaving()).toBe(true)
    await going
    expect(router.isLeaving()).toBe(false)
    const samePage = router.navigate('/warenkorb?slug=a')
    expect(router.isLeaving()).toBe(false)
    await samePage
  })

  describe('rewrite', () => {
    it('changes the address of the page that shows it already, and loads nothing', async () => {
      const { router, services, written, visits } = setUp()
      expect(router.rewrite('/tarife?slug=b')).toBe(true)
      expect([written, visits, router.current().query]).toEqual([['replace /tarife?slug=b'], [], { slug: 'b' }])
      expect(services.payload).not.toHaveBeenCalled()
      await router.navigate('/tarife?slug=b#c')
      expect(services.payload).not.toHaveBeenCalled()
    })

    it('leaves the address alone once another page has been gone to', async () => {
      const { router, written } = setUp()
      await router.navigate('/warenkorb')
      expect([router.rewrite('/tarife?slug=b'), written]).toEqual([false, ['push /warenkorb']])
    })

    it('leaves the address alone while another page is on its way; going there used to change the entry before', async () => {
      const { router, written, visits } = setUp({ payload: () => new Promise(() => {}) })
      const going = router.navigate('/warenkorb')
      expect(router.rewrite('/tarife?slug=b')).toBe(false)
      await going
      expect([written, visits[0]?.visit.page]).toEqual([['push /warenkorb'], 'cart'])
    })

    it('wins against another query of its page that is on its way', async () => {
      const { router, written, visits } = setUp()
      const going = router.navigate('/tarife?slug=a')
      expect(router.rewrite('/tarife?slug=b')).toBe(true)
      await going
      expect([written, visits, router.current().query]).toEqual([['replace /tarife?slug=b'], [], { slug: 'b' }])
    })

    it('keeps its query when the payload of the page comes after it', async () => {
      let answered: (payload: PayloadAnswer) => void = () => {}
      const payload = () => new Promise<PayloadAnswer>((resolve) => (answered = resolve))
      const { router, visits } = setUp({ payload })
      await router.navigate('/tarife?slug=a')
      expect(router.rewrite('/tarife?slug=b')).toBe(true)
      answered(answer('late'))
      await expect(visits[0]?.ready).resolves.toMatchObject({ payload: 'late', query: { slug: 'b' } })
      expect(router.current()).toMatchObject({ payload: 'late', query: { slug: 'b' } })
    })
  })
})
