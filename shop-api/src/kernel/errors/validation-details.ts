import type { FastifySchemaValidationError } from 'fastify/types/schema'
import type { ExceptionDetail } from './api-exception'

/** What JSON calls a value, as people do. */
const TYPES: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'ja oder nein (true oder false)',
  array: 'eine Liste',
  object: 'eine Gruppe von Angaben',
  null: 'nichts (null)',
}

/** German texts for the rules that a request can break before it reaches a route. */
const TEXTS: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Diese Angabe fehlt.',
  type: ({ type }) => `Erwartet wird ${TYPES[String(type)] ?? 'ein anderer Wert'}.`,
  minLength: ({ limit }) => `Mindestens ${String(limit)} Zeichen.`,
  maxLength: ({ limit }) => `Höchstens ${String(limit)} Zeichen.`,
  maxItems: ({ limit }) => `Höchstens ${String(limit)} Einträge.`,
  maxProperties: ({ limit }) => `Höchstens ${String(limit)} Angaben.`,
  enum: () => 'Dieser Wert ist nicht erlaubt.',
  const: () => 'Dieser Wert ist nicht erlaubt.',
  additionalProperties: () => 'Diese Angabe ist nicht vorgesehen.',
}

/** Of alternatives only what is wrong with the fitting one: that others would have been of another type helps nobody. */
function told(errors: readonly FastifySchemaValidationError[]): readonly FastifySchemaValidationError[] {
  const others = errors.filter(({ keyword }) => !['type', 'anyOf', 'const'].includes(keyword))
  return others.length > 0 ? others : errors.filter(({ keyword }) => keyword !== 'anyOf' || errors.length === 1)
}

/**
 * One detail per broken rule of a request part, with the field as a dotted path.
 * {instancePath: '/cart', keyword: 'required', params: {missingProperty: 'tariff'}} → {field: 'cart.tariff', rule: 'required', message: 'Diese Angabe fehlt.'}
 */
export function validationDetails(errors: readonly FastifySchemaValidationError[], part: string): ExceptionDetail[] {
  return told(errors).map(({ instancePath, keyword, params }) => {
    const missing = params.missingProperty ?? params.additionalProperty
    const path = instancePath.split('/').slice(1)
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
    return { part, field, rule: keyword, message: TEXTS[keyword]?.(params) ?? 'Dieser Wert ist ungültig.' }
  })
}
