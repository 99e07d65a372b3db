import { connect, type AddressInfo } from 'node:net'
import { onEachEngine } from './testing/engines'
import { shopOn } from './testing/shop-on'
import Fastify, { type FastifyInstance } from 'fastify'
import { createLogger } from '@nimbus/server-kit/logging'
import { serverOptions } from '@nimbus/server-kit/http'

/** Says something to a server and hears all that it answers. */
const say = (server: FastifyInstance, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })

describe('a server of the shop', () => {
  let server: FastifyInstance
  beforeAll(async () => {
    server = Fastify(
      serverOptions({ logger: createLogger({ level: 'silent', name: 'api', personal: [] }), trustedProxies: [] }),
    )
    server.post('/', async () => 'taken')
    await server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header that goes on', 'POST / HTTP/1.1\r\nHost: a\r\n x: y\r\n\r\n', 400],
    ['a head without end', `POST / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s with headers, without a trace, and hangs up', async (_, text, status) => {
    const answer = await say(server, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/Connection: close/i)
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'/i)
    expect(answer).not.toMatch(/node_modules|at .*:\d+:\d+/)
    // one answer: nothing of it was taken for a second request
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

onEachEngine((start) => {
  const shop = shopOn(start)
  const json = { 'content-type': 'application/json' }
  const PRICE = { method: 'POST', url: '/api/price-plan', headers: json } as const

  it.each([
    ['a path that is no text', { url: '/api/%E0%A4%A' }, 400],
    ['NUL in a path', { url: '/api/catalogue/devices/%00/%00' }, 404],
    ['NUL in a query', { url: '/api/addresses?q=%00' }, 200],
    ['a long address', { url: `/api/${'a'.repeat(8_000)}` }, 404],
    ['a long parameter', { url: `/api/catalogue/tariffs/${'a'.repeat(2_000)}/options` }, 404],
    ['a long query', { url: `/api/addresses?q=${'a'.repeat(8_000)}` }, 400],
    ['the same query twice', { url: '/api/addresses?q=a&q=b' }, 400],
    ['a host that is none', { url: '/api/catalogue/devices', headers: { host: 'a b' } }, 400],
    [
      'a host that is none, with a body',
      { ...PRICE, headers: { host: 'a b', 'content-type': 'text/xml' }, payload: '<a/>' },
      400,
    ],
    ['dots', { url: '/api/..%2f..%2fetc%2fpasswd' }, 404],
    ['a prototype', { ...PRICE, payload: '{"__proto__": {"admin": true}}' }, 400],
    ['a constructor', { ...PRICE, payload: '{"constructor": {"prototype": {"admin": true}}}' }, 400],
    ['half a JSON', { ...PRICE, payload: '{"cart": ' }, 400],
    ['JSON without end', { ...PRICE, payload: '['.repeat(20_000) }, 400],
    ['another type', { ...PRICE, headers: { 'content-type': 'application/xml' }, payload: '<cart/>' }, 415],
    ['too much', { ...PRICE, payload: JSON.stringify({ cart: 'x'.repeat(65 * 1024) }) }, 413],
    [
      'a broken token',
      { url: '/api/landline/order/x/contract-summary', headers: { authorization: 'Bearer a.b.c' } },
      401,
    ],
    [
      'a token that nobody signed',
      {
        url: '/api/landline/order/x/contract-summary',
        headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJhIn0.' },
      },
      401,
    ],
    ['SQL', { url: "/api/documents/'%20or%201=1--" }, 404],
    ['an unknown method', { method: 'PROPFIND', url: '/api/addresses' }, 404],
  ] as const)('answers %s in the shape of the API, with headers and without a trace', async (_, request, status) => {
    const answer = await shop.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.body).not.toMatch(/node_modules|at .*:\d+:\d+|stack/)
    const refusal = { status_code: status, trace_id: answer.headers['x-request-id'] }
    expect(answer.json()).toMatchObject(status >= 400 ? refusal : { suggestions: [] })
  })
})
