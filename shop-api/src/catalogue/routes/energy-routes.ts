import * as v from 'valibot'
import { isKnownState } from '../../kernel/openapi/tagged-answers'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import type { Catalogue } from '../versions/catalogue'
import { startOfDay } from '@nimbus/server-kit/clock'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Article } from '../devices/articles'
import type { DeviceEnergy } from '../data/device-data'
import { energyLabel } from '../devices/energy-label'
import { energySheet } from '../devices/energy-sheet'
import { limitOfAddress } from '../../platform/limits/limit'

const params = v.object({ category: pathPart, slug: pathPart })
type Params = v.InferOutput<typeof params>

/** Energy label and product information sheet of the devices that have them. */
export const energyRoutes =
  ({ catalogue }: { catalogue: Catalogue }): ApiPlugin =>
  async (app) => {
    const print = createSheetPrinter()

    function labelled({ category, slug }: Params): { article: Article; energy: DeviceEnergy } {
      const article = catalogue.devices().article(category, slug)
      const energy = article?.data.energy
      if (article && energy) return { article, energy }
      throw new ApiException(404, 'NotFoundException', 'Dieses Energielabel gibt es nicht.', [{ slug }])
    }

    app.get(
      '/catalogue/devices/:category/:slug/energy-label.svg',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'The energy label as a picture (image/svg+xml)',
          params: params,
        },
      },
      async (request, reply) => {
        const { article, energy } = labelled(request.params)
        const label = energyLabel(article, energy)
        reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'")
        if (isKnownState(request, reply, label)) return reply.code(304).send()
        return reply.type('image/svg+xml; charset=utf-8').send(label)
      },
    )

    app.get(
      '/catalogue/devices/:category/:slug/energy-sheet.pdf',
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: {
          tags: ['catalogue'],
          summary: 'The product information sheet (application/pdf)',
          params: params,
        },
      },
      async (request, reply) => {
        const { article, energy } = labelled(request.params)
        const sheet = energySheet(article, energy)
        // shown in a frame of the shop; a browser's viewer needs more than default-src 'none' lets it have
        reply
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "frame-ancestors 'self'")
          .header('content-disposition', `inline; filename="produktdatenblatt-${article.data.id}.pdf"`)
        if (isKnownState(request, reply, JSON.stringify(sheet))) return reply.code(304).send()
        const pdf = await print(sheet, startOfDay(catalogue.data().catalogue.effective_from))
        return reply.type('application/pdf').send(pdf)
      },
    )
  }
