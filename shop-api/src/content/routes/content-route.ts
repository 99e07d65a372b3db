import type { FastifyInstance } from 'fastify'
import type { GenericSchema } from 'valibot'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'

export interface ContentRoutesDeps {
  catalogue: Catalogue
  clock: () => Date
}

/** Adds one call for texts to the API. */
export type ContentRoute = (app: FastifyInstance, deps: ContentRoutesDeps) => unknown

export const TAGS = ['content']

/** The documentation of an answer. */
export const answers = (schema: GenericSchema) => ({ response: { 200: jsonSchemaOf(schema) } })

/** 404 for a text that there isn't. */
export const notFound = (what: string): ApiException =>
  new ApiException(404, 'NotFoundException', 'Diese Seite gibt es nicht.', [{ what }])
