import { comesFromElsewhere } from './comes-from-elsewhere'

describe('comesFromElsewhere', () => {
  it.each([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, true],
    [{ origin: 'https://shop.example' }, false],
    [{ origin: 'http://127.0.0.1:3000' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'https://shop.example.evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ origin: '' }, true],
  ])('of %j is %s', (headers, elsewhere) => {
    expect(comesFromElsewhere({ headers, host: '127.0.0.1:3000' }, 'https://shop.example')).toBe(elsewhere)
  })
})
