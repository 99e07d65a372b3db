import diagnostics from 'node:diagnostics_channel'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { API_PREFIX, OPEN_API_PREFIX } from '@nimbus/server-kit/http'
import { createLogger } from '@nimbus/server-kit/logging'
import { observed } from '@nimbus/server-kit/metrics'
import { apiLink } from '../../shell/server/composition/fleet/fleet-link'
import { createEdge } from '../../shell/server/edge'
import { createShopApi } from '../../shop-api/src/app'

/** What a process says of itself. */
export interface Said {
  /** Labels by the name of the metric. */
  metrics: Map<string, readonly string[]>
  /** Patterns of its routes, as the label `route` has them. */
  routes: Set<string>
}

const ROOT = path.resolve(__dirname, '../..')

function saidBy(register: Registry, routes: Set<string>): Said {
  // prom-client keeps the labels that a metric was declared with, and has no type for it
  const declared = register.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]
  return { metrics: new Map(declared.map(({ name, labelNames }) => [name, labelNames])), routes }
}

/** The routes of every server that `make` sets up. */
async function routesWhile(make: () => Promise<void>): Promise<Set<string>> {
  const routes = new Set<string>()
  const hear = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url }) => void routes.add(url))
  }
  diagnostics.subscribe('fastify.initialization', hear)
  await make().finally(() => diagnostics.unsubscribe('fastify.initialization', hear))
  return routes
}

/** Metrics and routes of one edge of several, with no release, and of an API, as they declare them. */
export async function observedShop(): Promise<{ edge: Said; api: Said }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-observed-'))
  const inFolder = (name: string): string => {
    fs.mkdirSync(path.join(folder, name))
    return path.join(folder, name)
  }
  const ofEdge = new Registry()
  const ofApi = new Registry()
  const ends: (() => Promise<void>)[] = []
  const shellFolder = inFolder('shell')
  // where nobody is
  const elsewhere = { apiBase: 'http://127.0.0.1:9/api', declarationKey: 'a key that nobody else has' }
  fs.writeFileSync(path.join(shellFolder, 'main.0a1b2c3d.js'), '')
  const edgeRoutes = await routesWhile(async () => {
    const edge = await createEdge({
      dataDir: inFolder('edge'),
      releaseSource: inFolder('releases'),
      keyFolder: inFolder('keys'),
      shellFolder,
      imageFolder: folder,
      origin: 'http://shop.test',
      ...elsewhere,
      fleetLink: apiLink(elsewhere),
      api: undefined,
      overrides: true,
      logger: createLogger({ level: 'silent', name: 'edge', personal: [] }),
      register: ofEdge,
    })
    ends.push(() => edge.close())
  })
  const apiRoutes = await routesWhile(async () => {
    collectDefaultMetrics({ register: ofApi })
    const api = await createShopApi({
      dataDir: inFolder('api'),
      clock: () => new Date(),
      register: ofApi,
      packageDir: path.join(ROOT, 'shop-api'),
    })
    const server = Fastify()
    ends.push(() => server.close(), api.close)
    await server.register(observed, { register: ofApi })
    await server.register(api.plugin, { prefix: API_PREFIX })
    await server.register(api.openApis, { prefix: OPEN_API_PREFIX })
    await server.ready()
  })
  for (const end of ends) await end()
  fs.rmSync(folder, { recursive: true, force: true })
  return { edge: saidBy(ofEdge, edgeRoutes), api: saidBy(ofApi, apiRoutes) }
}
