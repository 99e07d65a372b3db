import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a thread of the test. */
const workerFile = path.resolve(__dirname, '../dist/server/render-worker.mjs')

const ORIGIN = 'https://shop.example'

const HOSTS = [
  'evil.example',
  'evil.example:8080',
  'EVIL.EXAMPLE',
  'shop.example.evil.example',
  'shop.example@evil.example',
  'evil.example/pfad',
  'evil.example?a=1',
  'evil.example#a',
  'evil.example, shop.example',
  '"evil.example',
  '<evil>',
  'a b',
  '',
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

// canonical, og:url, sitemap and data-origin used to name whatever host was asked for, and the sitemap was a 500 for some
describe.each(['host', 'x-forwarded-host'])('whatever %s says', (header) => {
  it.each(HOSTS)('as %j, pages are found and name the shop alone', async (host) => {
    for (const [method, url, status] of PAGES) {
      const answer = await edge.server.inject({
        method,
        url,
        headers: { [header]: host, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: 'name=Ida' }),
        remoteAddress: '127.0.0.1',
      })
      expect([url, answer.statusCode]).toEqual([url, status])
      const said = JSON.stringify(answer.headers) + answer.body
      expect(said.toLowerCase()).not.toContain('evil')
    }
  })
})

it('names the shop by its own origin', async () => {
  const page = await edge.server.inject({ url: '/tarife/m', headers: { host: 'evil.example' } })
  expect(page.body).toContain(`<link rel="canonical" href="${ORIGIN}/tarife/m">`)
  expect(page.body).toContain(`<meta property="og:url" content="${ORIGIN}/tarife/m">`)
  expect(page.body).toContain(`data-origin="${ORIGIN}"`)
  const sitemap = await edge.server.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })
  expect(sitemap.body).toContain(`<loc>${ORIGIN}/tarife/m</loc>`)
})
