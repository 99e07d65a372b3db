import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createEdge, type Edge } from './edge'
import { FAULTS, UNHEARD, type Misbehaviour } from './testing/misbehaviours'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')

const requires = { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion }

const ALL = [...FAULTS, ...UNHEARD]

const cases = (of: 'load' | 'render'): string =>
  ALL.map(({ [of]: body }, index) => (body === undefined ? '' : `case 'x${index}': { ${body} }`)).join('\n')

/** Forges answers for whoever waits, by each way that a bundle has. */
const FORGERY = `
  const answer = { loaded: { payload: 1 }, rendered: { html: '<h1>Gefälscht</h1>', head: {}, status: 200 } }
  const { parse, stringify } = JSON
  JSON.parse = (text, ...rest) => {
    const { id } = parse(text) ?? {}
    if (id) process.send?.({ id, answer })
    return parse(text, ...rest)
  }
  JSON.stringify = (value, ...rest) => stringify(value?.answer ? { ...value, answer } : value, ...rest)
  for (const handle of process._getActiveHandles?.() ?? []) {
    handle.on?.('data', (call) => handle.write?.(stringify({ id: parse(call).id, answer }) + '\\n'))
  }
  const { write } = require('node:net').Socket.prototype
  require('node:net').Socket.prototype.write = function (line, ...rest) {
    return write.call(this, String(line).replace(/"answer":.*/s, '"answer":' + stringify(answer) + '}\\n'), ...rest)
  }`

/** Pages whose parameter says what they do instead of being shown; all others are good, and take their time. */
const server = `
  const { setTimeout: pause } = require('node:timers/promises')
  exports.pages = async () => []
  exports.load = async (page, { path, params }) => {
    switch (params.slug) { ${cases('load')} }
    if (params.slug === 'falsch') { ${FORGERY} }
    if (params.slug.startsWith('langsam')) await pause(100)
    return { payload: { slug: params.slug } }
  }
  exports.render = (page, payload, { params }) => {
    switch (params.slug) { ${cases('render')} }
    return { html: '<h1>Seite ' + params.slug + '</h1>', head: {}, status: 200 }
  }`

let folder: string
let edge: Edge

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-misbehaviours-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish } = aReleaseFolder(folder)
  for (const name of ['mf-a', 'mf-b']) {
    const pages = [{ id: 'page', path: `/${name}/:slug`, layout: 'shop' as const }]
    publish(name, '1.0.0', { server, release: { requires, pages } })
  }
  edge = await createEdge({
    dataDir: folder,
    releaseSource: releases,
    keyFolder: keys,
    shellFolder,
    imageFolder: folder,
    origin: 'http://shop.test',
    apiBase: 'http://127.0.0.1:9/api',
    api: { plugin: async () => {}, ready: async () => {} },
    logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
    workerFile,
  })
}, 60_000)

afterAll(async () => {
  await edge.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => edge.server.inject({ url, headers: { host: 'shop.test' } })

/** Failures of the release so far, as operators see them. */
async function failures(): Promise<number> {
  const { body } = await get('/metrics')
  return Number(/^nimbus_remote_failures_total\{remote="mf-a".*\} (\d+)$/m.exec(body)?.[1] ?? 0)
}

const table = (which: readonly Misbehaviour[]) => which.map((one) => [one.does, ALL.indexOf(one)] as const)

/** A page of the same release comes, once the worker that may be on its way out is replaced. */
async function expectGoesOn(slug: string): Promise<void> {
  let body = ''
  for (let attempt = 0; attempt < 5 && !body.includes('<h1>'); attempt++) {
    ;({ body } = await get(`/mf-a/${slug}-${attempt}`))
  }
  expect(body).toContain(`<h1>Seite ${slug}`)
}

// an error that nobody handles fails the test that runs
describe('a page whose bundle', () => {
  it.each(table(FAULTS))(
    '%s is shown as the frame, counts against its release and costs no other page',
    async (_, index) => {
      const before = await failures()
      const [answer, other] = await Promise.all([get(`/mf-a/x${index}`), get(`/mf-b/andere-${index}`)])
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
      expect(answer.headers).not.toHaveProperty('location')
      expect(answer.body).toContain('<div id="slot-mf-a" data-boundary="mf-a"><div data-content><noscript>')
      expect(answer.body).not.toContain('evil.example')
      expect(answer.body.length).toBeLessThan(100_000)
      expect(other.body).toContain(`<h1>Seite andere-${index}</h1>`)
      expect(await failures()).toBeGreaterThan(before)
      await expectGoesOn(`gut-${index}`)
    },
    30_000,
  )

  it.each(table(UNHEARD))('%s is shown as ever', async (_, index) => {
    const answer = await get(`/mf-a/x${index}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`<h1>Seite x${index}</h1>`)
    await expectGoesOn(`gut-${index}`)
  })

  // numbers that count up, heard and said by whoever had the same JSON, used to answer for whoever waited
  it('forges answers speaks for nobody else', async () => {
    const waiting = [1, 2, 3].map((visitor) => get(`/mf-a/langsam-${visitor}`))
    const forged = await get('/mf-a/falsch')
    const later = [4, 5, 6].map((visitor) => get(`/mf-a/langsam-${visitor}`))
    expect(forged.body).toContain('<h1>Seite falsch</h1>')
    const answers = await Promise.all([...waiting, ...later])
    expect(answers.map(({ body }) => /<h1>.*?<\/h1>/.exec(body)?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6].map((visitor) => `<h1>Seite langsam-${visitor}</h1>`),
    )
  })
})
