import { shopAddress } from './shop-address'

describe('shopAddress', () => {
  it.each([
    ['/', '/'],
    ['/zuhause?a=1#b', '/zuhause?a=1#b'],
    ['/für', '/f%C3%BCr'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/weiter?ziel=https://example.org', '/weiter?ziel=https://example.org'],
  ])('leads %j to %j', (address, within) => {
    expect(shopAddress(address)).toBe(within)
  })

  it.each([
    '',
    'zuhause',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/a\r\nset-cookie: a=b',
    ' //evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,a',
  ])('refuses %j, which leads off the shop or is no address', (address) => {
    expect(shopAddress(address)).toBeUndefined()
  })
})
