import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import { Counter, Registry } from 'prom-client'
import { bundledRegister } from './qualification/addresses/data'
import { createRegister } from './qualification/addresses/register'
import { addressRoutes } from './qualification/addresses/routes'
import { createSearch } from './qualification/addresses/search'
import { availabilityRoutes } from './qualification/availability/routes'
import { providerLines } from './qualification/lines/provider-lines'
import { isZipcode } from './qualification/availability/zipcodes'
import { crossOrigin } from './cross-origin'
import { openApis, orderAddresses } from './open-apis/open-apis'
import { createProductCatalog } from './open-apis/product-catalog/product-catalog'
import { bundledCatalogue } from './catalogue/data/bundled'
import { createCatalogue } from './catalogue/versions/catalogue'
import { loadCatalogueFolder } from './catalogue/versions/folder'
import { loadOperatorKey } from './kernel/operator/operator-key'
import { operatorRoutes } from './catalogue/routes/operator-routes'
import { catalogueRoutes } from './catalogue/routes/routes'
import { createCatalogueVersions } from './catalogue/versions/versions'
import { legalPageAt } from './content/legal/legal-pages'
import { contentRoutes } from './content/routes/content-routes'
import { openDatabase, type Queries } from './platform/database/database'
import { operatorListenerRoutes } from './platform/events/operator-listener-routes'
import { createSharedReleases, type SharedReleases } from './platform/releases/shared-releases'
import { releaseRoutes } from './platform/releases/release-routes'
import { purgeRegularly } from './platform/housekeeping/purge'
import { declarationRoutes } from './aftersales/declarations/declaration-routes'
import { createReceiptLinks } from './kernel/documents/receipt-links'
import { deviceRoutes } from './catalogue/routes/device-routes'
import { createDocumentLinks } from './kernel/documents/document-links'
import type { ShopDocuments } from './content/sheets/shop-documents'
import { createDocumentPrinter } from './aftersales/documents/document-printer'
import { documentRoutes } from './aftersales/documents/document-routes'
import { conclusionOf } from './aftersales/order-status/order-events'
import { ApiException } from './kernel/errors/api-exception'
import { errorFacts } from '@nimbus/server-kit/logging'
import { errorHandling } from './kernel/errors/error-handler'
import { answerUnknownCalls } from './kernel/errors/unknown-calls'
import { validatorRoutes } from './forms/validation/validator-routes'
import { createValidators } from './forms/validation/validators'
import { callLimits } from './platform/limits/call-limits'
import { startEvents } from './start-events'
import { startMails, type MailSettings } from './start-mails'
import { documentation } from './kernel/openapi/documentation'
import { boundedHeaders } from './kernel/openapi/known-headers'
import { jsonHandling } from './kernel/openapi/validation'
import { edgeToken } from '@nimbus/server-kit/releases'
import { answerHeaders, API_PREFIX } from '@nimbus/server-kit/http'
import { currentRequest } from '@nimbus/server-kit/logging'
import { UNREADABLE } from '@nimbus/server-kit/http'
import { cartRoutes } from './ordering/routes/cart-routes'
import { orderRoutes } from './ordering/routes/order-routes'
import { operatorOrderRoutes } from './aftersales/order-status/operator-order-routes'
import { createAccessCodes } from './kernel/documents/access-codes'
import { createStatusLinks } from './kernel/documents/status-links'
import { statusRoutes } from './aftersales/order-status/status-routes'
import { packageFolder } from './kernel/package/package-folder'
import { personalDataRoutes } from './aftersales/personal-data/personal-data-routes'
import { resumeRoutes } from './aftersales/resume/resume-routes'
import { searchRoutes } from './content/search/routes'
import { createShopSearch } from './content/search/search'
import { createShopPages } from './content/search/shop-pages'
import { loadKeys } from './platform/session/keys'
import { assertKnownSecret, hasSecret } from './platform/session/known-secret'
import { sessionRoutes, sessionTokens } from './platform/session/session-routes'

export { personalFields } from './aftersales/personal-data/declared-fields'

/** Largest body of a call that sets no limit of its own: a cart is the largest there is. */
const BODY_BYTES = 64 * 1024

