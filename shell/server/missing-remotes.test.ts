import crypto from 'node:crypto'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { createLogger } from '@nimbus/server-kit/logging'
import { version as reactVersion } from 'react'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')
const requires = { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion }
const server = `
  exports.pages = async () => []
  exports.load = async () => ({ payload: {} })
  exports.render = () => ({ html: '<h1>Seite</h1>', head: {}, status: 200 })
`

let folder: string
let servers: FastifyInstance[]
let edges: Edge[]

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-missing-'))
  fs.mkdirSync(path.join(folder, 'shell'))
  fs.writeFileSync(path.join(folder, 'shell/main.0a1b2c3d.js'), '')
  servers = []
  edges = []
})

afterEach(async () => {
  await Promise.all([...edges, ...servers].map((each) => each.close()))
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Two teams with a release each, whose page is /mf-a or /mf-b. */
function twoTeams() {
  const teams = aReleaseFolder(folder)
  for (const name of ['mf-a', 'mf-b']) teams.publish(name, '1.0.0', { server, release: { requires } })
  return teams
}

/** A server for a folder as remotes have it, or an API that can sell. */
async function listening(answer: (url: string) => string | Buffer): Promise<string> {
  const one = Fastify()
  one.get('/*', async ({ url }) => answer(url))
  servers.push(one)
  await one.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(one.server.address() as AddressInfo).port}`
}

async function anEdge(releaseSource: string, keyFolder: string): Promise<FastifyInstance> {
  const edge = await createEdge({
    dataDir: path.join(folder, 'data'),
    releaseSource,
    keyFolder,
    shellFolder: path.join(folder, 'shell'),
    imageFolder: folder,
    origin: 'http://shop.test',
    apiBase: `${await listening(() => '{"paths":[]}')}/api`,
    api: undefined,
    logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
    workerFile,
  })
  edges.push(edge)
  return edge.server
}

async function expectMissing(edge: FastifyInstance, name: string): Promise<void> {
  const page = await edge.inject({ url: `/${name}/irgendwo`, headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
    503,
    '30',
    'text/html; charset=utf-8',
  ])
  expect(page.body).toContain('503')
  expect((await edge.inject(`/${name}/_payload.json`)).statusCode).toBe(503)
  const ready = await edge.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: 'unavailable', missing: [name] }])
  expect((await edge.inject('/metrics')).body).toContain(`nimbus_missing_remotes{remote="${name}"} 1`)
  const sitemap = await edge.inject('/sitemap.xml')
  expect([sitemap.statusCode, sitemap.headers['retry-after']]).toEqual([503, '60'])
}

// they used to answer 404 for the pages of a team, the withdrawal button among them, and to call themselves ready
describe('an edge that has no release of a remote', () => {
  it('says so once a team’s key is another before its release is', async () => {
    const { releases, keys } = twoTeams()
    await anEdge(releases, keys)
    await edges.pop()!.close()
    const { publicKey } = crypto.generateKeyPairSync('ed25519')
    fs.writeFileSync(path.join(keys, 'mf-b.public.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    const edge = await anEdge(releases, keys)
    expect((await edge.inject('/mf-a')).statusCode).toBe(200)
    await expectMissing(edge, 'mf-b')
  })

  it('says so on an empty data folder while the team’s server is away, and sells once it is back', async () => {
    const { releases, keys } = twoTeams()
    let away = true
    const serve = (name: string) => (url: string) => {
      if (away && name === 'mf-b') throw new Error('away')
      return fs.readFileSync(path.join(releases, name, url))
    }
    const source = `mf-a=${await listening(serve('mf-a'))},mf-b=${await listening(serve('mf-b'))}`
    const edge = await anEdge(source, keys)
    await expectMissing(edge, 'mf-b')
    // nobody is sent there before it is whole
    expect((await edge.inject('/servez')).statusCode).toBe(503)
    away = false
    for (let tries = 0; tries < 200 && (await edge.inject('/readyz')).statusCode !== 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await edge.inject('/readyz')).json()).toMatchObject({ status: 'ready', missing: [] })
    expect((await edge.inject('/servez')).json()).toEqual({ status: 'serving' })
    expect((await edge.inject('/mf-b')).statusCode).toBe(200)
    expect((await edge.inject('/gibtsnicht')).statusCode).toBe(404)
    expect((await edge.inject('/metrics')).body).not.toContain('nimbus_missing_remotes{')
  })

  it('goes on to serve while the API is away, which replacing the edge would not bring back', async () => {
    const { releases, keys } = twoTeams()
    const edge = await anEdge(releases, keys)
    expect((await edge.inject('/servez')).statusCode).toBe(200)
    const [api] = servers
    await api!.close()
    expect((await edge.inject('/readyz')).statusCode).toBe(503)
    expect((await edge.inject('/servez')).statusCode).toBe(200)
    expect((await edge.inject('/mf-a')).statusCode).toBe(200)
  })

  it('tells it from a release that is refused while the one before stays', async () => {
    const { releases, keys, publish } = twoTeams()
    await anEdge(releases, keys)
    await edges.pop()!.close()
    publish('mf-b', '2.0.0', { server, release: { requires: { ...requires, contract: '9.0' } } })
    const edge = await anEdge(releases, keys)
    expect((await edge.inject('/mf-b')).statusCode).toBe(200)
    expect((await edge.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      missing: [],
      refused: { 'mf-b': 'mf-b 2.0.0: needs contract 9.0, the shell has ' + CONTRACT_VERSION },
    })
    const metrics = (await edge.inject('/metrics')).body
    expect(metrics).toContain('nimbus_refused_releases{remote="mf-b"} 1')
    expect(metrics).not.toContain('nimbus_missing_remotes{')
  })

  it('misses nothing of a team whose first deployment is under way', async () => {
    const { releases, keys } = twoTeams()
    fs.mkdirSync(path.join(releases, 'mf-new/1.0.0'), { recursive: true })
    const edge = await anEdge(releases, keys)
    expect((await edge.inject('/readyz')).json()).toMatchObject({ status: 'ready', missing: [] })
    expect((await edge.inject('/mf-new')).statusCode).toBe(404)
  })
})
