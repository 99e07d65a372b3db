import { definePage, defineRedirect } from './page-module'

const redirect = defineRedirect({ id: 'alt', path: '/alt/:slug', to: '/neu?slug=:slug', status: 301 })

describe('defineRedirect', () => {
  it('declares where the path leads, and stays out of search engines', () => {
    expect(redirect.page).toEqual({
      id: 'alt',
      path: '/alt/:slug',
      layout: 'default',
      redirect: { to: '/neu?slug=:slug', status: 301 },
      noindex: true,
    })
  })

  it('has nothing to load', async () => {
    await expect(redirect.source()).rejects.toThrow('"alt" is a redirect to /neu?slug=:slug')
  })
})

describe('definePage', () => {
  const page = { id: 'a', path: '/a', layout: 'default' } as const
  const Component = (): null => null
  const source = { load: async () => ({ payload: 1 }), head: () => ({ title: 'A' }) }

  it('keeps a loader that stands with its page, as the source of the page', async () => {
    expect(await definePage({ page, Component, ...source }).source()).toEqual(source)
  })

  it('asks for a source in a file of its own when it is needed, not before', async () => {
    const ask = jest.fn(async () => source)
    const module = definePage({ page, Component, source: ask })
    expect(ask).not.toHaveBeenCalled()
    expect(await module.source()).toBe(source)
  })
})
