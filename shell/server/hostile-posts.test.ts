import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { swept } from '@nimbus/server-kit/testing/sweep'
import { DECLARATION_FIELDS } from '@nimbus/shared-contracts/declaration'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')

/** No form or report of the edge is as large. */
const TOO_LARGE = 64 * 1024

const FORMS = { [routes.withdraw()]: 'withdrawal', [routes.cancel()]: 'cancellation' } as const

/** Of each value in each field in both ways one of so many is sent in the short form: no divisor of what there is of them. */
const SHARE = 17

/** A value that fits each field, so that the one that doesn't is alone. */
const FITTING: Record<string, string> = {
  type: 'extraordinary',
  reason: 'Zu langsam',
  name: 'Ida Falk',
  identity: 'Lindenstraße 12a, 01067 Dresden',
  contract: 'NB-2026-7K3M9Q',
  end_date: '31.12.2026',
  email: 'ida@beispiel.de',
}

const HOSTILE = [
  '',
  ' ',
  'a'.repeat(9_000),
  'a-'.repeat(4_500),
  'ßÄ'.repeat(2_000),
  '💥'.repeat(1_000),
  'Z\u0351\u0320'.repeat(1_000),
  '\u0000',
  '\ud800',
  '\u202egnu\u2066',
  'Zeile\r\nBcc: opfer@beispiel.de',
  '-1',
  '1e400',
  '2026-02-31',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%ff%',
  '__proto__',
  'constructor',
]

/** Bodies that are no form, or more than one. */
const BODIES: [type: string, body: string][] = [
  ['application/x-www-form-urlencoded', '&'.repeat(400)],
  ['application/x-www-form-urlencoded', 'name=a&'.repeat(60)],
  ['application/x-www-form-urlencoded', '%'.repeat(400)],
  ['application/x-www-form-urlencoded', '__proto__=a&constructor=b&prototype=c'],
  ['application/x-www-form-urlencoded', 'name[a][b][c]=d&name[]=e'],
  ['application/json', '{"__proto__": {"admin": true}}'],
  ['application/json', `${'['.repeat(200)}${']'.repeat(200)}`],
  ['application/json', `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`],
  ['application/json', '{"name": ["a"], "email": {"a": "b"}, "contract": 1}'],
  ['application/json', '{"name": '],
  ['application/json', 'null'],
  ['application/json', ''],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nIda\r\n--b--\r\n'],
  ['text/plain', 'name=Ida'],
  ['application/xml', '<name>Ida</name>'],
]

let folder: string
let edge: Edge

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-posts-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish } = aReleaseFolder(folder)
  publish('mf-a', '1.0.0', {
    server: `
      exports.pages = async () => []
      exports.load = async () => ({ payload: {} })
      exports.render = (page, payload) => ({ html: '<h1>' + payload.step + '</h1>', head: {}, status: 200 })`,
    release: {
      requires: { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion },
      pages: Object.entries(FORMS).map(([path, id]) => ({ id, path, layout: 'default' as const })),
    },
  })
  edge = await createEdge({
    dataDir: folder,
    releaseSource: releases,
    keyFolder: keys,
    shellFolder,
    imageFolder: folder,
    origin: 'https://shop.example',
    apiBase: 'http://127.0.0.1:9/api',
    api: { plugin: async () => {}, ready: async () => {} },
    logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
    limitFactor: 100_000,
    workerFile,
  })
}, 60_000)

afterAll(async () => {
  await edge.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Every address that takes a post: the edge's own list of its routes. */
const posts = (): string[] => {
  const tree = edge.server.printRoutes({ commonPrefix: false }).split('\n')
  const parents: string[] = []
  return tree.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)(?:[└├]── )(\S*) ?(.*)$/u.exec(line) ?? []
    parents.length = indent.length / 4
    parents.push(part)
    const url = parents.join('')
    return /\bPOST\b/.test(methods) && url !== '/_unreadable' ? url : []
  })
}

const post = (url: string, type: string, payload: string, accept = 'text/html') =>
  edge.server.inject({
    method: 'POST',
    url,
    headers: { host: 'shop.example', 'content-type': type, accept },
    payload,
    // each caller has limits of its own
    remoteAddress: `203.0.113.${(asked += 1) % 250}`,
  })
let asked = 0

describe('what is posted to the edge', () => {
  it('goes to addresses that the edge lists itself', () => {
    expect(posts()).toEqual(expect.arrayContaining(Object.keys(FORMS)))
    expect(posts().length).toBeGreaterThan(Object.keys(FORMS).length)
  })

  it('has a maximum at each of them, and never ends in a fault of the server', async () => {
    const faults: string[] = []
    for (const url of posts()) {
      const large = await post(url, 'application/json', JSON.stringify({ name: 'x'.repeat(TOO_LARGE) }))
      if (large.statusCode !== 413) faults.push(`${url} took 64 kB: ${large.statusCode}`)
      for (const [type, body] of BODIES) {
        const { statusCode } = await post(url, type, body)
        if (statusCode >= 500) faults.push(`${url} ${type} ${body.slice(0, 40)}: ${statusCode}`)
      }
    }
    expect(faults).toEqual([])
  })

  // the bounds of the API are in its document; these are said where the fields are read
  it.each(Object.entries(FORMS))('has a maximum for each field of %s, in German', async (url, kind) => {
    for (const field of DECLARATION_FIELDS[kind].filter((name) => name !== 'type' && name !== 'end_date')) {
      const values = { ...FITTING, [field]: `${'a'.repeat(9_000)}${field === 'email' ? '@beispiel.de' : ''}` }
      const answer = await post(url, 'application/json', JSON.stringify(values), 'application/json')
      expect([field, answer.statusCode]).toEqual([field, 422])
      expect(answer.json()).toEqual({
        problems: { [field]: expect.stringMatching(/höchstens|E-Mail-Adresse/) as string },
      })
    }
  })

  it.each(Object.entries(FORMS))('is never a fault of the server, whatever a field of %s says', async (url, kind) => {
    const faults: string[] = []
    const all = DECLARATION_FIELDS[kind].flatMap((field) =>
      HOSTILE.flatMap((value) => (['form', 'json'] as const).map((as) => ({ field, value, as }))),
    )
    for (const { field, value, as } of swept(all, SHARE)) {
      const fields = { ...FITTING, [field]: value }
      const { statusCode, body } =
        as === 'json'
          ? await post(url, 'application/json', JSON.stringify(fields), 'application/json')
          : await post(url, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString())
      if (statusCode >= 500) faults.push(`${field} ${value.slice(0, 30)}: ${statusCode} ${body.slice(0, 100)}`)
    }
    expect(faults).toEqual([])
  })
})
