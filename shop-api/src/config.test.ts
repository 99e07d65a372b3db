import { parseConfig } from './config'

describe('parseConfig', () => {
  it('needs nothing', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3001,
      databaseUrl: undefined,
      clock: undefined,
      publicBase: '/api',
      allowedOrigins: [],
    })
  })

  it('reads what is given and takes an empty variable as unset', () => {
    const config = parseConfig({
      PORT: '8080',
      DATABASE_URL: '',
      SHOP_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      SHOP_API_BASE: '/x/',
    })
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      allowedOrigins: ['https://a.example', 'https://b.example'],
      publicBase: '/x',
    })
  })

  it.each(['2026-06-01', '2026-06-01T10:00Z', '2026-06-01T12:00:00.000+02:00'])('takes the clock %s', (clock) => {
    expect(parseConfig({ SHOP_CLOCK: clock }).clock).toBe(clock)
  })

  it.each([
    [{ PORT: '80a' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [{ SHOP_CLOCK: 'gestern' }, /^SHOP_CLOCK: /],
    [{ SHOP_SECRET: 'kurz' }, /^SHOP_SECRET: /],
    [{ SHOP_ALLOWED_ORIGINS: '*' }, /^SHOP_ALLOWED_ORIGINS/],
    [{ TRUSTED_PROXIES: 'true' }, /^TRUSTED_PROXIES/],
    [{ LIMIT_FACTOR: '0' }, /^LIMIT_FACTOR/],
  ])('refuses %j in one line that names the variable', (environment, message) => {
    expect(() => parseConfig(environment as Record<string, string>)).toThrow(message)
    expect(() => parseConfig(environment as Record<string, string>)).not.toThrow(/\n/)
  })
})
