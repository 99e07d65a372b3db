import { createHash } from 'node:crypto'
import fs from 'node:fs'
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

const requires = { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion }

const server = `
  let asked = 0
  exports.pages = async () => []
  exports.load = async (page, { params, query }) => {
    if (page === 'throws') throw new Error('load')
    if (page === 'mine') return { payload: { slug: query.code, nth: query.code === 'zaehlt' ? ++asked : 0 } }
    if (params.slug === 'gibtsnicht') return { status: 404 }
    if (params.slug === 'geschlossen') return { status: 503 }
    if (params.slug === 'umgezogen') return { redirect: { to: '/tarife/neu', status: 302 } }
    return { payload: { slug: params.slug, query, text: '</script><b>' } }
  }
  exports.render = (page, payload) => ({ html: '<h1>Tarif ' + payload.slug + '</h1>', head: { title: 'Tarif "' + payload.slug + '"' }, status: 200 })
`

let folder: string
let edge: Edge

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-edge-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish } = aReleaseFolder(folder)
  publish('mf-a', '1.0.0', {
    server,
    release: {
      requires,
      pages: [
        { id: 'tariff', path: '/tarife/:slug', layout: 'shop', query: ['tv'] },
        { id: 'mine', path: '/meins', layout: 'default', query: ['code'], personal: true },
        { id: 'throws', path: '/kaputt', layout: 'shop', title: 'Kaputt' },
        { id: 'old', path: '/alt/:slug', layout: 'shop', redirect: { to: '/tarife/:slug', status: 301 } },
      ],
    },
  })
  edge = await createEdge({
    dataDir: folder,
    releaseSource: releases,
    keyFolder: keys,
    shellFolder,
    imageFolder: folder,
    origin: 'http://shop.test',
    apiBase: 'http://127.0.0.1:9/api',
    api: {
      plugin: async (api) => {
        api.get('/forbidden', async (_request, reply) => reply.code(403).send({ error: 'ForbiddenException' }))
      },
      openApis: async (api) => {
        api.get('/productCatalogManagement/v4/catalog', async () => [{ id: 'nimbus' }])
      },
      ready: async () => {},
    },
    logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
    workerFile,
  })
  edge.server.get('/bricht', async () => {
    throw new Error('broken')
  })
})

afterAll(async () => {
  await edge.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => edge.server.inject({ url, headers: { host: 'shop.test' } })

/** Address of what the browser is told about a page. */
const dataOf = (html: string): string => {
  const [, late = ''] = /data-late="([^"]*)"/.exec(html) ?? []
  return JSON.parse(late.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).data
}

