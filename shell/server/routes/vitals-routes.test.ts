import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { vitalsRoutes } from './vitals-routes'

const report = {
  route: '/zuhause/tarife/:category',
  vitals: [
    { name: 'LCP', value: 2_600, rating: 'needs-improvement' },
    { name: 'CLS', value: 0.02, rating: 'good' },
  ],
  slow: ['LCP'],
}

async function aServer() {
  const register = new Registry()
  const server = Fastify()
  await server.register(vitalsRoutes, { register, patterns: () => ['/', '/zuhause/tarife/:category'] })
  await server.ready()
  const send = async (payload: object | string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/vitals',
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      })
    ).statusCode
  return { send, metrics: () => register.metrics() }
}

describe('vitalsRoutes', () => {
  it('counts a report under the pattern of its page', async () => {
    const { send, metrics } = await aServer()
    expect(await send(report)).toBe(204)
    const text = await metrics()
    for (const line of [
      'nimbus_web_vital_seconds_bucket{le="2.5",vital="LCP",route="/zuhause/tarife/:category"} 0',
      'nimbus_web_vital_seconds_bucket{le="3",vital="LCP",route="/zuhause/tarife/:category"} 1',
      'nimbus_web_vital_seconds_sum{vital="LCP",route="/zuhause/tarife/:category"} 2.6',
      'nimbus_layout_shift_bucket{le="0.05",route="/zuhause/tarife/:category"} 1',
      'nimbus_web_vital_ratings_total{vital="CLS",route="/zuhause/tarife/:category",rating="good"} 1',
      'nimbus_slow_paints_total{paint="LCP",route="/zuhause/tarife/:category"} 1',
    ]) {
      expect(text).toContain(line)
    }
  })

  it('counts pages that the shop does not have as one, so that nobody can fill the metrics', async () => {
    const { send, metrics } = await aServer()
    for (const route of ['/a', '/b', '/zuhause/tarife/dsl-tarife?email=a@b.de']) await send({ ...report, route })
    const text = await metrics()
    expect(text).toContain('nimbus_slow_paints_total{paint="LCP",route="other"} 3')
    expect(text).not.toContain('email')
  })

  it.each<[string, object | string, number]>([
    ['a value that cannot be', { ...report, vitals: [{ name: 'LCP', value: -1, rating: 'good' }] }, 400],
    ['a day', { ...report, vitals: [{ name: 'INP', value: 86_400_000, rating: 'poor' }] }, 400],
    ['an unknown vital', { ...report, vitals: [{ name: 'FID', value: 1, rating: 'good' }] }, 400],
    ['an unknown rating', { ...report, vitals: [{ name: 'LCP', value: 1, rating: 'x' }] }, 400],
    ['more than it asks for, such as an id', { ...report, visitor: '7' }, 400],
    ['too many vitals', { ...report, vitals: Array.from({ length: 6 }, () => report.vitals[0]) }, 400],
    ['broken JSON', '{', 400],
    ['a long body', { ...report, route: 'x'.repeat(3_000) }, 413],
  ])('refuses %s', async (_, payload, status) => {
    const { send, metrics } = await aServer()
    expect(await send(payload)).toBe(status)
    expect(await metrics()).not.toContain('route=')
  })

  it('takes 600 reports a minute', async () => {
    const { send, metrics } = await aServer()
    for (let sent = 0; sent < 600; sent++) await send(report)
    expect(await send(report)).toBe(429)
    expect(await metrics()).toContain('nimbus_slow_paints_total{paint="LCP",route="/zuhause/tarife/:category"} 600')
  })
})
