import { createPoller } from '@nimbus/server-kit/async'
import { errorFacts } from '@nimbus/server-kit/logging'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { announceDays } from './open-apis/events/announce-days'
import { isWanted } from './open-apis/events/event-query'
import { createHubEvents } from './open-apis/events/hub-events'
import { orderAddresses } from './open-apis/open-apis'
import { createCatalogAnnouncer } from './open-apis/product-catalog/announce-catalog'
import type { ProductCatalog } from './open-apis/product-catalog/product-catalog'
import type { Database } from './platform/database/database'
import { createCallbackHosts, type CallbackHosts } from './platform/events/callback-hosts'
import { eventMetrics } from './platform/events/event-metrics'
import { createEventWorker } from './platform/events/event-worker'
import { createPost } from './platform/events/post-event'

/** How often is looked for another state of the catalogue, and how long a stop waits, in milliseconds. */
const CATALOG_MS = 2_000
const STOP_MS = 8_000

export interface EventsDeps {
  database: Pick<Database, 'db' | 'kind'>
  /** Where events may go; nowhere where it is empty. */
  listenerHosts?: readonly string[] | undefined
  /** For the secrets of listeners. */
  key: Buffer
  shopOrigin: string
  /** The shop's, by which days come. */
  clock: () => Date
  productCatalog: () => ProductCatalog
  register: Registry
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
}

export interface Events {
  /** What hubs are made with. */
  hub: { hosts: CallbackHosts; key: Buffer }
  stop(): Promise<void>
}

/** Tells listeners of open APIs what happens from now on, until the answer is stopped. */
export function startEvents({
  database,
  listenerHosts = [],
  key,
  shopOrigin,
  clock,
  productCatalog,
  register,
  logger,
}: EventsDeps): Events {
  const { db, kind } = database
  const hosts = createCallbackHosts(listenerHosts)
  const addresses = orderAddresses(shopOrigin)
  const worker = createEventWorker({
    db,
    post: createPost(hosts),
    key,
    eventsOf: createHubEvents(db, addresses),
    announceDue: announceDays({ db, clock, addresses, logger }),
    wants: ({ query }, event) => isWanted(query, event),
    metrics: eventMetrics(db, register),
    logger,
    now: () => new Date(),
    // its folder belongs to one process
    alone: kind === 'pglite',
  })
  const announceCatalog = createCatalogAnnouncer({
    db,
    clock,
    productCatalog,
    addresses: addresses.catalog,
    isStopped: () => catalogue.stopped.aborted,
  })
  // beside the worker, which tells what there is while a large catalogue is compared
  const catalogue = createPoller({
    round: () => announceCatalog().then(() => CATALOG_MS),
    onError: (error) => logger?.error({ error: errorFacts(error) }, 'changes of the catalogue cannot be announced'),
    pauseMs: CATALOG_MS,
    stopMs: STOP_MS,
  })
  worker.start()
  catalogue.start()
  return {
    hub: { hosts, key },
    async stop() {
      await Promise.all([worker.stop(), catalogue.stop()])
    },
  }
}
