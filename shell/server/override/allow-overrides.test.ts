import Fastify from 'fastify'
import { securityHeaders } from '../security'
import { allowOverrides } from './allow-overrides'

const STRICT = /script-src 'self' [^;]*'sha256-/

/** A server with the policy of the shop and one page. */
async function aShop({ allowed }: { allowed: boolean }) {
  const server = Fastify()
  await server.register(securityHeaders)
  if (allowed) allowOverrides(server)
  server.get('/', async (_request, reply) => reply.type('text/html').send('<p>Start</p>'))
  const policyOf = async (override?: string): Promise<string> => {
    const search = override === undefined ? '' : `?${new URLSearchParams({ 'mf-override': override })}`
    const { headers } = await server.inject(`/${search}`)
    return String(headers['content-security-policy'])
  }
  return { server, policyOf }
}

describe('allowOverrides', () => {
  it('lets scripts of the one loopback origin in that the document names, and its web socket', async () => {
    const { policyOf } = await aShop({ allowed: true })
    const policy = await policyOf('mf-cart=http://localhost:3100/remoteEntry.js')
    expect(policy).toMatch(STRICT)
    expect(policy).toMatch(/script-src [^;]* http:\/\/localhost:3100;/)
    expect(policy).toContain("connect-src 'self' http://localhost:3100 ws://localhost:3100;")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toMatch(/script-src (?![^;]*unsafe-inline)/)
  })

  it.each([
    ['a document that names none', undefined],
    ['another origin', 'mf-cart=https://evil.example/remoteEntry.js'],
    ['an origin that looks like this machine', 'mf-cart=http://localhost.evil.example/remoteEntry.js'],
  ])('keeps the policy as it was for %s', async (_, override) => {
    const [{ policyOf }, shop] = await Promise.all([aShop({ allowed: true }), aShop({ allowed: false })])
    const policy = await policyOf(override)
    expect(policy).toBe(await shop.policyOf())
  })

  it('takes nothing of the address into the policy but the origin', async () => {
    const { policyOf } = await aShop({ allowed: true })
    const policy = await policyOf('mf-cart=http://localhost:3100/;script-src *;')
    expect(policy).toBe(await policyOf('mf-cart=http://localhost:3100/remoteEntry.js'))
  })

  it('answers the question whether it may, which a shop without it does not', async () => {
    const [allowing, strict] = await Promise.all([aShop({ allowed: true }), aShop({ allowed: false })])
    expect((await allowing.server.inject('/_overrides')).statusCode).toBe(204)
    expect((await strict.server.inject('/_overrides')).statusCode).toBe(404)
    expect(await strict.policyOf('mf-cart=http://localhost:3100/remoteEntry.js')).toBe(await strict.policyOf())
  })
})
