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
  it.each([
    [404, '404 Page not found'],
    [500, '500 Internal server error'],
    // they were English though nothing asks for that
    [400, '400 Ungültige Anfrage'],
    [401, '401 Authentifizierung fehlgeschlagen'],
    [403, '403 Zugriff verweigert'],
    [503, '503 Dienst nicht verfügbar'],
  ])('of %i is %s', (status, title) => {
    expect(errorTitle(status)).toBe(title)
  })
})
