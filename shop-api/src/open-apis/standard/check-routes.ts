import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { jsonBodies } from '../../kernel/openapi/validation'
import { limitOfOneRoute, type Access } from './access'
import type { Addresses } from './addresses'
import type { Checked, KeptCheck, KeptChecks } from './kept-checks'
import { asList, listQuery, PAGE_SIZE, resourceQuery, withFields } from './list-query'
import { nothingThere, sendPage, sendResource } from './send-list'

/** A resource that is a question with its answer: who posts it is told at once, and can read it again for a day. */
export interface CheckApi<Body extends v.GenericSchema> {
  /** Below which its API lies. */
  base: string
  resource: string
  /** "TMF673 4.0.1" */
  standard: string
  /** What is asked, for people: "whether an address is right" */
  question: string
  body: Body
  /** What its answer calls its state. */
  stateName: 'state' | 'status'
  check(body: v.InferOutput<Body>, now: Date): Checked | Promise<Checked>
  /** Answers 200, as the standard wants it for this body; 201 with the resource's address else. */
  isInstant?(body: v.InferOutput<Body>): boolean
}

export interface CheckRoutesDeps {
  kept: KeptChecks
  access: Access
  addresses: Addresses
}

const checkSchema = v.looseObject({ id: v.string(), href: v.string() })

/** Asks, lists and reads; a system sees what it has asked for itself (TMF-13). */
export const checkRoutes =
  <Body extends v.GenericSchema>(api: CheckApi<Body>, { kept, access, addresses }: CheckRoutesDeps): ApiPlugin =>
  async (app) => {
    const { base, resource, standard, question, stateName } = api
    const [tag = standard] = standard.split(' ', 1)
    const path = `${base}/${resource}`
    // behind the limit, which counts wrong keys too
    const common = { preParsing: access.readers, config: limitOfOneRoute }
    const described = { tags: [tag], security: [{ reader: [] }], ...tmf(standard) }
    const written = ({ id, ...answer }: KeptCheck) => ({ id, href: addresses.of(resource, id), ...answer })
    app.removeContentTypeParser('*')
    jsonBodies(app, ['application/json'])

    app.get(
      path,
      {
        ...common,
        schema: {
          ...described,
          summary: `A page of what this key has asked in the last 24 hours: ${question}`,
          querystring: listQuery(['id', stateName]),
          response: { 200: v.array(checkSchema), 206: v.array(checkSchema) },
        },
      },
      async (request, reply) => {
        const { fields, offset = 0, limit = PAGE_SIZE, ...asked } = request.query
        const asker = { resource, owner: access.ownerOf(request) }
        const page = { offset, limit: Math.min(limit, PAGE_SIZE) }
        const { id, [stateName]: state } = asList(asked)
        const { total, shown } = await kept.page(asker, { ...(id && { id }), ...(state && { state }) }, page)
        const resources = shown.map((one) => withFields(written(one), fields))
        return sendPage(request, reply, { total, count: shown.length, text: JSON.stringify(resources) })
      },
    )

    app.get(
      `${path}/:id`,
      {
        ...common,
        schema: {
          ...described,
          summary: `What was answered: ${question}`,
          params: v.object({ id: pathPart }),
          querystring: resourceQuery,
          response: { 200: checkSchema },
        },
      },
      async (request, reply) => {
        const known = await kept.find({ resource, owner: access.ownerOf(request) }, request.params.id)
        if (!known) throw nothingThere()
        return sendResource(request, reply, withFields(written(known), request.query.fields))
      },
    )

    app.post(
      path,
      {
        ...common,
        schema: {
          ...described,
          summary: `Asks ${question}`,
          body: api.body,
          response: { 200: checkSchema, 201: checkSchema },
        },
      },
      async (request, reply) => {
        const body = request.body as v.InferOutput<Body>
        const answer = await api.check(body, new Date())
        const made = written(await kept.add({ resource, owner: access.ownerOf(request) }, answer))
        reply.header('cache-control', 'no-store')
        if (!api.isInstant?.(body)) reply.code(201).header('location', made.href)
        return reply.send(made)
      },
    )
  }
