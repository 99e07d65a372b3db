import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Validators } from './validators'

/** The compiled validators. Their address is a hash of schema and rules, so they never change. */
export const validatorRoutes =
  ({ validators }: { validators: Validators }): ApiPlugin =>
  async (app) => {
    app.get(
      '/validators/:hash.js',
      {
        schema: {
          tags: ['forms'],
          summary: 'A validation schema as ES module; `export default` is the validator',
          params: v.object({ hash: v.pipe(pathPart, v.regex(/^[0-9a-f]{32}$/)) }),
        },
      },
      async (request, reply) => {
        const text = await validators.moduleOf(request.params.hash)
        if (text === undefined) throw new ApiException(404, 'NotFoundException', 'Diese Prüfregeln gibt es nicht.')
        return reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          .send(text)
      },
    )
  }
