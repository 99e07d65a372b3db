import { createCallbackHosts } from './callback-hosts'

describe('createCallbackHosts', () => {
  const hosts = createCallbackHosts(['oms.example', '127.0.0.1', '::1', '10.2.0.0/16', '192.0.2.7'])

  it.each([
    'https://oms.example/events',
    'https://OMS.example:8443/events?tenant=a',
    'http://127.0.0.1:4340/listener',
    // the same address, as browsers read it
    'http://0x7f.1:4340/listener',
    'http://[::1]:4340/',
    'https://10.2.200.1/',
    'https://192.0.2.7/',
  ])('takes %s', (callback) => {
    expect(hosts.refusalOf(callback)).toBeUndefined()
  })

  it.each([
    ['', 'no address'],
    ['/events', 'no address'],
    ['http://oms.example/', 'no https'],
    ['http://10.2.200.1/', 'no https'],
    ['ftp://127.0.0.1/', 'no https'],
    ['file:///etc/passwd', 'no https'],
    ['https://user:word@oms.example/', 'a user'],
    ['https://oms.example/#a', 'fragment'],
    ['https://oms.example.evil.example/', 'SHOP_LISTENER_HOSTS'],
    ['https://oms.example@evil.example/', 'a user'],
    ['https://a.oms.example/', 'SHOP_LISTENER_HOSTS'],
    ['https://oms.example./', 'SHOP_LISTENER_HOSTS'],
    ['http://127.0.0.2/', 'SHOP_LISTENER_HOSTS'],
    ['https://169.254.169.254/latest/meta-data', 'SHOP_LISTENER_HOSTS'],
    ['https://[::ffff:169.254.169.254]/', 'SHOP_LISTENER_HOSTS'],
    ['https://10.3.0.1/', 'SHOP_LISTENER_HOSTS'],
    ['https://localhost/', 'SHOP_LISTENER_HOSTS'],
  ])('refuses %s and says why', (callback, why) => {
    expect(hosts.refusalOf(callback)).toContain(why)
  })

  it('takes nothing where nothing is named', () => {
    expect(createCallbackHosts([]).refusalOf('https://oms.example/')).toContain('SHOP_LISTENER_HOSTS')
  })

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['10.2.0.1', true],
    ['::ffff:10.2.0.1', true],
    ['10.3.0.1', false],
    ['169.254.169.254', false],
    ['::ffff:169.254.169.254', false],
    ['127.0.0.2', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['0.0.0.0', false],
    ['64:ff9b::a9fe:a9fe', false],
    ['no address', false],
  ])('lets a name lead to %s: %s', (address, expected) => {
    expect(hosts.admits(address)).toBe(expected)
  })
})