export interface ShopApiOptions {
  /** Where PGlite, the secret and caches live. */
  dataDir: string
  /** postgres://… ; PGlite in `dataDir` where it is missing. */
  databaseUrl?: string | undefined
  /** Governs catalogue and legal dates; tokens live by the real time. */
  clock: () => Date
  /** Folder with catalogue files that are sold instead of the bundled ones. */
  catalogueDir?: string | undefined
  logger?: Pick<FastifyBaseLogger, 'error' | 'debug'> | undefined
  /** Where the API counts its statements. */
  register?: Registry | undefined
  /** Where browsers reach the API, for links to documents: "/api" */
  publicBase?: string | undefined
  /** Where customers reach the shop, for the links in mails: "https://shop.example" */
  shopOrigin?: string | undefined
  /** How mails are sent; written to `dataDir` where there is no server. */
  mail?: MailSettings | undefined
  /** Multiplies the limits of calls; 1 unless many customers come from one address, as in tests. */
  limitFactor?: number | undefined
  /** Other origins whose pages may call with credentials. */
  allowedOrigins?: readonly string[] | undefined
  /** At least 32 characters, the same for all copies of the API; made and kept in `dataDir` where it is missing. */
  secret?: string | undefined
  /** Needed to put a catalogue live; made and kept in `dataDir` where it is missing. */
  operatorKey?: string | undefined
  /** Of systems that may read catalogue and orders without who ordered, and nothing else (TMF-2). */
  readerKeys?: readonly string[] | undefined
  /** Where events may go (TMF-19): nowhere unless it is set. */
  listenerHosts?: readonly string[] | undefined
  /** Below which the TMF645 of a provider lies who says what can be had (TMF-26), and its key; our own register without it. */
  linesApi?: string | undefined
  linesKey?: string | undefined
  /** By which an edge proves when it took a declaration; without it no other time than that of this API counts. */
  declarationKey?: string | undefined
  /** Where `migrations/` and `data/` lie; found from the running file upwards where it is missing. */
  packageDir?: string | undefined
  /** The rule functions that validators for browsers bring along; those of the build in `packageDir` where it is missing. */
  formRulesFile?: string | undefined
}

export interface ShopApi {
  /** All calls, for a Fastify server of anybody: `server.register(api.plugin, {prefix: '/api'})`. */
  plugin: FastifyPluginAsync
  /** The same for systems of others (TMF-1): `server.register(api.openApis, {prefix: '/tmf-api'})`. */
  openApis: FastifyPluginAsync
  /** What all edges share, for one in this process. */
  releases: SharedReleases
  /** Rejects while the API can't sell. */
  ready(): Promise<void>
  /** Closes the database; close the server first. */
  close(): Promise<void>
}

/** Keys of the shop, which are those that its database was written with. */
async function secretsOf({ dataDir, secret, operatorKey }: ShopApiOptions, db: Queries) {
  const keys = await loadKeys(dataDir, { configured: secret, isNew: !(await hasSecret(db)) })
  await assertKnownSecret(db, keys.mark)
  return { keys, operatorKey: await loadOperatorKey(dataDir, operatorKey) }
}

