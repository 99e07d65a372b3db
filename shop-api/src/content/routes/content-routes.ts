import { startOfDay } from '@nimbus/server-kit/clock'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import {
  benefitsSchema,
  campaignsSchema,
  contractInformationSchema,
  footnotesSchema,
  helpSchema,
  heroesSchema,
  legalPageSchema,
  productSheetListSchema,
  productSheetSchema,
} from '@nimbus/shared-contracts/catalogue'
import { firstPricesSchema } from '@nimbus/shared-contracts/offer'
import * as v from 'valibot'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { ApiException } from '../../kernel/errors/api-exception'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { isKnownState, sendTagged } from '../../kernel/openapi/tagged-answers'
import { limitOfAddress } from '../../platform/limits/limit'
import { benefitsOf } from '../benefits'
import { heroesOf } from '../benefits/heroes'
import { campaignsAt } from '../facts/campaigns'
import { footnotesOf } from '../footnotes/footnotes'
import { helpOf } from '../help/help'
import { legalPage, legalPages, printedPage } from '../legal/legal-pages'
import { firstPricesOf } from '../menu/first-prices'
import { contractInformation, printedInformation } from '../sheets/contract-information'
import { printedSheet, productSheet, productSheetList } from '../sheets/product-sheets'
import { printedService, serviceDescription } from '../sheets/service-description'

export interface ContentRoutesDeps {
  catalogue: Catalogue
  clock: () => Date
}

/** A page has a few dozen footnotes at most. */
const MAX_TAGS = 200

const footnotesQuery = v.object({ tags: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TAGS * 50)) })

/** The tariff that a document is about, or the name of a text. */
const documentParams = v.object({ id: pathPart })

/** What was found; 404 for a text that there isn't. */
function found<Text>(text: Text | undefined, what: string): Text {
  if (text === undefined) throw new ApiException(404, 'NotFoundException', 'Diese Seite gibt es nicht.', [{ what }])
  return text
}

