import { host, setHost, type Host } from './host'

describe('host', () => {
  afterEach(() => setHost(undefined))

  it('is what the shell has set', () => {
    const services = { lastShopRoute: () => '/zuhause' } as Host
    setHost(services)
    expect(host()).toBe(services)
  })

  it('throws without a shell, such as while rendering on the server', () => {
    expect(() => host()).toThrow('no shell has set its services')
  })
})
