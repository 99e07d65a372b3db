import {
  benefitsSchema,
  campaignsSchema,
  footnotesSchema,
  heroesSchema,
  legalPageSchema,
  productSheetListSchema,
  productSheetSchema,
  type ProductSheet,
} from '@nimbus/shared-contracts/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { Catalogue } from '../catalogue/catalogue'
import { isKnownState } from '../catalogue/entity-tag'
import { sendTagged } from '../catalogue/routes'
import { startOfDay } from '../clock'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../documents/sheet-printer'
import { ApiException } from '../errors/api-exception'
import { jsonSchemaOf } from '../openapi/json-schema-of'
import { benefitsOf } from './benefits'
import { campaignsAt } from './campaigns'
import { footnotesOf } from './footnotes'
import { heroesOf } from './heroes'
import { legalPage, legalPageNameSchema } from './legal-pages'
import { printedSheet, productSheet, productSheetList } from './product-sheets'

/** A page has a few dozen footnotes at most. */
const MAX_TAGS = 200

const tagsSchema = v.object({ tags: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TAGS * 50)) })
const areaSchema = v.object({ area: v.string() })
const pageSchema = v.object({ page: v.string() })
const idSchema = v.object({ id: v.string() })
const productSchema = v.object({ product: v.string() })

export interface ContentRoutesDeps {
  catalogue: Catalogue
  clock: () => Date
}

/** Texts of the shop that are made from its facts: footnotes, legal pages, product information sheets, stages. */
export const contentRoutes =
  ({ catalogue, clock }: ContentRoutesDeps): FastifyPluginAsync =>
  async (app) => {
    const tags = ['content']
    const print = createSheetPrinter()
    const answers = (schema: v.GenericSchema) => ({ response: { 200: jsonSchemaOf(schema) } })
    const notFound = (what: string): ApiException =>
      new ApiException(404, 'NotFoundException', 'Diese Seite gibt es nicht.', [{ what }])

    app.get<{ Querystring: v.InferOutput<typeof tagsSchema> }>(
      '/content/footnotes',
      {
        schema: {
          tags,
          summary: 'Legal footnotes by their tags; unknown tags are left out',
          querystring: jsonSchemaOf(tagsSchema),
          ...answers(footnotesSchema),
        },
      },
      async (request, reply) =>
        sendTagged(request, reply, {
          footnotes: footnotesOf(catalogue, request.query.tags.split(',').filter(Boolean).slice(0, MAX_TAGS), clock()),
        }),
    )

    app.get(
      '/content/campaigns',
      { schema: { tags, summary: 'What runs now beside the prices', ...answers(campaignsSchema) } },
      async (request, reply) => sendTagged(request, reply, campaignsAt(catalogue.data(), clock())),
    )

    app.get<{ Params: v.InferOutput<typeof productSchema> }>(
      '/content/benefits/:product',
      {
        schema: {
          tags,
          summary: 'What speaks for a product',
          params: jsonSchemaOf(productSchema),
          ...answers(benefitsSchema),
        },
      },
      async (request, reply) => {
        const { product } = request.params
        const data = catalogue.data()
        const benefits = benefitsOf(product, { data, campaigns: campaignsAt(data, clock()) })
        if (!benefits) throw notFound(product)
        return sendTagged(request, reply, benefits)
      },
    )

    app.get<{ Params: v.InferOutput<typeof pageSchema> }>(
      '/content/legal/:page',
      {
        schema: {
          tags,
          summary: 'A legal text as it is in force',
          params: jsonSchemaOf(pageSchema),
          ...answers(legalPageSchema),
        },
      },
      async (request, reply) => {
        const { page } = request.params
        if (!v.is(legalPageNameSchema, page)) throw notFound(page)
        return sendTagged(request, reply, legalPage(page, catalogue.data(), clock()))
      },
    )

    app.get<{ Params: v.InferOutput<typeof areaSchema> }>(
      '/content/heroes/:area',
      {
        schema: { tags, summary: 'The stages of an area', params: jsonSchemaOf(areaSchema), ...answers(heroesSchema) },
      },
      async (request, reply) => {
        const heroes = heroesOf(catalogue, request.params.area)
        if (!heroes) throw notFound(request.params.area)
        return sendTagged(request, reply, heroes)
      },
    )

    app.get(
      '/legal/pib',
      {
        schema: { tags, summary: 'The product information sheets of all tariffs', ...answers(productSheetListSchema) },
      },
      async (request, reply) => sendTagged(request, reply, productSheetList(catalogue)),
    )

    const sheetOf = (id: string): ProductSheet => {
      const sheet = productSheet(catalogue, id)
      if (!sheet) throw notFound(id)
      return sheet
    }

    app.get<{ Params: v.InferOutput<typeof idSchema> }>(
      '/legal/pib/:id',
      {
        schema: {
          tags,
          summary: 'The facts of a product information sheet (TKTransparenzV § 1)',
          params: jsonSchemaOf(idSchema),
          ...answers(productSheetSchema),
        },
      },
      async (request, reply) => sendTagged(request, reply, sheetOf(request.params.id)),
    )

    app.get<{ Params: v.InferOutput<typeof idSchema> }>(
      '/legal/pib/:id/pdf',
      {
        config: { rateLimit: { max: PRINTS_PER_MINUTE, timeWindow: '1 minute' } },
        schema: { tags, summary: 'A product information sheet as PDF', params: jsonSchemaOf(idSchema) },
      },
      async (request, reply) => {
        const { id } = request.params
        const sheet = printedSheet(sheetOf(id))
        reply
          .header('content-disposition', `inline; filename="produktinformationsblatt-${id}.pdf"`)
          .header('x-robots-tag', 'noindex')
        if (isKnownState(request, reply, JSON.stringify(sheet))) return reply.code(304).send()
        const pdf = await print(sheet, startOfDay(catalogue.data().catalogue.effective_from))
        return reply.type('application/pdf').send(pdf)
      },
    )
  }
