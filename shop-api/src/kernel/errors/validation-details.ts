import type { FastifySchemaValidationError } from 'fastify/types/schema'
import type { ExceptionDetail } from './api-exception'

/** German texts for the rules that a request can break before it reaches a route. */
const TEXTS: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Diese Angabe fehlt.',
  type: ({ type }) => `Erwartet wird der Typ ${String(type)}.`,
  minLength: ({ limit }) => `Mindestens ${String(limit)} Zeichen.`,
  maxLength: ({ limit }) => `Höchstens ${String(limit)} Zeichen.`,
  maxItems: ({ limit }) => `Höchstens ${String(limit)} Einträge.`,
  enum: () => 'Dieser Wert ist nicht erlaubt.',
  const: () => 'Dieser Wert ist nicht erlaubt.',
  additionalProperties: () => 'Diese Angabe ist nicht vorgesehen.',
}

/**
 * One detail per broken rule of a request part, with the field as a dotted path.
 * {instancePath: '/cart', keyword: 'required', params: {missingProperty: 'tariff'}} → {field: 'cart.tariff', rule: 'required', message: 'Diese Angabe fehlt.'}
 */
export function validationDetails(errors: readonly FastifySchemaValidationError[], part: string): ExceptionDetail[] {
  return errors.map(({ instancePath, keyword, params }) => {
    const missing = params.missingProperty ?? params.additionalProperty
    const path = instancePath.split('/').slice(1)
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.')
    return { part, field, rule: keyword, message: TEXTS[keyword]?.(params) ?? 'Dieser Wert ist ungültig.' }
  })
}
