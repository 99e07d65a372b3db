import { bind, type AppliedRule } from './apply'
import { KEYWORD_RULES } from './keyword-rules'

/** A field's JSON Schema. Its rules are the keywords of `KEYWORD_RULES` and `type: integer`. */
export type FieldSchema = Readonly<Partial<Record<keyof typeof KEYWORD_RULES | 'type', unknown>>>

/**
 * The rules of one field in the order in which their messages are to be shown. `required` comes from the schema's list, or
 * because the field is visible and has to be filled then. A keyword of the wrong type and a broken pattern are left out.
 * rulesOf({minLength: 2, format: 'email'}, {required: true}) → required, min 2, email
 */
export function rulesOf(schema: FieldSchema, { required = false }: { required?: boolean } = {}): AppliedRule[] {
  const keywords: FieldSchema = { ...schema, ...(schema.type === 'integer' && { numeric: true }) }
  const rules = Object.entries(KEYWORD_RULES).flatMap(([keyword, ruleOf]) => {
    const found = ruleOf(keywords[keyword as keyof FieldSchema])
    return found ? [bind(found.rule, found.parameter)] : []
  })
  return required ? [bind('required'), ...rules] : rules
}
