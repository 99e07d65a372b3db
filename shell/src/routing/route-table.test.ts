import type { Page } from '@nimbus/shared-contracts/remote'
import { createRouteTable, redirectTarget } from './route-table'

const aPage = (path: string, over: Partial<Page> = {}): Page => ({ id: path, path, layout: 'shop', ...over })

describe('createRouteTable', () => {
  const table = createRouteTable([
    {
      name: 'mf-home-internet',
      pages: [
        aPage('/zuhause/tarife/:category/:slug'),
        aPage('/zuhause/tarife/:category'),
        aPage('/zuhause/tarife/:category/options'),
        aPage('/zuhause/tarife'),
      ],
    },
    { name: 'mf-catalogue', pages: [aPage('/'), aPage('/:product-vorteile')] },
  ])

  it.each([
    ['/', '/', {}],
    ['/zuhause/tarife', '/zuhause/tarife', {}],
    ['/zuhause/tarife/dsl-tarife', '/zuhause/tarife/:category', { category: 'dsl-tarife' }],
    ['/zuhause/tarife/dsl-tarife/options', '/zuhause/tarife/:category/options', { category: 'dsl-tarife' }],
    ['/zuhause/tarife/dsl-tarife/dsl-m', '/zuhause/tarife/:category/:slug', { category: 'dsl-tarife', slug: 'dsl-m' }],
    ['/glasfaser-vorteile', '/:product-vorteile', { product: 'glasfaser' }],
  ])('finds the most specific page of %s', (path, pattern, params) => {
    expect(table.find(path)).toMatchObject({ page: { path: pattern }, params })
  })

  it.each(['/gibtsnicht', '/zuhause/tarife/a/b/c', '/vorteile', '/ZUHAUSE/tarife'])('finds no page for %s', (path) => {
    expect(table.find(path)).toBeUndefined()
  })

  it('refuses two owners of one path and names both', () => {
    const twice = () =>
      createRouteTable([
        { name: 'mf-a', pages: [aPage('/agb')] },
        { name: 'mf-b', pages: [aPage('/agb')] },
      ])
    expect(twice).toThrow('/agb of mf-b is a page of mf-a')
  })
})

describe('redirectTarget', () => {
  it.each([
    [
      '/zuhause/tarife/:category?slug=:slug',
      { category: 'dsl-tarife', slug: 'dsl-m' },
      '',
      '/zuhause/tarife/dsl-tarife?slug=dsl-m',
    ],
    ['/agb?id=widerrufsrecht', {}, '?wt_mc=mail', '/agb?id=widerrufsrecht&wt_mc=mail'],
    ['/', {}, '', '/'],
    ['/a/:b', { b: 'x y/z' }, '', '/a/x%20y%2Fz'],
  ])('fills %s and keeps the query', (to, params, search, expected) => {
    expect(redirectTarget(to, params, search)).toBe(expected)
  })
})
