import { developmentContainer, parseOverride } from './parse-override'

describe('parseOverride', () => {
  it.each([
    ['mf-cart=http://localhost:3100/remoteEntry.js', 'mf-cart', 'http://localhost:3100'],
    ['mf-home-internet=https://127.0.0.1:8443/a/b.js?x=1', 'mf-home-internet', 'https://127.0.0.1:8443'],
    ['mf-cart=http://[::1]:3100/remoteEntry.js', 'mf-cart', 'http://[::1]:3100'],
    ['mf-cart=http://127.1.2.3/remoteEntry.js', 'mf-cart', 'http://127.1.2.3'],
  ])('%s → %s from %s', (text, name, origin) => {
    expect(parseOverride(text)).toMatchObject({ name, origin })
  })

  it.each([
    'mf-cart=https://shop.example/remoteEntry.js',
    'mf-cart=http://localhost.shop.example/remoteEntry.js',
    'mf-cart=http://127.0.0.1.example/remoteEntry.js',
    'mf-cart=http://localhost:3100@shop.example/remoteEntry.js',
    'mf-cart=http://user@localhost:3100/remoteEntry.js',
    'mf-cart=http://0.0.0.0:3100/remoteEntry.js',
    'mf-cart=http://10.0.0.1/remoteEntry.js',
    'mf-cart=//localhost:3100/remoteEntry.js',
    'mf-cart=javascript:alert(1)//localhost',
    'mf-cart=data:text/javascript,1',
    'mf-cart=http://',
    'shell=http://localhost:3100/remoteEntry.js',
    'mf-../x=http://localhost:3100/remoteEntry.js',
    'http://localhost:3100/remoteEntry.js',
    '',
  ])('refuses %s', (text) => {
    expect(parseOverride(text)).toBeUndefined()
  })
})

describe('developmentContainer', () => {
  it('is a name that JavaScript can have', () => {
    expect(developmentContainer('mf-home-internet')).toBe('mf_home_internet_dev')
  })
})
