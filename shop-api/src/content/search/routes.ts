import { isSearchGroup, searchAnswerSchema, shopPagesSchema, type ShopPages } from '@nimbus/shared-contracts/search'
import * as v from 'valibot'
import { sendTagged } from '../../kernel/openapi/tagged-answers'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { repeatable } from '../../kernel/openapi/bounds'
import type { ShopSearch } from './search'

/** Of a repeated one the first counts. */
const querySchema = v.object({ q: repeatable, group: repeatable })

export interface SearchRoutesDeps {
  search: ShopSearch
  pages: () => ShopPages
}

/** The search over tariffs, devices, help and legal pages. Public, as all that it finds is. */
export const searchRoutes =
  ({ search: { search }, pages }: SearchRoutesDeps): ApiPlugin =>
  async (app) => {
    app.get(
      '/search',
      {
        schema: {
          tags: ['content'],
          summary: 'Tariffs, devices, help and legal pages by the words of a query; an unknown group is left out',
          querystring: querySchema,
          response: { 200: searchAnswerSchema },
        },
      },
      async (request, reply) => {
        const [q = ''] = [request.query.q].flat()
        const [group] = [request.query.group].flat()
        return sendTagged(request, reply, search(q, isSearchGroup(group) ? group : undefined))
      },
    )
    app.get(
      '/pages',
      {
        schema: {
          tags: ['content'],
          summary: 'Paths of the pages that what is sold now gives rise to',
          response: { 200: shopPagesSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, pages()),
    )
  }
