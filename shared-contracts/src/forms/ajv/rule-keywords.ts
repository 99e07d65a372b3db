import type AjvCore from 'ajv/dist/core.js'
import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/core.js'
import { _, getProperty, not, type Code, type Name } from 'ajv/dist/compile/codegen/index.js'
import { FORMAT_RULES, isRuleFormat } from '../rules/from-schema'
import * as ruleFunctions from './rules'

const FUNCTIONS = { ...ruleFunctions }
type FunctionName = keyof typeof FUNCTIONS

/** Which rule each keyword is (spec section 5). What the keyword says is the rule's parameter. */
const KEYWORD_RULES = {
  minLength: 'min',
  maxLength: 'max',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'regex',
  enum: 'one_of',
  dateMinimum: 'dateMinimum',
  dateMaximum: 'dateMaximum',
  numeric: 'numeric',
  kind: 'isKind',
} as const satisfies Record<string, FunctionName>

/**
 * Puts the rules of spec section 5 in the place of ajv's keywords, which think otherwise of empty values, of text where a
 * list is asked for, of digits as text and of an unticked box. `numeric` and `kind` stand for `type`, see `prepareSchema`.
 */
export function addRuleKeywords(ajv: AjvCore): void {
  const put = (definition: CodeKeywordDefinition & { keyword: string }): void => {
    ajv.removeKeyword(definition.keyword)
    ajv.addKeyword(definition)
  }
  for (const [keyword, rule] of Object.entries(KEYWORD_RULES)) put(ruleKeyword(keyword, rule))
  put(format)
  put(required)
}

const ruleKeyword = (keyword: string, rule: FunctionName): CodeKeywordDefinition & { keyword: string } => ({
  keyword,
  error: {
    message: `must keep the rule ${rule}`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(cxt) {
    failUnless(cxt, _`${functionIn(cxt, rule)}(${cxt.data}, ${cxt.schemaCode})`)
  },
})

const format: CodeKeywordDefinition & { keyword: string } = {
  keyword: 'format',
  schemaType: 'string',
  error: {
    message: ({ schema }) => `must be a value of the format ${String(schema)}`,
    params: ({ schemaCode }) => _`{format: ${schemaCode}}`,
  },
  code(cxt) {
    const name: unknown = cxt.schema
    if (isRuleFormat(name)) failUnless(cxt, _`${functionIn(cxt, FORMAT_RULES[name])}(${cxt.data})`)
  },
}

/** Null, an empty list, false and a blank text are missing too. A condition takes false for an answer: `equals: false`. */
const required: CodeKeywordDefinition & { keyword: string } = {
  keyword: 'required',
  type: 'object',
  schemaType: 'array',
  error: {
    message: 'must be filled in',
    params: ({ params }) => _`{missingProperty: ${params.missingProperty}}`,
  },
  code(cxt) {
    for (const name of cxt.schema as string[]) {
      const value = _`${cxt.data}${getProperty(name)}`
      cxt.setParams({ missingProperty: name })
      cxt.fail(
        isCondition(cxt) ? _`${functionIn(cxt, 'isEmpty')}(${value})` : _`!${functionIn(cxt, 'required')}(${value})`,
      )
    }
  },
}

/** In a rule an empty value passes, since only `required` asks for one; a condition isn't met by what is empty. */
function failUnless(cxt: KeywordCxt, holds: Code): void {
  cxt.fail(isCondition(cxt) ? _`${functionIn(cxt, 'isEmpty')}(${cxt.data}) || !${holds}` : not(holds))
}

/** True inside `if` and `not`, whose errors nobody asks for. */
const isCondition = ({ it }: KeywordCxt): boolean => it.createErrors === false

/** A rule's function inside generated code: by reference in memory, imported where the code is written to a module. */
export function functionIn({ gen, it }: KeywordCxt, name: FunctionName): Name {
  const module = it.opts.code.formats
  return gen.scopeValue('func', { ref: FUNCTIONS[name], ...(module && { code: _`${module}${getProperty(name)}` }) })
}
