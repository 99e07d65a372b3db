import { apply, type AppliedRule } from './apply'
import { patternOf } from './text'

/** The keywords of a field's JSON Schema that are rules (spec section 5). */
export interface FieldSchema {
  type?: unknown
  format?: unknown
  minLength?: unknown
  maxLength?: unknown
  minItems?: unknown
  maxItems?: unknown
  pattern?: unknown
  enum?: unknown
  dateMinimum?: unknown
  dateMaximum?: unknown
}

/**
 * The rules of one field in the order in which their messages are to be shown. `required` comes from the schema's list, or
 * because the field is visible and has to be filled then. A keyword of the wrong type and a broken pattern are left out.
 * rulesOf({minLength: 2, format: 'email'}, {required: true}) → required, min 2, email
 */
export function rulesOf(schema: FieldSchema, { required = false }: { required?: boolean } = {}): AppliedRule[] {
  const {
    type,
    format,
    minLength,
    maxLength,
    minItems,
    maxItems,
    pattern,
    enum: choices,
    dateMinimum,
    dateMaximum,
  } = schema
  return [
    required && apply('required'),
    type === 'integer' && apply('numeric'),
    typeof minLength === 'number' && apply('min', minLength),
    typeof maxLength === 'number' && apply('max', maxLength),
    typeof minItems === 'number' && apply('minItems', minItems),
    typeof maxItems === 'number' && apply('maxItems', maxItems),
    typeof pattern === 'string' && patternOf(pattern) !== undefined && apply('regex', pattern),
    Array.isArray(choices) && apply('one_of', choices),
    isRuleFormat(format) && apply(FORMAT_RULES[format]),
    typeof dateMinimum === 'string' && apply('dateMinimum', dateMinimum),
    typeof dateMaximum === 'string' && apply('dateMaximum', dateMaximum),
  ].filter((rule): rule is AppliedRule => rule !== false)
}

/** Which format of a schema is which rule. "product" is what the spec calls the loyalty card's. */
export const FORMAT_RULES = {
  email: 'email',
  iban: 'iban',
  loyalty: 'loyalty',
  product: 'loyalty',
  date: 'date',
} as const

/** isRuleFormat('iban') → true; isRuleFormat('constructor') → false */
export const isRuleFormat = (format: unknown): format is keyof typeof FORMAT_RULES =>
  typeof format === 'string' && Object.hasOwn(FORMAT_RULES, format)
