import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { version as reactVersion } from 'react'
import { createLogger } from '@nimbus/server-kit/logging'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { createShopApi } from '@nimbus/shop-api/app'
import { apiStore } from '../composition/command/api-store'
import type { Operator } from '../composition/command/decision-store'
import { readDecidedAt } from '../composition/decided-at'
import { apiLink } from '../composition/fleet/fleet-link'
import { createEdge, type Edge } from '../edge'
import { aReleaseFolder, namesItsRelease } from './a-release'

declare const FEDERATION_VERSION: string

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../../dist/server/worker/render-worker.mjs')

const requires = { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion }
const declarationKey = 'shared by edges and API alone'

/** An edge of several, with a folder of its own. */
export interface OneEdge {
  edge: Edge
  address: string
  dataDir: string
  warnings: string[]
  get(url: string, cohort?: number): Promise<{ statusCode: number; body: string }>
}

/** Edges of one shop with an API of its own, on a database in this process. */
export async function severalEdges(dataDir: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-edges-'))
  const shellFolder = path.join(folder, 'shell')
  fs.mkdirSync(shellFolder)
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const { releases, keys, publish } = aReleaseFolder(folder)
  const api = await createShopApi({ dataDir, clock: () => new Date(), declarationKey })
  const app = Fastify()
  let isAway = false
  let closed = false
  app.addHook('onRequest', async () => {
    if (isAway) throw new Error('away')
  })
  await app.register(api.plugin, { prefix: '/api' })
  app.get('/readyz', async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const apiBase = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
  const edges: OneEdge[] = []
  const newFolder = (): string => fs.mkdtempSync(path.join(folder, 'edge-'))
  /** On the data folder of any of them. */
  const operator = async (by: string, at = edges.length - 1): Promise<Operator> => {
    const place = await readDecidedAt(edges[at]!.dataDir)
    return { store: apiStore(place!), by }
  }

  return {
    edges,
    operator,
    folder: newFolder,
    publish: (version: string) =>
      publish('mf-a', version, {
        server: namesItsRelease(version),
        release: { requires, pages: [{ id: 'page', path: '/a/:slug', layout: 'shop' }] },
      }),
    /** The database, for the edges and for operators. */
    away(whether: boolean) {
      isAway = whether
    },
    /** Starts one more, on a folder of its own or on one that there was, with a clock that is so many milliseconds off. */
    async start({ apart = 0, at = newFolder(), source = releases } = {}): Promise<OneEdge> {
      const warnings: string[] = []
      const stream = new Writable({
        write(chunk, _encoding, done) {
          warnings.push(String(chunk))
          done()
        },
      })
      const reached: { at?: string } = {}
      const edge = await createEdge({
        address: () => reached.at,
        dataDir: at,
        releaseSource: source,
        keyFolder: keys,
        shellFolder,
        imageFolder: folder,
        origin: 'http://shop.test',
        apiBase,
        api: undefined,
        declarationKey,
        fleetLink: apiLink({ apiBase, declarationKey }),
        logger: createLogger({ level: 'warn', name: 'edge', personal: [], stream }),
        workerFile,
        elapsed: () => performance.now() + apart,
      })
      await edge.server.listen({ port: 0, host: '127.0.0.1' })
      const address = `http://127.0.0.1:${(edge.server.server.address() as AddressInfo).port}`
      reached.at = address
      const one: OneEdge = {
        edge,
        address,
        dataDir: at,
        warnings,
        get: (url, cohort) =>
          edge.server.inject({
            url,
            headers: { host: 'shop.test', ...(cohort !== undefined && { cookie: `nimbus-cohort=${cohort}` }) },
          }),
      }
      edges.push(one)
      return one
    },
    async stop(one: OneEdge) {
      edges.splice(edges.indexOf(one), 1)
      await one.edge.close()
    },
    /** Its machine is gone, with all that was on it. */
    async lose(one: OneEdge) {
      await this.stop(one)
      fs.rmSync(one.dataDir, { recursive: true, force: true })
    },
    async close() {
      await Promise.all(edges.splice(0).map(({ edge }) => edge.close()))
      if (closed) return
      closed = true
      await app.close()
      await api.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function until(isThere: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50))
}
