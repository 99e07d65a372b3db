import * as v from 'valibot'
import { ApiException } from '../../kernel/errors/api-exception'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { jsonBodies } from '../../kernel/openapi/validation'
import type { Queries } from '../../platform/database/database'
import type { CallbackHosts } from '../../platform/events/callback-hosts'
import { limitOfOneRoute, type Access } from '../standard/access'
import type { Addresses } from '../standard/addresses'
import { nothingThere } from '../standard/send-list'
import { queryFault, type HubTopics } from './event-query'
import { eventSubscription, MOST_LISTENERS, subscribe, unsubscribe } from './subscriptions'

const subscriptionInput = v.strictObject({
  callback: v.pipe(v.string(), v.maxLength(500)),
  query: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
})

const subscription = v.looseObject({ id: v.string(), callback: v.string(), query: v.string(), secret: v.string() })

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface HubRoutesDeps {
  db: Queries
  access: Access
  hosts: CallbackHosts
  /** For the secrets of listeners. */
  key: Buffer
}

/** One API that has a hub. */
export interface Hub {
  /** "TMF622" */
  api: string
  /** "TMF622 4.0.0" */
  version: string
  /** Below which it lies. */
  base: string
  addresses: Addresses
  topics: HubTopics
}

const refuse = (status: number, text: string): ApiException =>
  new ApiException(status, 'ValidationException', 'Hierhin gehen keine Ereignisse.', [{ text }])

/** The hub of an API: who is told of its events, for the operator. */
export const hubRoutes =
  ({ db, access, hosts, key }: HubRoutesDeps, { api, version, base, addresses, topics }: Hub): ApiPlugin =>
  async (app) => {
    app.removeContentTypeParser('*')
    jsonBodies(app, ['application/json'])
    // behind the limit, which counts wrong keys too
    const common = { preParsing: access.operators, config: limitOfOneRoute }
    const described = { tags: [api], security: [{ reader: [] }], ...tmf(version) }

    app.post(
      `${base}/hub`,
      {
        ...common,
        schema: {
          ...described,
          summary:
            'Tells an address of all that happens from now on; for the operator. Its secret is told here alone; the same again answers the same',
          body: subscriptionInput,
          response: { 201: subscription },
        },
      },
      async ({ body: { callback, query = '' } }, reply) => {
        const refusal = hosts.refusalOf(callback) ?? queryFault(query, topics)
        if (refusal !== undefined) throw refuse(400, refusal)
        const listener = await subscribe(db, { api, callback, query })
        if (!listener) throw refuse(409, `there are ${MOST_LISTENERS} listeners already`)
        return reply
          .code(201)
          .header('location', addresses.of('hub', listener.id))
          .header('cache-control', 'no-store')
          .send(eventSubscription(listener, key, addresses))
      },
    )

    app.delete(
      `${base}/hub/:id`,
      {
        ...common,
        schema: {
          ...described,
          summary: 'Tells an address nothing more; for the operator',
          params: v.object({ id: pathPart }),
        },
      },
      async ({ params: { id } }, reply) => {
        if (!UUID.test(id)) throw nothingThere()
        if (!(await unsubscribe(db, api, id))) throw nothingThere()
        return reply.code(204).send()
      },
    )
  }
