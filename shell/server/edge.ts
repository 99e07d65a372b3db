import path from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { version as reactVersion } from 'react'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'
import { API_PREFIX, gracefulStop, OPEN_API_PREFIX, serverOptions, type GracefulStop } from '@nimbus/server-kit/http'
import { edgeToken } from '@nimbus/server-kit/releases'
import { currentRequest, withoutQueries, type Logger } from '@nimbus/server-kit/logging'
import { observed } from '@nimbus/server-kit/metrics'
import { Registry } from 'prom-client'
import { apiProxy } from './api-proxy'
import { createCohorts, keepFromSharedCaches } from './composition/cohorts'
import { createErrorRates, sharedCounts, type Rate } from './composition/error-rates'
import { writeDecidedAt } from './composition/decided-at'
import { createFleet } from './composition/fleet/fleet'
import type { FleetLink } from './composition/fleet/fleet-link'
import { keepComposition } from './composition/live-composition'
import { releaseSource } from './composition/release-source'
import { watchCanaries } from './composition/watch-canaries'
import { copyRoutes, createCopies } from './declarations/copies'
import { createDeclarationBox } from './declarations/declaration-box'
import { createDeclarationDesk } from './declarations/declaration-desk'
import { declarationRoutes } from './declarations/declaration-routes'
import { createDelivery } from './declarations/deliver'
import { createDeclarationPage } from './declarations/show-declaration'
import { keepPageData } from './document/kept-page-data'
import { keepShell } from './document/keep-shell'
import { readShellAssets } from './document/shell-assets'
import { openFileCache } from './images/file-cache'
import { createImageService } from './images/image-service'
import { buildRoutes } from './routes/build-routes'
import { sendErrorDocuments } from './routes/error-documents'
import { failureRoutes } from './routes/failure-routes'
import { iconRoutes } from './routes/icon-routes'
import { imageRoutes } from './routes/image-routes'
import { pageRoutes } from './routes/page-routes'
import { staticRoutes } from './routes/static-routes'
import { statusRoutes } from './routes/status-routes'
import { releaseName } from '../src/routing/visit'
import { createEdgeMetrics } from './edge-metrics'
import { needFolders } from './need-folders'
import { createPageService } from './rendering/page-service'
import { createRendererPool } from './rendering/renderer-pool'
import { allowOverrides } from './override/allow-overrides'
import { securityHeaders } from './security'
import { fetchShopPages } from './seo/fetch-shop-pages'
import { seoRoutes } from './seo/seo-routes'

declare const FEDERATION_VERSION: string

/** Bytes of drawn pictures that are kept. */
const IMAGE_CACHE_BYTES = 256 * 1024 * 1024

export interface EdgeOptions {
  dataDir: string
  releaseSource: string
  keyFolder: string
  /** True lets developers load a remote from their own machine; off unless the deployment says so. */
  overrides?: boolean
  /** The shell's build for browsers. */
  shellFolder: string
  /** Sources of the image service, and the hosts that it may fetch others from. */
  imageFolder: string
  imageAllowHosts?: readonly string[]
  /** Base of the API as the render workers reach it. */
  apiBase: string
  /** Origin of the shop's addresses, "https://shop.example". */
  origin: string
  /** The API in this process, and what it has for systems of others; without it, the one at `apiBase`. */
  api: { plugin: FastifyPluginAsync; openApis?: FastifyPluginAsync; ready: () => Promise<void> } | undefined
  /** Where edges share what they show; without it, this one goes by its data folder alone. */
  fleetLink?: FleetLink | undefined
  /** Where other edges reach this one, for copies of declarations. */
  address?: () => string | undefined
  /** The shop's clock, which dates declarations as the API's dates orders; the real time without it. */
  clock?: () => Date
  /** By which the API believes when a declaration came. */
  declarationKey?: string | undefined
  /** Multiplies the limits of calls that the edge counts. */
  limitFactor?: number
  logger: Logger
  /** Where it is counted; see docs/operations.md. */
  register?: Registry
  /** Whose X-Forwarded-… headers count. */
  trustedProxies?: readonly string[]
  /** Other than the built one, for tests. */
  workerFile?: string
  /** Another clock that nobody sets, in milliseconds, for tests. */
  elapsed?: () => number
}

