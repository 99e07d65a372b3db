import { openGraph } from './open-graph'

describe('openGraph', () => {
  it('has name, description, picture and address, the latter two absolute', () => {
    const head = { title: 'Zuhause', description: 'Internet', image: '/_ipx/f_png,w_2560,h_1000/heroes/a.svg' }
    expect(openGraph(head, '/zuhause', 'https://shop.test')).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Nimbus'],
      ['og:locale', 'de_DE'],
      ['og:title', 'Zuhause | Mobilfunk, Festnetz & Internet, TV Angebote'],
      ['og:description', 'Internet'],
      ['og:image', 'https://shop.test/_ipx/f_png,w_2560,h_1000/heroes/a.svg'],
      ['og:url', 'https://shop.test/zuhause'],
    ])
  })

  it('has the picture of the brand for a page without one', () => {
    const contents = openGraph({ title: 'Impressum' }, '/impressum', 'https://shop.test')
    expect(contents).toContainEqual(['og:image', 'https://shop.test/share.png'])
  })

  it('has nothing for a page out of search engines', () => {
    const contents = openGraph({ title: 'Warenkorb', noindex: true }, '/warenkorb', 'https://shop.test')
    expect(contents.filter(([, content]) => content !== undefined)).toEqual([])
  })
})