/** Opens the shop's backend: database, keys, catalogue, and the plugin that answers the calls of API-1. */
export async function createShopApi(options: ShopApiOptions): Promise<ShopApi> {
  const {
    dataDir,
    databaseUrl,
    clock,
    catalogueDir,
    publicBase = API_PREFIX,
    shopOrigin = 'http://localhost:3000',
    mail = {},
    allowedOrigins = [],
    register: metrics = new Registry(),
    limitFactor = 1,
    packageDir = packageFolder(),
    formRulesFile = join(packageDir, 'dist', 'form-rules.js'),
  } = options
  const ownCatalogue = catalogueDir === undefined ? bundledCatalogue() : await loadCatalogueFolder(catalogueDir)
  const statements = new Counter({
    name: 'nimbus_db_statements_total',
    help: 'Statements sent to the database',
    registers: [metrics],
  })
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    migrationsFolder: join(packageDir, 'migrations'),
    onError: (err) => options.logger?.error({ error: errorFacts(err) }, 'database connection lost'),
    onStatement(statement, request_id) {
      statements.inc()
      options.logger?.debug({ request_id, statement }, 'statement')
    },
  })
  const { db } = database
  const { keys, operatorKey } = await secretsOf(options, db).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const versions = createCatalogueVersions({
    db,
    bundled: ownCatalogue,
    onUnreadable: (id) => options.logger?.error({ id }, 'a stored catalogue cannot be read and is left out'),
  })
  await versions.refresh()
  const catalogue = createCatalogue({ clock, dataAt: versions.dataAt, publicBase })
  const registerData = bundledRegister()
  const register = createRegister(registerData)
  const search = createSearch(register)
  const places = { register, isZipcode }
  const { linesApi: url, linesKey } = options
  const lines = url
    ? providerLines({
        url,
        key: linesKey,
        unitsOf: ({ street, number }) => register.line(street, number).units,
        metrics,
        onAway: (code) => options.logger?.error({ code }, 'the provider does not say what can be had'),
      })
    : undefined
  // of a demonstration that a provider's own answers take the place of
  const unavailableZipcodes = new Set(lines ? [] : registerData.demo.unavailable_zipcodes)
  const validators = createValidators({ db, rules: () => readFile(formRulesFile, 'utf8') })
  const links = createDocumentLinks({ key: keys.links, publicBase })
  const statusLinks = createStatusLinks({ key: keys.status })
  const accessCodes = createAccessCodes({ key: keys.access })
  const receiptLinks = createReceiptLinks({ key: keys.links, publicBase })

  const limits = { db, key: keys.limits, factor: limitFactor }
  const releases = createSharedReleases({ db })

  const documents: ShopDocuments = {
    pageAt: legalPageAt(versions),
    catalogueAt: (now) => createCatalogue({ clock: () => now, dataAt: versions.dataAt, publicBase }),
  }
  const printer = createDocumentPrinter({
    db,
    catalogue,
    clock,
    conclusionOf: (orderId) => conclusionOf(db, orderId),
    documents,
    logger: options.logger,
  })

  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES
    })
    await app.register(currentRequest)
    await app.register(answerHeaders)
    await app.register(errorHandling)
    await app.register(boundedHeaders)
    await app.register(jsonHandling)
    await answerUnknownCalls(app, () => registerCalls(app))
  }
  const registerCalls = async (app: FastifyInstance): Promise<void> => {
    const refuse = async (): Promise<never> => {
      throw new ApiException(400, 'MalformedRequestException', 'Die Adresse konnte nicht gelesen werden.')
    }
    // before a body is read, whatever it is
    app.all(UNREADABLE, { schema: { hide: true }, onRequest: refuse }, refuse)
    if (allowedOrigins.length > 0) await app.register(crossOrigin, { origins: allowedOrigins })
    await app.register(callLimits, limits)
    await app.register(documentation, { publicBase })
    await app.register(sessionTokens, { db, tokenKey: keys.token })
    await app.register(sessionRoutes({ db }))
    await app.register(catalogueRoutes({ catalogue }))
    await app.register(deviceRoutes({ catalogue }))
    await app.register(operatorRoutes({ versions, operatorKey, clock }))
    await app.register(
      operatorOrderRoutes({ db, clock, operatorKey, statusLinks, accessCodes, receiptLinks, shopOrigin }),
    )
    const { declarationKey } = options
    await app.register(releaseRoutes({ releases, operatorKey, edgeToken: declarationKey && edgeToken(declarationKey) }))
    await app.register(operatorListenerRoutes({ db, operatorKey }))
    await app.register(personalDataRoutes({ db, operatorKey }))
    await app.register(addressRoutes({ register, search }))
    await app.register(availabilityRoutes({ db, validators, ...places, catalogue, unavailableZipcodes, lines }))
    await app.register(contentRoutes({ catalogue, clock }))
    await app.register(
      searchRoutes({ search: createShopSearch({ catalogue, clock }), pages: createShopPages({ catalogue, clock }) }),
    )
    await app.register(validatorRoutes({ validators }))
    await app.register(
      declarationRoutes({
        db,
        clock,
        links: receiptLinks,
        declarationKey,
        limitKey: keys.limits,
      }),
    )
    await app.register(documentRoutes({ links, printer }))
    await app.register(
      statusRoutes({ db, clock, statusLinks, accessCodes, receiptLinks, shopOrigin, limitKey: keys.limits }),
    )
    await app.register(resumeRoutes({ db, catalogue, shopOrigin, limitKey: keys.limits }))
    await app.register(cartRoutes({ catalogue, clock, publicBase }))
    await app.register(
      orderRoutes({
        db,
        catalogue,
        clock,
        validators,
        limitKey: keys.limits,
        places,
        vault: keys.vault,
        links,
        documents,
        statusLinks,
        accessCodes,
        shopOrigin,
        logger: options.logger,
      }),
    )
  }
  const endPurges = purgeRegularly(db, (error) => {
    options.logger?.error({ error: errorFacts(error) }, 'old sessions and drafts cannot be deleted')
  })
  const mails = startMails({ database, dataDir, settings: mail, printer, register: metrics, logger: options.logger })
  const { listenerHosts, logger } = options
  const { catalog: addresses } = orderAddresses(shopOrigin)
  const productCatalog = createProductCatalog({ catalogue, clock, addresses, publicBase })
  const events = startEvents({
    database,
    listenerHosts,
    key: keys.events,
    shopOrigin,
    clock,
    productCatalog,
    register: metrics,
    logger,
  })
  return {
    plugin,
    openApis: openApis({
      catalogue,
      clock,
      keys: { operator: operatorKey, readers: options.readerKeys ?? [] },
      ordering: { db, statusLinks, accessCodes, shopOrigin },
      places: { ...places, unavailableZipcodes, lines },
      shopOrigin,
      productCatalog,
      limits,
      events: events.hub,
    }),
    releases,
    ready: database.ready,
    async close() {
      await Promise.all([mails.stop(), events.stop()])
      await endPurges()
      await database.close()
    },
  }
}
