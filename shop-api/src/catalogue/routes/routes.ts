import type { Area } from '@nimbus/shared-contracts/cart'
import {
  itemGroupsSchema,
  onWire,
  tariffListSchema,
  tariffSchema,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../kernel/openapi/tagged-answers'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Catalogue } from '../versions/catalogue'

/** The names of the areas: as in the paths of the pages, and as in those of the orders. */
const AREAS: ReadonlyMap<string, Area> = new Map([
  ['zuhause', 'landline'],
  ['landline', 'landline'],
  ['unterwegs', 'mobile'],
  ['mobile', 'mobile'],
])

const categoryParams = v.object({ area: pathPart, category: pathPart })
const tariffParams = v.object({ id: pathPart })

/** Tariffs, options and hardware as they are sold now. Public: prices can be read without a session. */
export const catalogueRoutes =
  ({ catalogue }: { catalogue: Catalogue }): ApiPlugin =>
  async (app) => {
    function tariffOf(id: string): Tariff {
      const tariff = catalogue.tariff(id)
      if (!tariff) throw new ApiException(404, 'NotFoundException', 'Diesen Tarif gibt es nicht.', [{ id }])
      return tariff
    }

    const tags = ['catalogue']

    app.get(
      '/catalogue/tariffs/:area/:category',
      {
        schema: {
          tags,
          summary: 'All tariffs of a category with their prices',
          params: categoryParams,
          response: { 200: tariffListSchema },
        },
      },
      async (request, reply) => {
        const { area, category } = request.params
        const known = AREAS.get(area)
        const list = known && catalogue.category(known, category)
        if (!list) throw new ApiException(404, 'NotFoundException', 'Diese Tarife gibt es nicht.', [{ area, category }])
        return sendTagged(request, reply, { ...list, tariffs: list.tariffs.map(onWire) })
      },
    )

    app.get(
      '/catalogue/tariffs/:id',
      {
        schema: {
          tags,
          summary: 'One tariff',
          params: tariffParams,
          response: { 200: tariffSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, onWire(tariffOf(request.params.id))),
    )

    for (const list of ['options', 'hardware'] as const) {
      app.get(
        `/catalogue/tariffs/:id/${list}`,
        {
          schema: {
            tags,
            summary: `The ${list} that go with a tariff, in groups`,
            params: tariffParams,
            response: { 200: itemGroupsSchema },
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
