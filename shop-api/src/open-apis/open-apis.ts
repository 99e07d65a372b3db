import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { answerHeaders, OPEN_API_PREFIX, UNREADABLE } from '@nimbus/server-kit/http'
import { currentRequest } from '@nimbus/server-kit/logging'
import type { Catalogue } from '../catalogue/versions/catalogue'
import { ApiException } from '../kernel/errors/api-exception'
import { errorHandlingAs } from '../kernel/errors/error-handler'
import { answerUnknownCalls } from '../kernel/errors/unknown-calls'
import { documentation } from '../kernel/openapi/documentation'
import { boundedHeaders } from '../kernel/openapi/known-headers'
import { jsonHandling } from '../kernel/openapi/validation'
import { callLimits, type CallLimitsOptions } from '../platform/limits/call-limits'
import type { CheckDeps } from '../qualification/availability/check-availability'
import type { CallbackHosts } from '../platform/events/callback-hosts'
import type { MoveOrderDeps } from '../aftersales/order-status/move-order'
import { APPOINTMENT_BASE, appointmentRoutes } from './appointment/routes'
import { CATALOG_TOPICS, ORDER_TOPICS } from './events/hub-events'
import { hubRoutes } from './events/hub-routes'
import { registeredAddresses } from './geographic-address/registered-addresses'
import { GEOGRAPHIC_ADDRESS_BASE, geographicAddressRoutes } from './geographic-address/routes'
import { OFFERING_QUALIFICATION_BASE, offeringQualificationRoutes } from './offering-qualification/routes'
import { createDrafts } from './product-catalog/drafts'
import type { ProductCatalog } from './product-catalog/product-catalog'
import { PRODUCT_CATALOG_BASE, productCatalogRoutes } from './product-catalog/routes'
import type { OrderAddresses } from './product-ordering/order-resource'
import { PRODUCT_ORDERING_BASE } from './product-ordering/ordering-calls'
import { productOrderingRoutes } from './product-ordering/routes'
import { createAccess, type Keys } from './standard/access'
import { addressesOf, EXTENSION_SCHEMA_PATH } from './standard/addresses'
import extensionSchema from './standard/nimbus.schema.json'
import { createKeptChecks } from './standard/kept-checks'
import { standardError, standardErrorSchema } from './standard/standard-error'

/** A change of an order is the largest body. */
const BODY_BYTES = 16 * 1024

const INFO = {
  title: 'Open APIs of the Nimbus shop',
  version: '4.1.0',
  description: 'The shop as the TM Forum describes one; docs/open-apis.md has the mapping. Amounts are euros.',
}

export interface OpenApisDeps {
  catalogue: Catalogue
  clock: () => Date
  /** The operator's, and those of systems that may read. */
  keys: Keys
  /** What orders are read with and moved by. */
  ordering: Omit<MoveOrderDeps, 'clock'>
  /** What addresses are checked with, and what can be had there. */
  places: Omit<CheckDeps, 'catalogue'>
  /** "https://shop.example" */
  shopOrigin: string
  /** What is sold, as TMF620 has it. */
  productCatalog: () => ProductCatalog
  limits: CallLimitsOptions
  /** To whom events may go, and the key of their secrets. */
  events: { hosts: CallbackHosts; key: Buffer }
}

/** Where an order's resources lie; `origin` is that of the shop. */
export const orderAddresses = (origin: string): OrderAddresses => ({
  orders: addressesOf(origin, PRODUCT_ORDERING_BASE),
  catalog: addressesOf(origin, PRODUCT_CATALOG_BASE),
  visits: addressesOf(origin, APPOINTMENT_BASE),
})

/** The shop for systems of others: `server.register(openApis(…), {prefix: '/tmf-api'})`. */
export const openApis = (deps: OpenApisDeps): FastifyPluginAsync => {
  const { catalogue, clock, keys, ordering, places, shopOrigin, productCatalog, limits, events } = deps
  const ofOrders = orderAddresses(shopOrigin)
  const { catalog: addresses, visits: ofVisits } = ofOrders
  const ofPlaces = addressesOf(shopOrigin, GEOGRAPHIC_ADDRESS_BASE)
  const ofChecks = addressesOf(shopOrigin, OFFERING_QUALIFICATION_BASE)
  const registered = registeredAddresses(places.register, ofPlaces)
  const access = createAccess(keys)
  const kept = createKeptChecks(ordering.db)
  const drafts = createDrafts({ db: ordering.db, clock, addresses })

  const registerCalls = async (app: FastifyInstance): Promise<void> => {
    const refuse = async (): Promise<never> => {
      throw new ApiException(400, 'MalformedRequestException', 'Die Adresse konnte nicht gelesen werden.')
    }
    app.all(UNREADABLE, { schema: { hide: true }, onRequest: refuse }, refuse)
    await app.register(callLimits, limits)
    await app.register(documentation, { publicBase: OPEN_API_PREFIX, info: INFO, refusal: standardErrorSchema })
    // read by whoever validates what it was sent, and has no key
    app.get(EXTENSION_SCHEMA_PATH, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('application/schema+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(extensionSchema)),
    )
    await app.register(productCatalogRoutes({ productCatalog, drafts, access }))
    await app.register(productOrderingRoutes({ ...ordering, clock, access, addresses: ofOrders }))
    const hub = { db: ordering.db, access, ...events }
    const ofCatalog = { api: 'TMF620', version: 'TMF620 4.1.0', base: PRODUCT_CATALOG_BASE, addresses }
    await app.register(hubRoutes(hub, { ...ofCatalog, topics: CATALOG_TOPICS }))
    const ofOrdering = { api: 'TMF622', version: 'TMF622 4.0.0', base: PRODUCT_ORDERING_BASE }
    await app.register(hubRoutes(hub, { ...ofOrdering, addresses: ofOrders.orders, topics: ORDER_TOPICS }))
    await app.register(geographicAddressRoutes({ ...places, registered, kept, access, addresses: ofPlaces }))
    const judging = { ...places, catalogue, productCatalog, registered, catalogAddresses: addresses }
    await app.register(offeringQualificationRoutes(judging, { kept, access, addresses: ofChecks }))
    const visits = { db: ordering.db, clock, register: places.register, registered }
    const ofAppointments = { kept, access, addresses: ofVisits, orderAddresses: ofOrders }
    await app.register(appointmentRoutes({ ...visits, ...ofAppointments }))
  }

  return async (app) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_BYTES
    })
    await app.register(currentRequest)
    await app.register(answerHeaders)
    await app.register(errorHandlingAs(standardError))
    await app.register(boundedHeaders)
    await app.register(jsonHandling)
    // a call that isn't taken is answered so, whatever it brings
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    await answerUnknownCalls(app, () => registerCalls(app))
  }
}
