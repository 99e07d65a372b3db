import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { ApiException } from '../../kernel/errors/api-exception'
import { checkCatalogue } from '../checks/check'
import { operatorOnly } from '../../kernel/operator/operator-key'
import { formatProblem, MOST_PROBLEMS } from '../data/problem'
import type { CatalogueVersions } from '../versions/versions'

/** How often a running API looks for a catalogue that another process has applied. */
const POLL_MS = 5_000

/** Largest catalogue; 5,000 devices are 4.6 MB. Nobody sends one without the key: that is asked for before the body. */
const CATALOGUE_BYTES = 32 * 1024 * 1024

const applySchema = v.object({
  data: v.looseObject({}),
  /** Instant of the shop's clock; now when it is left out. */
  effective_from: v.optional(instantSchema),
})
const appliedSchema = v.object({ id: v.string(), version: v.string(), effective_from: instantSchema })

export interface OperatorRoutesDeps {
  versions: CatalogueVersions
  operatorKey: string
  clock: () => Date
}

/** Puts a catalogue live in the running shop, and follows what other copies of the API have put live. */
export const operatorRoutes =
  ({ versions, operatorKey, clock }: OperatorRoutesDeps): ApiPlugin =>
  async (app) => {
    await versions.refresh()
    const poll = setInterval(() => {
      versions.refresh().catch((error: unknown) => app.log.error(error, 'the applied catalogues could not be read'))
    }, POLL_MS)
    poll.unref()
    app.addHook('onClose', async () => clearInterval(poll))

    app.post(
      '/operator/catalogue',
      {
        bodyLimit: CATALOGUE_BYTES,
        config: { showsItsTexts: true },
        preParsing: operatorOnly(operatorKey),
        schema: {
          tags: ['operator'],
          summary: 'Checks a catalogue and puts it live from an instant on; needs the header X-Operator-Key',
          body: applySchema,
          response: { 200: appliedSchema },
        },
      },
      async (request) => {
        const { data, effective_from = clock().toISOString() } = request.body
        const checked = checkCatalogue(data)
        if (!checked.ok) {
          const { length } = checked.error
          const details = checked.error
            .slice(0, MOST_PROBLEMS)
            .map((problem) => ({ ...problem, text: formatProblem(problem) }))
          throw new ApiException(400, 'ValidationException', `Der Katalog enthält Fehler (Anzahl: ${length}).`, details)
        }
        const { id } = await versions.apply(checked.value, new Date(effective_from))
        return { id, version: checked.value.catalogue.version, effective_from }
      },
    )
  }
