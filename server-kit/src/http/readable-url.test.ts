import { readableUrl } from './readable-url'

const FROM = ['Host', 'shop.example', 'Accept', '*/*']

describe('readableUrl', () => {
  it.each([
    ['/zuhause', '/zuhause'],
    ['/zuhause?a=%', '/zuhause?a=%'],
    ['/%E0%A4%A?a=1', '/_unreadable'],
    ['/api/addresses/%', '/api/_unreadable'],
    ['/tmf-api/productCatalogManagement/%', '/tmf-api/_unreadable'],
    ['/apis/%', '/_unreadable'],
  ])('turns %s into %s', (url, readable) => {
    expect(readableUrl({ url, headers: FROM })).toBe(readable)
  })

  it.each([
    'shop.example',
    'SHOP.example:8080',
    'shop-api_1:3001',
    'localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    'xn--bcher-kva.example.',
  ])('takes the host %s', (host) => {
    expect(readableUrl({ url: '/zuhause', headers: ['host', host] })).toBe('/zuhause')
  })

  // the sitemap was a 500 for some of them
  it.each([
    '',
    ' ',
    'a b',
    '[::1',
    '[evil]',
    'xn--a',
    '%00',
    'shop.example:99999',
    'shop.example:port',
    ':80',
    '..',
    'a..b',
    'shop.example/pfad',
    'shop.example?a=1',
    'shop.example#a',
    'a@shop.example',
    'shop.example, evil.example',
    '"shop.example',
    '<shop>',
    '\\\\shop.example',
    'a'.repeat(64),
  ])('can’t read an address of the host %j', (host) => {
    expect(readableUrl({ url: '/zuhause', headers: ['Host', host] })).toBe('/_unreadable')
    expect(readableUrl({ url: '/api/pages', headers: ['Host', host] })).toBe('/api/_unreadable')
  })

  it('can’t read an address of two hosts, and needs none', () => {
    expect(readableUrl({ url: '/', headers: [...FROM, 'HOST', 'shop.example'] })).toBe('/_unreadable')
    expect(readableUrl({ url: '/', headers: ['Accept', '*/*'] })).toBe('/')
  })
})
