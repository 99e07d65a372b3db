import Fastify from 'fastify'
import { Registry } from 'prom-client'
import type { AcceptedRelease } from '../composition/accept-release'
import type { RunningComposition } from '../composition/running-compositions'
import { failureRoutes } from './failure-routes'

const running = [
  { below: 100, live: { releases: new Map([['mf-a', { version: '1.0.0' } as AcceptedRelease]]) } },
] as unknown as RunningComposition[]

async function setUp() {
  const server = Fastify()
  const register = new Registry()
  const onFailure = jest.fn()
  await server.register(failureRoutes, { register, keeper: { running: () => running }, onFailure })
  const report = async (payload: object): Promise<number> =>
    (await server.inject({ method: 'POST', url: '/failures', payload })).statusCode
  return { report, register, onFailure }
}

describe('failureRoutes', () => {
  it('counts a release that visitors get', async () => {
    const { report, register, onFailure } = await setUp()
    await expect(report({ remote: 'mf-a', version: '1.0.0' })).resolves.toBe(204)
    expect(onFailure.mock.calls).toEqual([['mf-a 1.0.0']])
    await expect(register.metrics()).resolves.toMatch(
      /nimbus_browser_failures_total\{remote="mf-a",release="mf-a 1.0.0"\} 1/,
    )
  })

  it.each([
    ['a release that nobody gets', { remote: 'mf-a', version: '9.9.9' }, 204],
    ['a remote that is none', { remote: 'mf-evil', version: '1.0.0' }, 204],
    ['anything else', { remote: 'mf-a' }, 400],
    ['more than that', { remote: 'mf-a', version: '1.0.0', name: 'Erika Muster' }, 400],
  ])('counts nothing for %s', async (_, payload, status) => {
    const { report, onFailure } = await setUp()
    await expect(report(payload)).resolves.toBe(status)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('takes 20 reports of an address in a minute', async () => {
    const { report } = await setUp()
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push(await report({ remote: 'mf-a', version: '1.0.0' }))
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})
