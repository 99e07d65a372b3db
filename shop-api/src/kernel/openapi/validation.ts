import { Ajv } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema'
import addFormats from 'ajv-formats'
import fastifyPlugin from 'fastify-plugin'
import { UNREADABLE_MESSAGE } from '@nimbus/shared-contracts/forms/rules'
import { ApiException } from '../errors/api-exception'
import { withJsonSchemas } from './api-plugin'
import { knownValues } from './known-values'
import { isNestedDeeper } from './nesting'
import { unreadableTexts } from './unreadable-texts'
import { composed, written } from './written'

const bodies = addFormats.default(new Ajv({ allErrors: false, strict: false }))
// a query and a path are text: "20" has to pass where a number is asked for
const texts = addFormats.default(new Ajv({ allErrors: false, strict: false, coerceTypes: 'array', useDefaults: true }))

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where the body has texts of the shop itself, and nothing that a customer typed. */
    showsItsTexts?: boolean
  }
}

/** Levels of groups and lists in a body; a catalogue, which has most of all, has half as many. */
const MOST_LEVELS = 24

const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart !== 'body') return texts.compile(schema)
  const validate = bodies.compile(schema)
  return (body: unknown) =>
    validate(body) ? { value: knownValues(schema, body) } : { error: validate.errors as FastifySchemaValidationError[] }
}

/**
 * How routes check and write JSON. A body is never coerced, so that the postal code 01067 stays text (FRM-41); answers
 * are written as they are, since a serializer made from a schema would drop what loose objects carry.
 */
export const jsonHandling = fastifyPlugin(async (app) => {
  app.addHook('onRoute', (route) => {
    if (route.schema) route.schema = withJsonSchemas(route.schema)
  })
  app.setValidatorCompiler(compile)
  app.removeContentTypeParser('application/json')
  jsonBodies(app, ['application/json'])
  app.addHook('preValidation', async (request) => {
    // nothing has a name that no database can store
    if (unreadableTexts(request.params).length > 0)
      throw new ApiException(404, 'NotFoundException', 'Diese Adresse gibt es nicht.')
    request.params = written(request.params)
    request.query = written(request.query)
  })
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
})

/** Reads bodies of these media types as JSON; calls without a payload may still name the type of what they don't send (API-2). */
export function jsonBodies(app: FastifyInstance, types: string[]): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(types, { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    const write = request.routeOptions.config.showsItsTexts ? composed : written
    void parse(request, body, (error, value: unknown) => {
      if (error) return done(error)
      if (isNestedDeeper(value, MOST_LEVELS)) return done(tooDeep())
      const fields = unreadableTexts(value)
      done(fields.length > 0 ? unreadable(fields) : null, write(value))
    })
  })
}

const tooDeep = (): ApiException =>
  new ApiException(400, 'MalformedRequestException', 'Die Anfrage ist zu tief verschachtelt.')

const unreadable = (fields: readonly string[]): ApiException =>
  new ApiException(
    422,
    'ValidationException',
    'Bitte prüfen Sie Ihre Angaben.',
    fields.map((field) => ({ field, rule: 'characters', message: UNREADABLE_MESSAGE })),
  )