/** Texts of the shop that are made from its facts: footnotes, legal pages, product information sheets, stages. */
export const contentRoutes =
  ({ catalogue, clock }: ContentRoutesDeps): ApiPlugin =>
  async (app) => {
    const tags = ['content']
    const print = createSheetPrinter()
    const sheetOf = (id: string) => found(productSheet(catalogue, id), id)
    const informationOf = (id: string) => found(contractInformation(catalogue, id), id)
    const serviceOf = (id: string) => found(serviceDescription(catalogue, id), id)
    const legalPageOf = (name: string) =>
      legalPage(
        found(
          legalPages().find((known) => known === name),
          name,
        ),
        catalogue.data(),
        clock(),
      )

    app.get(
      '/content/footnotes',
      {
        schema: {
          tags,
          summary: 'Legal footnotes by their tags; unknown tags are left out',
          querystring: footnotesQuery,
          response: { 200: footnotesSchema },
        },
      },
      async (request, reply) => {
        const named = request.query.tags.split(',').filter(Boolean).slice(0, MAX_TAGS)
        return sendTagged(request, reply, { footnotes: footnotesOf(catalogue, named, clock()) })
      },
    )

    app.get(
      '/content/campaigns',
      { schema: { tags, summary: 'What runs now beside the prices', response: { 200: campaignsSchema } } },
      async (request, reply) => sendTagged(request, reply, campaignsAt(catalogue.data(), clock())),
    )

    app.get(
      '/content/first-prices',
      { schema: { tags, summary: 'What begins on each page of tariffs', response: { 200: firstPricesSchema } } },
      async (request, reply) => sendTagged(request, reply, { pages: firstPricesOf(catalogue) }),
    )

    app.get(
      '/content/help',
      { schema: { tags, summary: 'What customers ask, with answers', response: { 200: helpSchema } } },
      async (request, reply) => sendTagged(request, reply, helpOf(catalogue.data())),
    )

    app.get(
      '/content/benefits/:product',
      {
        schema: {
          tags,
          summary: 'What speaks for a product',
          params: v.object({ product: pathPart }),
          response: { 200: benefitsSchema },
        },
      },
      async (request, reply) => {
        const { product } = request.params
        const data = catalogue.data()
        const campaigns = campaignsAt(data, clock())
        const benefits = benefitsOf(product, { data, tariffs: catalogue.tariffs(), campaigns })
        return sendTagged(request, reply, found(benefits, product))
      },
    )

    app.get(
      '/content/legal/:page',
      {
        schema: {
          tags,
          summary: 'A legal text as it is in force',
          params: v.object({ page: pathPart }),
          response: { 200: legalPageSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, legalPageOf(request.params.page)),
    )

    printed('/content/legal/:id/pdf', {
      summary: 'The same as PDF',
      fileOf: (name) => name,
      printedOf: (name) => printedPage(legalPageOf(name)),
    })

    app.get(
      '/content/heroes/:area',
      {
        schema: {
          tags,
          summary: 'The stages of an area',
          params: v.object({ area: pathPart }),
          response: { 200: heroesSchema },
        },
      },
      async (request, reply) => {
        const { area } = request.params
        return sendTagged(request, reply, found(heroesOf(catalogue, area), area))
      },
    )

    app.get(
      '/legal/pib',
      {
        schema: {
          tags,
          summary: 'The product information sheets of all tariffs',
          response: { 200: productSheetListSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, productSheetList(catalogue)),
    )

    app.get(
      '/legal/pib/:id',
      {
        schema: {
          tags,
          summary: 'The facts of a product information sheet (TKTransparenzV § 1)',
          params: documentParams,
          response: { 200: productSheetSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, sheetOf(request.params.id)),
    )

    printed('/legal/pib/:id/pdf', {
      summary: 'A product information sheet as PDF',
      fileOf: (id) => `produktinformationsblatt-${id}`,
      printedOf: (id) => printedSheet(sheetOf(id)),
    })

    app.get(
      '/legal/contract-information/:id',
      {
        schema: {
          tags,
          summary: 'What has to be said of a tariff before the contract (TKG § 55)',
          params: documentParams,
          response: { 200: contractInformationSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, informationOf(request.params.id)),
    )

    printed('/legal/contract-information/:id/pdf', {
      summary: 'The same as PDF',
      fileOf: (id) => `vorvertragliche-informationen-${id}`,
      printedOf: (id) => printedInformation(informationOf(id)),
    })

    app.get(
      '/legal/service-description/:id',
      {
        schema: {
          tags,
          summary: 'What a tariff consists of, as a part of the contract (BGB § 305)',
          params: documentParams,
          response: { 200: contractInformationSchema },
        },
      },
      async (request, reply) => sendTagged(request, reply, serviceOf(request.params.id)),
    )

    printed('/legal/service-description/:id/pdf', {
      summary: 'The same as PDF',
      fileOf: (id) => `leistungsbeschreibung-${id}`,
      printedOf: (id) => printedService(serviceOf(id)),
    })

    /** A document as PDF, printed anew when what it says has changed. */
    function printed(
      path: string,
      {
        summary,
        fileOf,
        printedOf,
      }: { summary: string; fileOf: (id: string) => string; printedOf: (id: string) => PrintedDocument },
    ): void {
      app.get(
        path,
        {
          config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
          schema: { tags, summary, params: documentParams },
        },
        async (request, reply) => {
          const { id } = request.params
          const document = printedOf(id)
          reply.header('content-disposition', `inline; filename="${fileOf(id)}.pdf"`).header('x-robots-tag', 'noindex')
          if (isKnownState(request, reply, JSON.stringify(document))) return reply.code(304).send()
          const pdf = await print(document, startOfDay(catalogue.data().catalogue.effective_from))
          return reply.type('application/pdf').send(pdf)
        },
      )
    }
  }