describe('createEdge', () => {
  it('answers with the page rendered by its remote', async () => {
    const { statusCode, body } = await get('/tarife/m')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="slot-mf-a" data-boundary="mf-a"><div data-content><h1>Tarif m</h1></div></div>')
    expect(body).toContain('Verfügbarkeitsprüfung, Warenkorb und Bestellung brauchen JavaScript.')
    expect(body).toContain('<title>Tarif &quot;m&quot; | Mobilfunk, Festnetz &amp; Internet, TV Angebote</title>')
    expect(body).toContain('<link rel="canonical" href="http://shop.test/tarife/m">')
  })

  it('lets the one script in the page run, by its hash, and no other', async () => {
    const { body, headers } = await get('/tarife/m')
    const texts = [...body.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(texts).toHaveLength(1)
    const hash = createHash('sha256').update(texts.join('')).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('names in the page what the browser is told about it, and answers with that for ever', async () => {
    const { body } = await get('/tarife/m?tv=smart&wt_mc=mail')
    const address = dataOf(body)
    expect(address).toMatch(/^\/tarife\/m\/_page\.[\w-]{22}\.json\?tv=smart&wt_mc=mail$/)
    const data = await get(address)
    expect(data.headers['cache-control']).toContain('immutable')
    expect(JSON.parse(data.body)).toMatchObject({
      rendered: true,
      visit: { owner: 'mf-a', path: '/tarife/m', payload: { slug: 'm', text: '</script><b>' } },
    })
  })

  it('makes what a page was told anew, as after a new start, and says so when it is something else now', async () => {
    const { body } = await get('/tarife/m')
    const address = dataOf(body)
    const other = await get(address.replace(/_page\.[\w-]{22}/, `_page.${'x'.repeat(22)}`))
    expect(other.headers['cache-control']).toBe('no-store')
    const { outdated, rendered, ...rest } = JSON.parse(other.body)
    expect([outdated, rendered]).toEqual([true, false])
    expect(JSON.parse((await get(address)).body)).toEqual({ ...rest, rendered: true })
  })

  it('has what systems of others read beside it (TMF-1)', async () => {
    const { statusCode, body } = await get('/tmf-api/productCatalogManagement/v4/catalog')
    expect([statusCode, JSON.parse(body)]).toEqual([200, [{ id: 'nimbus' }]])
  })

  // below /shell/ the routes of files said 404, so that the error page never came alive
  it.each(['/_ipx/w_100/https://elsewhere.test/a.png', '/shell/fehlt.js', '/remotes/fehlt', '/%E0%A4%A', '/bricht'])(
    'has the data of the error page of %s',
    async (url) => {
      const { body } = await edge.server.inject({ url, headers: { accept: 'text/html' } })
      const data = await get(dataOf(body))
      expect([data.statusCode, JSON.parse(data.body).outdated]).toEqual([200, undefined])
    },
  )

  it('keeps a page of one person in no cache and tells nobody its address', async () => {
    const { body, headers } = await get('/meins?code=geheim')
    const address = dataOf(body)
    for (const url of ['/meins?code=geheim', '/meins/_payload.json?code=geheim', address]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.body.includes('geheim')]).toEqual([200, true])
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(answer.headers.etag).toBeUndefined()
    }
    expect(headers['content-encoding']).toBeUndefined()
    // what the browser is told is made anew for whoever has the code, and for nobody else
    expect(JSON.parse((await get(address)).body)).toMatchObject({
      rendered: true,
      visit: { payload: { slug: 'geheim' } },
    })
    expect((await get(address.replace('geheim', 'geraten'))).body).not.toContain('geheim')
    const nth = async (): Promise<number> =>
      JSON.parse((await get('/meins/_payload.json?code=zaehlt')).body).payload.nth
    expect(await nth()).toBe((await nth()) - 1)
  })

  it('gives the browser the payload by itself, with the queries that the page loads by', async () => {
    const { body } = await get('/tarife/m/_payload.json?tv=smart&wt_mc=mail')
    expect(JSON.parse(body)).toMatchObject({ status: 200, payload: { slug: 'm', query: { tv: 'smart' } } })
  })

  it('sends the frame for the browser to fill when a page fails on the server, and out of search engines', async () => {
    const { statusCode, body, headers } = await get('/kaputt')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="slot-mf-a" data-boundary="mf-a"><div data-content><noscript>')
    expect(body.match(/<p class="wrap/g)).toHaveLength(1)
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each(['/gibtsnicht', '/tarife/gibtsnicht', '/assets/gibtsnicht.js'])('answers 404 for %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<title>404 Page not found | Mobilfunk, Festnetz &amp; Internet, TV Angebote</title>')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('rel="canonical"')
  })

  it.each([
    ['/alt/m?wt_mc=mail', 301, '/tarife/m?wt_mc=mail'],
    ['/tarife/umgezogen?wt_mc=mail', 302, '/tarife/neu?wt_mc=mail'],
    ['/tarife/m/', 301, '/tarife/m'],
    ['/TARIFE/M?wt_mc=Mail', 301, '/tarife/m?wt_mc=Mail'],
    ['//tarife/m?wt_mc=mail', 301, '/tarife/m?wt_mc=mail'],
    ['///tarife/m', 301, '/tarife/m'],
    ['//', 301, '/'],
    ['//evil.test', 301, '/evil.test'],
    ['//x//evil.test/', 301, '/x//evil.test'],
    ['/.//evil.test/', 301, '/evil.test'],
    // it answered 404
    ['/%74arife/m?wt_mc=%61', 301, '/tarife/m?wt_mc=%61'],
    ['/tarife/%6D%2d%7E%5f%30/', 301, '/tarife/m-~_0'],
  ])('redirects %s with %i to %s', async (url, status, location) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([status, location])
  })

  it.each(['/tarife/m%2F', '/tarife/%2561', '/tarife/%C3%BC', '/tarife/a%20b', '/tarife/%5B', '/tarife/%40'])(
    'leaves the escapes of %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200)
    },
  )

  // the browser showed its own JSON viewer, or nothing
  it.each([
    ['/%E0%A4%A', 400, 'Ungültige Anfrage', 'Die Anfrage war ungültig.'],
    [
      '/_ipx/w_100/https://elsewhere.test/a.png',
      403,
      'Zugriff verweigert',
      'Sie haben keine Berechtigung, auf diese Seite zuzugreifen.',
    ],
    ['/bricht', 500, 'Serverfehler', 'Auf dem Server ist ein Fehler aufgetreten.'],
  ])('answers whoever opens %s with the error page of %i', async (url, status, title, message) => {
    const { statusCode, body, headers } = await edge.server.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain(`<h1 tabindex="-1">${title}</h1><p class="lead">${message}</p>`)
    expect(body).toContain(`<title>${status} `)
    expect(body).not.toContain('broken')
  })

  it.each([
    ['/_ipx/w_100/https://elsewhere.test/a.png', 'image/avif,*/*', 403],
    ['/bricht', '*/*', 500],
    ['/api/forbidden', 'text/html', 403],
  ])('leaves the short answer to %s with accept %s', async (url, accept, status) => {
    const { statusCode, headers } = await edge.server.inject({ url, headers: { accept } })
    expect([statusCode, headers['content-type']]).toEqual([status, expect.stringContaining('json')])
  })

  it('says when to come again for a page that cannot be had now', async () => {
    const { statusCode, headers, body } = await get('/tarife/geschlossen')
    expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
    expect(body).toContain('<h1 tabindex="-1">Dienst nicht verfügbar</h1>')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  it.each([
    ['the page', '/tarife/m', 200, '<h1>Tarif m</h1>'],
    ['the ways into the shop', '/gibtsnicht', 404, 'href="/zuhause"'],
    ['the ways into the shop while the API is away', '/tarife/geschlossen', 503, 'href="/zuhause"'],
    ['the ways into the shop while the remote is away', '/kaputt', 503, 'href="/zuhause"'],
  ])('gives a bot %s at %s, with status %i and no error panel', async (_, url, status, content) => {
    const { statusCode, body, headers } = await edge.server.inject({
      url,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    })
    expect(statusCode).toBe(status)
    expect(headers['retry-after']).toBe(status === 503 ? '30' : undefined)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/.exec(body) ?? []
    expect(main).toContain(content)
    expect(main.match(/<h1/g)).toHaveLength(1)
    expect(main).not.toMatch(/error-page|Zurück zur Startseite|noscript|role="alert"/)
  })

  it.each([
    '/tarife/m?tv=a&tv=b&tv[]=c',
    '/tarife/m?%00=%00&tv=%F0%9F%98%80',
    '/tarife/m?%E0%A4%A',
    `/tarife/m?tv=${'x'.repeat(8_000)}`,
    '/tarife/%F0%9F%98%80',
    '/tarife//m',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/constructor',
    '/__proto__',
  ])('never fails at %.40s', async (url) => {
    expect([200, 404]).toContain((await get(url)).statusCode)
  })

  it('answers HEAD as GET, without the page', async () => {
    for (const [url, status] of [
      ['/tarife/m', 200],
      ['/gibtsnicht', 404],
      ['/alt/m', 301],
    ] as const) {
      const { statusCode, body } = await edge.server.inject({ method: 'HEAD', url })
      expect([statusCode, body]).toEqual([status, ''])
    }
  })

  it('tells search engines where the sitemap is, and to come again for it while the API is down', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /warenkorb',
        'Disallow: /checkout',
        'Disallow: /suche',
        'Sitemap: http://shop.test/sitemap.xml',
      ]),
    )
    expect((await get('/sitemap.xml')).statusCode).toBe(503)
  })

  it('answers 400 to an address that cannot be read', async () => {
    expect((await get('/%E0%A4%A')).statusCode).toBe(400)
  })

  // the server's own words, English and with the path, used to be said
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('answers %s to a page in German', async (method) => {
    for (const url of ['/', '/tarife/m', '/remotes/mf-a/..%2f..%2fpackage.json']) {
      const { statusCode, body } = await edge.server.inject({ method, url })
      expect([statusCode, JSON.parse(body)]).toEqual([404, { message: 'Diese Adresse gibt es nicht.' }])
    }
  })

  it('keeps every address on its own host', async () => {
    const { body } = await get('//evil.test/tarife/m')
    expect(body).not.toContain('//evil.test/tarife/m"')
  })

  it('serves files of a release and nothing of its server', async () => {
    expect((await get('/remotes/mf-a/1.0.0/entry.js')).statusCode).toBe(200)
    for (const url of [
      '/remotes/mf-a/1.0.0/server/server.cjs',
      '/remotes/mf-a/1.0.0/release.sig',
      '/remotes/mf-a/accepted.json',
    ]) {
      expect((await get(url)).statusCode).not.toBe(200)
    }
  })

  it('tells the build and its route rules, and that it sells', async () => {
    const { id } = JSON.parse((await get('/builds/latest.json')).body)
    const rules = JSON.parse((await get(`/builds/meta/${id}.json`)).body)
    expect(rules.routes).toContainEqual({
      path: '/alt/:slug',
      owner: 'mf-a',
      layout: 'shop',
      redirect: { to: '/tarife/:slug', status: 301 },
      prerender: false,
    })
    expect(JSON.parse((await get('/readyz')).body)).toEqual({
      status: 'ready',
      releases: { 'mf-a': '1.0.0' },
      refused: {},
      missing: [],
      decisions: 'data folder',
    })
  })
})
