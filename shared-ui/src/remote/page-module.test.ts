import { defineRedirect } from './page-module'

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
    const context = {
      path: '/alt/a',
      params: { slug: 'a' },
      query: {},
      api: { get: jest.fn(), post: jest.fn(), put: jest.fn() },
    }
    await expect(redirect.load(context)).rejects.toThrow('"alt" is a redirect to /neu?slug=:slug')
  })
})
