import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { writeDecision } from './composition/decision'
import { createEdge, type Edge } from './edge'
import { aReleaseFolder, namesItsRelease } from './testing/a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../dist/server/worker/render-worker.mjs')

const requires = { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion }

let folder: string
let edge: Edge
let publish: (version: string) => void

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-canary-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish: write } = aReleaseFolder(folder)
  publish = (version) =>
    write('mf-a', version, {
      server: namesItsRelease(version),
      release: { requires, pages: [{ id: 'page', path: '/a/:slug', layout: 'shop' }] },
    })
  publish('1.0.0')
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
  const given = { id: 'd1', at: '2026-11-28T12:00:00.000Z', by: 'anna' }
  await writeDecision(folder, 'mf-a', { ...given, kind: 'canary', share: 10, base: '1.0.0', aside: '1.0.0' })
  publish('2.0.0')
  await until(async () => (await as(9)('/builds/latest.json')).body !== (await as(10)('/builds/latest.json')).body)
}, 60_000)

afterEach(async () => {
  await edge.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** What a visitor with this number is answered. */
const as = (cohort: number) => (url: string) =>
  edge.server.inject({ url, headers: { host: 'shop.test', cookie: `nimbus-cohort=${cohort}` } })

async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Address of what the browser is told about a page. */
const dataOf = (html: string): string => {
  const [, late = ''] = /data-late="([^"]*)"/.exec(html) ?? []
  return JSON.parse(late.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).data
}

describe('a canary of 10 %', () => {
  it('is the same release in document, data, payload, build id and route rules of a visitor', async () => {
    const builds: string[] = []
    for (const [cohort, version] of [
      [9, '2.0.0'],
      [10, '1.0.0'],
    ] as const) {
      const get = as(cohort)
      const document = await get('/a/m')
      expect(document.body).toContain(`<h1>Release ${version}</h1>`)
      expect(document.headers['cache-control']).toBe('private, no-cache')
      expect(document.headers.vary).toMatch(/cookie/)
      const data = JSON.parse((await get(dataOf(document.body))).body)
      expect(data.composition.releases).toMatchObject([{ version }])
      expect(JSON.parse((await get('/a/m/_payload.json')).body)).toMatchObject({
        payload: { version },
        release: `mf-a ${version}`,
      })
      const { id } = JSON.parse((await get('/builds/latest.json')).body)
      expect(id).toBe(data.composition.build_id)
      expect((await get(`/builds/meta/${id}.json`)).statusCode).toBe(200)
      builds.push(id)
    }
    expect(new Set(builds).size).toBe(2)
  }, 60_000)

  it('goes back by itself once too many of its pages fail, and is told in the metrics', async () => {
    for (let request = 0; request < 19; request++) await as(9)('/a/m')
    await as(9)('/a/kaputt')
    await as(9)('/a/kaputt')
    await until(async () => (await as(9)('/a/m')).body.includes('Release 1.0.0'))
    await until(async () => (await as(9)('/metrics')).body.includes('nimbus_canaries_ended_total{remote="mf-a"} 1'))
    expect(JSON.parse((await as(9)('/readyz')).body).releases).toEqual({ 'mf-a': '1.0.0' })
    // the browser asks for what it was told before the end
    expect((await as(9)('/remotes/mf-a/2.0.0/entry.js')).statusCode).toBe(200)
  }, 60_000)
})
