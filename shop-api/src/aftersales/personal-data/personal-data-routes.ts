import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { operatorOnly } from '../../kernel/operator/operator-key'
import type { Queries } from '../../platform/database/database'
import { ApiException } from '../../kernel/errors/api-exception'
import { erasureSchema, heldDataSchema } from './answers'
import { eraseOf } from './erase'
import { heldOn } from './held-data'

export interface PersonalDataRoutesDeps {
  db: Queries
  operatorKey: string
}

const paramsSchema = v.object({ id: pathPart })
const querySchema = v.object({ 'contract-ended': v.optional(v.picklist(['yes'])) })

const noSuchOrder = (): ApiException => new ApiException(404, 'NotFoundException', 'Diese Bestellung gibt es nicht.')

/** What is held on an order, and its erasure; for whoever has the operator's key. */
export const personalDataRoutes =
  ({ db, operatorKey }: PersonalDataRoutesDeps): ApiPlugin =>
  async (app) => {
    app.addHook('preParsing', operatorOnly(operatorKey))

    app.get(
      '/operator/personal-data/:id',
      {
        schema: {
          tags: ['operator'],
          summary: 'Everything that is held on an order; needs the header X-Operator-Key',
          params: paramsSchema,
          response: { 200: heldDataSchema },
        },
      },
      async ({ params: { id } }) => {
        const held = await heldOn(db, id)
        if (!held) throw noSuchOrder()
        return held
      },
    )

    app.delete(
      '/operator/personal-data/:id',
      {
        schema: {
          tags: ['operator'],
          summary: 'Erases what is held on an order and may go, and reduces the rest; needs the header X-Operator-Key',
          params: paramsSchema,
          querystring: querySchema,
          response: { 200: erasureSchema },
        },
      },
      async ({ params: { id }, query }) => {
        const erasure = await eraseOf(db, id, { contractEnded: query['contract-ended'] === 'yes', now: new Date() })
        if (!erasure) throw noSuchOrder()
        return erasure
      },
    )
  }
