import { documentTitle, errorTitle } from './title'

describe('documentTitle', () => {
  it.each([
    ['Glasfaser-Tarife', '/x', 'Glasfaser-Tarife | Mobilfunk, Festnetz & Internet, TV Angebote'],
    [undefined, '/ueber-uns/unsere-hilfe', 'Unsere Hilfe | Mobilfunk, Festnetz & Internet, TV Angebote'],
    [undefined, '/', 'Start | Mobilfunk, Festnetz & Internet, TV Angebote'],
    [undefined, '/%C3%B6ffnungszeiten', 'Öffnungszeiten | Mobilfunk, Festnetz & Internet, TV Angebote'],
  ])('of %s at %s is %s', (title, path, expected) => {
    expect(documentTitle(title, path)).toBe(expected)
  })
})

describe('errorTitle', () => {
  it('is the status followed by the message', () => {
    expect(errorTitle(404)).toBe('404 Page not found')
  })
})
