import type { Page } from '@nimbus/shared-contracts/remote'
import { createRouteTable } from '../../src/routing/route-table'
import { sitemap } from './sitemap'

const page = (path: string, over: Partial<Page> = {}): Page => ({ id: path, path, layout: 'default', ...over })

const table = createRouteTable([
  {
    name: 'mf-a',
    pages: [
      page('/'),
      page('/agb'),
      page('/warenkorb', { noindex: true }),
      page('/checkout', { guard: 'checkout-client' }),
      page('/widerrufsrecht', { redirect: { to: '/agb', status: 301 } }),
      page('/tarife/:category'),
    ],
  },
])

const addressesOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

describe('sitemap', () => {
  it('lists each page once that may be found, and that exists', () => {
    const paths = ['/', '/tarife/dsl', '/tarife/a&b', '/warenkorb', '/gibtsnicht', '/widerrufsrecht']
    const xml = sitemap(
      table,
      { paths, changed_on: '2026-11-01', changed: { '/agb': '2026-06-19' } },
      'https://shop.test',
    )
    expect(addressesOf(xml)).toEqual([
      'https://shop.test/',
      'https://shop.test/agb',
      'https://shop.test/tarife/dsl',
      'https://shop.test/tarife/a&amp;b',
    ])
    expect(xml.match(/<lastmod>2026-11-01<\/lastmod>/g)).toHaveLength(3)
    expect(xml).toContain('<loc>https://shop.test/agb</loc><lastmod>2026-06-19</lastmod>')
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
    )
  })
})