export interface Edge {
  server: FastifyInstance
  /** Ends it as an operator does, see graceful-stop; false when requests were lost. */
  stop: GracefulStop['stop']
  close(): Promise<void>
}

/** Puts the edge together: composition, render workers, pages, static files, the API behind it. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  const {
    logger,
    register = new Registry(),
    trustedProxies = [],
    clock = () => new Date(),
    limitFactor = 1,
    declarationKey,
  } = options
  const server = Fastify(serverOptions({ logger, trustedProxies }))
  const graceful = gracefulStop(server)
  const metrics = createEdgeMetrics(register)
  const warn = (message: string): void => server.log.warn(withoutQueries(message))
  const rates = createErrorRates()
  const shopPages = fetchShopPages(options.apiBase)
  const pool = createRendererPool({
    apiBase: options.apiBase,
    soldPaths: async () => (await shopPages()).paths,
    warn,
    // whoever was answered before it ended counts for nothing else
    onEnd({ name, version }) {
      const release = releaseName(name, version)
      rates.countFailure(release)
      metrics.failed({ remote: name, release })
    },
    workerFile: options.workerFile,
  })
  await needFolders(options.dataDir)
  const { apiBase, fleetLink } = options
  const shares = fleetLink && declarationKey !== undefined
  await writeDecidedAt(options.dataDir, shares ? { apiBase, key: edgeToken(declarationKey) } : undefined)
  const shellFolders = await keepShell(options.shellFolder, path.join(options.dataDir, 'shells'))
  const assets = await readShellAssets(shellFolders[0])
  const fleet =
    fleetLink &&
    createFleet({
      link: fleetLink,
      dataDir: options.dataDir,
      address: options.address,
      counts: () => sharedCounts(shown, rates),
      warn,
      elapsed: options.elapsed,
    })
  let shown: readonly string[] = []
  /** Of a release on all edges, as far as this one knows. */
  const rate = (release: string): Rate => {
    const [here, there] = [rates.rate(release), fleet?.others(release)]
    return there ? { requests: here.requests + there.requests, failures: here.failures + there.failures } : here
  }
  const keeper = await keepComposition({
    fleet,
    source: releaseSource(options.releaseSource, options.keyFolder),
    dataDir: options.dataDir,
    mirror: path.join(options.dataDir, 'mirror'),
    keyFolder: options.keyFolder,
    shell: { contract: CONTRACT_VERSION, federation: FEDERATION_VERSION, react: reactVersion },
    shellBuild: [assets.entry, ...assets.preload].join(),
    check: pool.check,
    counts: (name, version) => rate(releaseName(name, version)),
    onChange(running) {
      const releases = running.flatMap(({ live }) => [...live.releases.values()])
      pool.keepOnly(releases)
      const names = new Set(releases.map(({ name, version }) => releaseName(name, version)))
      rates.keepOnly(names)
      // counts matter while a canary runs
      shown = running.length > 1 ? [...names] : []
    },
    onReleaseChange: ({ says, ...change }) => server.log.info(change, says),
    warn,
  })
  const cohorts = createCohorts({ keeper })
  const canaries = watchCanaries(keeper, { rate }, { register, warn })
  // an API in this process answers only now
  server.addHook('onListen', async () => void keeper.checkAgain())
  const page = createPageService({
    renderer(name, version) {
      const release = releaseName(name, version)
      const renderer = pool.find(name, version)
      return renderer && metrics.measured(renderer, { remote: name, release })
    },
    onLookUp: metrics.lookedUp,
    onFailure: ({ owner, version }) => metrics.failed({ remote: owner, release: releaseName(owner, version) }),
    onAnswer({ owner, version }, failed) {
      rates.countRequest(releaseName(owner, version))
      if (failed) rates.countFailure(releaseName(owner, version))
    },
    warn,
  })

  // nobody may be answered by one edge that has switched and then by one that has not
  server.addHook('onRequest', async () => keeper.moment())
  // after what the routes say and before anything is compressed
  server.addHook('onSend', async (_request, reply, payload) => {
    keepFromSharedCaches(reply)
    return payload
  })
  await server.register(observed, { register })
  await server.register(currentRequest)

  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
  })
  await server.register(securityHeaders)
  if (options.overrides) allowOverrides(server)
  const documents = { assets, kept: keepPageData(), apiBase: API_PREFIX, origin: options.origin }
  sendErrorDocuments(server, { cohorts, ...documents })
  const { api } = options
  if (api) {
    await server.register(api.plugin, { prefix: API_PREFIX })
    if (api.openApis) await server.register(api.openApis, { prefix: OPEN_API_PREFIX })
  } else {
    const { origin: upstream, pathname } = new URL(options.apiBase)
    await server.register(apiProxy, { upstream, prefix: API_PREFIX, rewritePrefix: pathname })
    await server.register(apiProxy, { upstream, prefix: OPEN_API_PREFIX, rewritePrefix: OPEN_API_PREFIX })
  }
  const desk = createDeclarationDesk({
    box: await createDeclarationBox({ folder: path.join(options.dataDir, 'declarations'), warn }),
    deliver: createDelivery({ apiBase: options.apiBase, declarationKey }),
    ...(fleet &&
      declarationKey !== undefined && { copy: createCopies({ addresses: fleet.addresses, declarationKey, warn }) }),
    clock,
    warn,
  })
  if (fleet && declarationKey !== undefined) await server.register(copyRoutes, { desk, declarationKey })
  // what was taken before a restart; an API in this process answers only now
  server.addHook('onListen', async () => void desk.deliverKept())
  await server.register(declarationRoutes, {
    desk,
    clock,
    origin: options.origin,
    limitFactor,
    show: createDeclarationPage({ cohorts, renderer: pool.find, warn, ...documents }),
  })
  await server.register(statusRoutes, {
    keeper,
    decisionsFrom: () => fleet?.origin() ?? 'data folder',
    register,
    stopping: graceful.stopping,
    apiReady: options.api?.ready ?? probe(options.apiBase),
  })
  const cache = await openFileCache(path.join(options.dataDir, 'images'), IMAGE_CACHE_BYTES)
  const image = createImageService({ folder: options.imageFolder, allowHosts: options.imageAllowHosts ?? [], cache })
  await server.register(imageRoutes, { image })
  await server.register(iconRoutes)
  await server.register(buildRoutes, { keeper, cohorts })
  await server.register(failureRoutes, { register, keeper, onFailure: rates.countFailure })
  await server.register(staticRoutes, {
    shellFolders,
    mirror: path.join(options.dataDir, 'mirror'),
  })
  await server.register(seoRoutes, {
    live: () => keeper.current(),
    pages: shopPages,
    origin: options.origin,
  })
  await server.register(pageRoutes, { page, cohorts, ...documents })

  return {
    server,
    async stop(how) {
      canaries.close()
      // as long as it answers, it shows what the other edges do
      const finished = await graceful.stop(how)
      await keeper.close()
      await pool.close()
      return finished
    },
    async close() {
      canaries.close()
      await keeper.close()
      await server.close()
      await pool.close()
    },
  }
}

/** Asks an API elsewhere whether it sells. */
const probe = (apiBase: string) => async (): Promise<void> => {
  const response = await fetch(new URL('/readyz', apiBase), { signal: AbortSignal.timeout(2_000), redirect: 'error' })
  if (!response.ok) throw new Error(`api: readyz answered ${response.status}`)
}
