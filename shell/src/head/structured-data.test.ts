import { structuredData } from './structured-data'

const origin = 'https://shop.test'
const page = {
  '@type': 'WebPage',
  '@id': 'https://shop.test/zuhause#webpage',
  url: 'https://shop.test/zuhause',
  inLanguage: 'de',
  isPartOf: { '@id': 'https://shop.test/#website' },
}

describe('structuredData', () => {
  it('has name, description, picture and address of the page, the latter two absolute', () => {
    const head = { title: 'Zuhause', description: 'Internet', image: '/_ipx/f_png,w_2560/heroes/a.svg' }
    expect(structuredData(head, '/zuhause', origin)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...page,
          name: 'Zuhause',
          description: 'Internet',
          image: 'https://shop.test/_ipx/f_png,w_2560/heroes/a.svg',
        },
      ],
    })
  })

  it.each([
    [
      { '@context': 'https://schema.org', '@type': 'Product', offers: { url: '/a?pid=b' } },
      [{ '@type': 'Product', offers: { url: 'https://shop.test/a?pid=b' } }],
    ],
    [
      {
        '@context': 'https://schema.org',
        '@graph': [{ '@id': '/#organization' }, { target: { urlTemplate: '/suche?q={q}' } }],
      },
      [{ '@id': 'https://shop.test/#organization' }, { target: { urlTemplate: 'https://shop.test/suche?q={q}' } }],
    ],
    [
      { '@type': 'Product', name: '/kein Pfad', image: ['/a.png', 'https://cdn.test/b.png'] },
      [{ '@type': 'Product', name: '/kein Pfad', image: ['https://shop.test/a.png', 'https://cdn.test/b.png'] }],
    ],
  ])('has what the page lists in %j', (listed, nodes) => {
    expect(structuredData({ structuredData: listed }, '/zuhause', origin)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [page, ...nodes],
    })
  })

  it('has nothing of a page out of search engines', () => {
    expect(
      structuredData({ noindex: true, structuredData: { '@type': 'Product' } }, '/warenkorb', origin),
    ).toBeUndefined()
  })
})
