import fs from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { version as reactVersion } from 'react'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createLogger } from '@nimbus/server-kit/logging'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')

const ID = '5f2c9a04d1e84b7f9c3a6d1b2e8f7a60'

const server = `
  exports.pages = async () => []
  exports.load = async (page, { params, api }) => {
    if (page === 'throws') throw new Error('GET http://api/suche?q=Lindenstraße failed')
    await api.get('/facts/' + params.slug, { '~run': (dataset) => ({ ...dataset, typed: true }) })
    return { payload: { slug: params.slug } }
  }
  exports.render = (page, payload) => ({ html: '<h1>' + payload.slug + '</h1>', head: {}, status: 200 })
`

let folder: string
let api: FastifyInstance
let edge: Edge
const logged: string[] = []
/** What the API behind the edge was sent. */
const heard: { url: string; headers: IncomingHttpHeaders }[] = []

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-operation-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish } = aReleaseFolder(folder)
  publish('mf-a', '1.0.0', {
    server,
    release: {
      requires: { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion },
      pages: [
        { id: 'tariff', path: '/tarife/:slug', layout: 'shop' },
        { id: 'throws', path: '/kaputt', layout: 'shop', title: 'Kaputt' },
      ],
    },
  })
  api = Fastify()
  api.all('/*', async ({ url, headers }) => {
    heard.push({ url, headers })
    return {}
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  edge = await createEdge({
    dataDir: folder,
    releaseSource: releases,
    keyFolder: keys,
    shellFolder,
    imageFolder: folder,
    origin: 'http://shop.test',
    apiBase: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}/api`,
    api: undefined,
    logger: createLogger({ level: 'trace', name: 'edge', personal: ['q'], stream }),
    trustedProxies: ['10.0.0.1'],
    workerFile,
  })
  edge.server.get('/bricht', async () => {
    throw new Error('params: katharina@beispiel.de')
  })
  await edge.server.ready()
})

afterAll(async () => {
  await edge.close()
  await api.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

beforeEach(() => {
  heard.length = 0
})

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  edge.server.inject({ url, headers: { host: 'shop.test', ...headers }, remoteAddress })

const HTML = { accept: 'text/html' }

describe('the headers of the edge', () => {
  it.each([
    ['a page', '/tarife/m', {}],
    ['a page that fails', '/kaputt', {}],
    ['a page that is not there', '/gibtsnicht', {}],
    ['an error document', '/bricht', HTML],
    ['an address that is no text', '/%E0%A4%A', HTML],
    ['a refused picture', '/_ipx/w_100/https://elsewhere.test/a.png', HTML],
    ['an answer for programs', '/bricht', {}],
    ['a payload', '/tarife/m/_payload.json', {}],
    ['a redirect', '/tarife/m/', {}],
    ['the build', '/builds/latest.json', {}],
    ['icons', '/_icons/lucide.json?icons=house', {}],
    ['readiness', '/readyz', {}],
    ['metrics', '/metrics', {}],
    ['robots', '/robots.txt', {}],
    ['a long address', `/${'a'.repeat(4_000)}`, {}],
  ])('let no foreign or inline script run in %s', async (_, url, headers) => {
    const { headers: answer } = await get(url, headers)
    const policy = String(answer['content-security-policy'])
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("script-src-attr 'none'")
    expect(answer).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{16,64}$/) as string,
    })
    expect(answer).not.toHaveProperty('access-control-allow-origin')
    expect(answer).not.toHaveProperty('x-powered-by')
  })

  it('let no script run in a drawing that is opened by itself', async () => {
    const { headers } = await get('/favicon.svg')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('come with the picture of pages that have none of their own', async () => {
    const { statusCode, headers, rawPayload } = await get('/share.png')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    // width and height stand in the header of a PNG
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('ask for TLS only over TLS, which only a trusted proxy may claim', async () => {
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.1' }
    expect((await get('/tarife/m', secure, '10.0.0.1')).headers['strict-transport-security']).toMatch(
      /max-age=31536000/,
    )
    expect((await get('/tarife/m', secure)).headers).not.toHaveProperty('strict-transport-security')
    expect((await get('/tarife/m')).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('a request', () => {
  it('has one id in the answer, in the calls of its page and in the log', async () => {
    const { headers } = await get('/tarife/id', { 'x-request-id': ID })
    expect(headers['x-request-id']).toBe(ID)
    expect(heard).toContainEqual({
      url: '/api/facts/id',
      headers: expect.objectContaining({ 'x-request-id': ID }) as IncomingHttpHeaders,
    })
    const line = logged
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find(({ request_id }) => request_id === ID)
    expect(line).toMatchObject({ route: '/*', page: '/tarife/:slug', release: 'mf-a 1.0.0', status: 200 })
  })

  it('takes its id to the API, and its address as the edge knows it', async () => {
    const spoofed = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https', 'x-request-id': ID }
    await get('/api/catalogue', spoofed)
    expect(heard[0]?.headers).toMatchObject({
      'x-request-id': ID,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
    })
    await get('/api/catalogue', spoofed, '10.0.0.1')
    expect(heard[1]?.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' })
  })

  it('leaves nothing in the log of what was searched for or typed', async () => {
    await get('/kaputt?q=Lindenstraße')
    await get('/api/addresses?q=Lindenstraße')
    await get('/bricht?email=katharina@beispiel.de')
    expect(logged.join()).toContain('rendering: mf-a threw')
    expect(logged.join()).toContain('request failed')
    expect(logged.join()).not.toMatch(/Lindenstra|katharina/)
  })
})

describe('the log', () => {
  it('says which release went live, why and by whom', () => {
    const lines = logged.map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(lines.filter(({ msg }) => msg === 'a release is live')).toEqual([
      expect.objectContaining({ level: 30, remote: 'mf-a', version: '1.0.0', cause: 'deployment' }),
    ])
  })
})

describe('metrics', () => {
  it('count by the pattern of a page and its release, and nothing by what anybody may make up', async () => {
    await get('/tarife/one')
    await get('/tarife/two')
    await get('/tarife/two')
    await get('/gibtsnicht-1')
    await get('/kaputt')
    const { body } = await get('/metrics')
    expect(body).toMatch(
      /nimbus_http_requests_total\{method="GET",route="\/tarife\/:slug",release="mf-a 1.0.0",status="200"\} \d+/,
    )
    expect(body).toMatch(
      /nimbus_http_request_seconds_count\{method="GET",route="\/tarife\/:slug",release="mf-a 1.0.0"\}/,
    )
    expect(body).toMatch(/nimbus_http_errors_total\{method="GET",route="\/bricht",release=""\} \d+/)
    expect(body).toMatch(/nimbus_render_seconds_count\{remote="mf-a",release="mf-a 1.0.0"\} \d+/)
    expect(body).toMatch(/nimbus_remote_failures_total\{remote="mf-a",release="mf-a 1.0.0"\} \d+/)
    expect(body).toMatch(/nimbus_page_cache_total\{how="made"\} \d+/)
    expect(body).not.toMatch(/gibtsnicht|tarife\/(one|two)/)
  })
})

describe('readyz and servez', () => {
  it('say no from the moment at which the edge is told to stop', async () => {
    expect((await get('/readyz')).statusCode).toBe(200)
    expect((await get('/servez')).statusCode).toBe(200)
    const stopped = edge.stop({ delayMs: 100, graceMs: 5_000 })
    const { statusCode, headers } = await get('/readyz')
    expect([statusCode, headers.connection]).toEqual([503, 'close'])
    expect((await get('/servez')).statusCode).toBe(503)
    expect(await stopped).toBe(true)
  })
})
