import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Schema = Record<string, unknown>

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  security?: object[]
}

/** What is needed of an OpenAPI document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** One call with its answer, as it went over the line; `path` is without the API's base. */
export interface Exchange {
  method: string
  path: string
  query: Record<string, string>
  bearer: boolean
  body: unknown
  status: number
  answer: unknown
}

export interface OpenApiContract {
  /** Every operation as "get /addresses". */
  operations: string[]
  /** The operation that a call is, and everything in which call or answer differ from the document. */
  check(exchange: Exchange): { operation: string | undefined; problems: string[] }
}

/** Reads calls and answers by a document. A request may send only what is documented; an answer may have more. */
export function openApiContract({ paths }: OpenApiDocument): OpenApiContract {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  // a query and a path are text: "2" passes where a number is asked for
  const texts = addFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array' }))

  const broken = (what: string, schema: Schema, value: unknown, by: Ajv2020 = ajv): string[] => {
    const validate = by.compile(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`)
  }

  function requestProblems(
    { parameters = [], requestBody, security }: Operation,
    exchange: Exchange,
    inPath: object,
  ): string[] {
    const given = { path: inPath, query: exchange.query } as const
    const unknown = Object.keys(exchange.query).filter(
      (name) => !parameters.some((known) => known.in === 'query' && known.name === name),
    )
    const body = requestBody?.content['application/json']?.schema
    return [
      ...unknown.map((name) => `query ${name} is not documented`),
      ...(['path', 'query'] as const).flatMap((place) =>
        broken(place, parametersIn(place, parameters), { ...given[place] }, texts),
      ),
      ...(body ? broken('body', closed(body) as Schema, exchange.body) : undocumentedBody(exchange.body)),
      ...(security && !exchange.bearer ? ['the bearer token is missing'] : []),
    ]
  }

  function answerProblems({ responses }: Operation, { status, answer }: Exchange): string[] {
    const documented = responses[status] ?? responses[`${String(status)[0]}XX`]
    if (!documented) return [`status ${status} is not documented`]
    const schema = documented.content?.['application/json']?.schema
    return schema ? broken(`answer ${status}`, schema, answer) : [`answer ${status} has no documented JSON`]
  }

  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    ),
    check(exchange) {
      const found = bestMatch(paths, exchange)
      if (!found) return { operation: undefined, problems: [`${exchange.method} ${exchange.path} is not documented`] }
      const { template, inPath, operation } = found
      return {
        operation: `${exchange.method} ${template}`,
        problems: [...requestProblems(operation, exchange, inPath), ...answerProblems(operation, exchange)],
      }
    },
  }
}

/** A call without payload may carry an empty object (API-2). */
const undocumentedBody = (body: unknown): string[] =>
  body === undefined || JSON.stringify(body) === '{}' ? [] : ['body is not documented']

function parametersIn(place: string, parameters: readonly Parameter[]): Schema {
  const here = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
  }
}

/** The same schema without room for what it doesn't name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const open = 'properties' in schema && !('additionalProperties' in schema)
  return open ? { ...inner, additionalProperties: false } : inner
}

/** The documented path that fits; one that names a part goes before one with a parameter there, as in the router. */
function bestMatch(paths: OpenApiDocument['paths'], { method, path }: Exchange) {
  const parts = path.split('/')
  const matches = Object.entries(paths).flatMap(([template, methods]) => {
    const names = template.split('/')
    const operation = methods[method]
    const fits =
      names.length === parts.length && names.every((name, index) => isParameter(name) || name === parts[index])
    if (!operation || !fits) return []
    const inPath = Object.fromEntries(
      names.flatMap((name, index) =>
        isParameter(name) ? [[name.slice(1, -1), decodeURIComponent(parts[index]!)]] : [],
      ),
    )
    return [{ template, operation, inPath }]
  })
  return matches.toSorted((a, b) => Object.keys(a.inPath).length - Object.keys(b.inPath).length)[0]
}

const isParameter = (part: string): boolean => /^\{.+\}$/.test(part)
