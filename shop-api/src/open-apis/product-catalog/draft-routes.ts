import * as v from 'valibot'
import { ApiException } from '../../kernel/errors/api-exception'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { jsonBodies } from '../../kernel/openapi/validation'
import { limitOfOneRoute, type Access } from '../standard/access'
import { nothingThere, sendResource } from '../standard/send-list'
import { DRAFT_RESOURCES, draftPatch, draftSchema, type DraftResource } from './draft-content'
import type { Drafts } from './drafts'
import type { ProductCatalog } from './product-catalog'

export interface DraftRoutesDeps {
  /** Below which the API lies. */
  base: string
  drafts: Drafts
  productCatalog: () => ProductCatalog
  access: Access
}

const answerSchema = v.looseObject({ id: v.string(), href: v.string(), name: v.string() })

/** Writing TMF620: drafts are made, changed and deleted; of what is sold nothing is (TMF-21). */
export const draftRoutes =
  ({ base, drafts, productCatalog, access }: DraftRoutesDeps): ApiPlugin =>
  async (app) => {
    app.removeContentTypeParser('*')
    jsonBodies(app, ['application/json', 'application/merge-patch+json'])

    /** What isn't a draft is sold, or isn't there. */
    const refusalOf = (resource: DraftResource, id: string): ApiException =>
      productCatalog().find(resource, id)
        ? new ApiException(409, 'ValidationException', 'Was verkauft wird, kann so nicht geändert werden.', [
            { text: `${resource} ${id} is sold: only drafts can be changed here, the catalogue by its operator` },
          ])
        : nothingThere()

    for (const resource of DRAFT_RESOURCES) {
      const path = `${base}/${resource}`
      // behind the limit, which counts wrong keys too
      const common = { preParsing: access.operators, config: limitOfOneRoute }
      const described = { tags: ['TMF620'], security: [{ reader: [] }], ...tmf('TMF620 4.1.0') }
      const params = v.object({ id: pathPart })

      app.post(
        path,
        {
          ...common,
          schema: {
            ...described,
            summary: `Makes a draft of a ${resource}, which nobody can buy; for the operator`,
            body: draftSchema(resource),
            response: { 201: answerSchema },
          },
        },
        async (request, reply) => {
          const made = (await drafts.add(resource, request.body)).make() as { href: string }
          return reply.code(201).header('location', made.href).header('cache-control', 'no-store').send(made)
        },
      )

      app.patch(
        `${path}/:id`,
        {
          ...common,
          schema: {
            ...described,
            summary: `Changes a draft of a ${resource}; for the operator`,
            params,
            body: draftPatch(resource),
            response: { 200: answerSchema },
          },
        },
        async (request, reply) => {
          const { id } = request.params
          const changed = await drafts.change(resource, id, request.body)
          if (!changed) throw refusalOf(resource, id)
          return sendResource(request, reply, changed.make())
        },
      )

      app.delete(
        `${path}/:id`,
        {
          ...common,
          schema: { ...described, summary: `Deletes a draft of a ${resource}; for the operator`, params },
        },
        async ({ params: { id } }, reply) => {
          if (!(await drafts.remove(resource, id))) throw refusalOf(resource, id)
          return reply.code(204).send()
        },
      )
    }
  }
