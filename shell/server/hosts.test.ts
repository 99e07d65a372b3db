import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')

const ORIGIN = 'https://shop.example'

const OTHERS = ['evil.example', 'evil.example:8080', 'EVIL.EXAMPLE', 'shop.example.evil.example']

/** What is no host at all; server-kit/src/http/readable-url.test.ts has more of them. */
const MALFORMED = [
  'shop.example@evil.example',
  'evil.example/pfad',
  'evil.example?a=1',
  'evil.example#a',
  'evil.example, shop.example',
  '"evil.example',
  '<evil>',
  'a b',
  ' ',
  '[::1',
  '[evil]',
  'xn--a',
  '%00',
  'evil.example:99999',
  'evil.example:port',
  ':80',
  '..',
  '\\\\evil.example',
]

let folder: string
let api: Server
let edge: Edge

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-hosts-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  api = createServer((_, response) =>
    response.end(JSON.stringify({ paths: ['/tarife/m'], changed_on: '2026-11-01', changed: {} })),
  )
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { releases, keys, publish } = aReleaseFolder(folder)
  publish('mf-a', '1.0.0', {
    server: `
      exports.pages = async () => []
      exports.load = async () => ({ payload: {} })
      exports.render = () => ({ html: '<h1>Da</h1>', head: {}, status: 200 })`,
    release: {
      requires: { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion },
      pages: [
        { id: 'home', path: '/', layout: 'shop' },
        { id: 'tariff', path: '/tarife/:slug', layout: 'shop' },
        { id: 'withdraw', path: '/vertrag-widerrufen', layout: 'default' },
        { id: 'old', path: '/alt', layout: 'shop', redirect: { to: '/', status: 301 } },
      ],
    },
  })
  edge = await createEdge({
    dataDir: folder,
    releaseSource: releases,
    keyFolder: keys,
    shellFolder,
    imageFolder: folder,
    origin: ORIGIN,
    apiBase: `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`,
    api: { plugin: async () => {}, ready: async () => {} },
    logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
    trustedProxies: ['loopback'],
    workerFile,
  })
}, 60_000)

afterAll(async () => {
  await edge.close()
  api.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const PAGES = [
  ['GET', '/', 200],
  ['GET', '/tarife/m', 200],
  ['GET', '/tarife/m/', 301],
  ['GET', '/alt', 301],
  ['GET', '/gibtsnicht', 404],
  ['GET', '/tarife/m/_payload.json', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/%E0%A4%A', 400],
  ['POST', '/vertrag-widerrufen', 422],
] as const

/** What each page answers when the header says this. */
async function answersTo(header: string, host: string) {
  const answers = []
  for (const [method, url, status] of PAGES) {
    const answer = await edge.server.inject({
      method,
      url,
      headers: { [header]: host, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: 'name=Ida' }),
      remoteAddress: '127.0.0.1',
    })
    expect((JSON.stringify(answer.headers) + answer.body).toLowerCase()).not.toContain('evil')
    answers.push([url, answer.statusCode, status] as const)
  }
  return answers
}

// canonical, og:url, sitemap and data-origin used to name whatever host was asked for, and the sitemap was a 500 for some
it.each([
  ...OTHERS.map((host) => ['host', host] as const),
  ...[...OTHERS, ...MALFORMED].map((host) => ['x-forwarded-host', host] as const),
])('whatever %s says, as %j, pages are found and name the shop alone', async (header, host) => {
  for (const [url, answered, status] of await answersTo(header, host)) expect([url, answered]).toEqual([url, status])
})

it.each(MALFORMED)('the host %j is refused on all pages', async (host) => {
  for (const [url, answered] of await answersTo('host', host)) expect([url, answered]).toEqual([url, 400])
})

it('refuses two hosts, and none', async () => {
  await edge.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = edge.server.server.address() as AddressInfo
  const ask = (hosts: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /robots.txt HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`),
      )
      socket.on('data', (chunk) => (heard += String(chunk)))
      socket.on('error', reject)
      socket.on('close', () => resolve(heard))
    })
  expect(await ask('Host: shop.example\r\nHost: evil.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('Host:\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('Host: shop.example\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

it('names the shop by its own origin', async () => {
  const page = await edge.server.inject({ url: '/tarife/m', headers: { host: 'evil.example' } })
  expect(page.body).toContain(`<link rel="canonical" href="${ORIGIN}/tarife/m">`)
  expect(page.body).toContain(`<meta property="og:url" content="${ORIGIN}/tarife/m">`)
  expect(page.body).toContain(`data-origin="${ORIGIN}"`)
  const sitemap = await edge.server.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })
  expect(sitemap.body).toContain(`<loc>${ORIGIN}/tarife/m</loc>`)
})
