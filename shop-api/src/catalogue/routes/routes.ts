import type { Area } from '@nimbus/shared-contracts/cart'
import { itemGroupsSchema, tariffListSchema, tariffSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ApiException } from '../../kernel/errors/api-exception'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import type { Catalogue } from '../versions/catalogue'
import { isKnownState } from './entity-tag'

/** The names of the areas: as in the paths of the pages, and as in those of the orders. */
const AREAS: ReadonlyMap<string, Area> = new Map([
  ['zuhause', 'landline'],
  ['landline', 'landline'],
  ['unterwegs', 'mobile'],
  ['mobile', 'mobile'],
])

const categoryParams = v.object({ area: v.string(), category: v.string() })
const tariffParams = v.object({ id: v.string() })

/** Answers with JSON, or with 304 to a client that has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body)
  if (isKnownState(request, reply, text)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Tariffs, options and hardware as they are sold now. Public: prices can be read without a session. */
export const catalogueRoutes =
  ({ catalogue }: { catalogue: Catalogue }): FastifyPluginAsync =>
  async (app) => {
    function tariffOf(id: string): Tariff {
      const tariff = catalogue.tariff(id)
      if (!tariff) throw new ApiException(404, 'NotFoundException', 'Diesen Tarif gibt es nicht.', [{ id }])
      return tariff
    }

    const tags = ['catalogue']

    app.get<{ Params: v.InferOutput<typeof categoryParams> }>(
      '/catalogue/tariffs/:area/:category',
      {
        schema: {
          tags,
          summary: 'All tariffs of a category with their prices',
          params: jsonSchemaOf(categoryParams),
          response: { 200: jsonSchemaOf(tariffListSchema) },
        },
      },
      async (request, reply) => {
        const { area, category } = request.params
        const known = AREAS.get(area)
        const list = known && catalogue.category(known, category)
        if (!list) throw new ApiException(404, 'NotFoundException', 'Diese Tarife gibt es nicht.', [{ area, category }])
        return sendTagged(request, reply, list)
      },
    )

    app.get<{ Params: v.InferOutput<typeof tariffParams> }>(
      '/catalogue/tariffs/:id',
      {
        schema: {
          tags,
          summary: 'One tariff',
          params: jsonSchemaOf(tariffParams),
          response: { 200: jsonSchemaOf(tariffSchema) },
        },
      },
      async (request, reply) => sendTagged(request, reply, tariffOf(request.params.id)),
    )

    for (const list of ['options', 'hardware'] as const) {
      app.get<{ Params: v.InferOutput<typeof tariffParams> }>(
        `/catalogue/tariffs/:id/${list}`,
        {
          schema: {
            tags,
            summary: `The ${list} that go with a tariff, in groups`,
            params: jsonSchemaOf(tariffParams),
            response: { 200: jsonSchemaOf(itemGroupsSchema) },
          },
        },
        async (request, reply) => {
          const tariff = tariffOf(request.params.id)
          const groups = list === 'options' ? catalogue.optionsFor(tariff) : catalogue.hardwareFor(tariff)
          return sendTagged(request, reply, { tariff_id: tariff.concrete_product_id, groups })
        },
      )
    }
  }
