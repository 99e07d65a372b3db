import type AjvCore from 'ajv/dist/core.js'
import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/core.js'
import { _, getProperty, not, str, type Code, type Name } from 'ajv/dist/compile/codegen/index.js'
import { KEYWORD_RULES } from '../rules/keyword-rules'
import * as ruleFunctions from './rules'

const FUNCTIONS = { ...ruleFunctions }
type FunctionName = keyof typeof FUNCTIONS

type KeywordDefinition = CodeKeywordDefinition & { keyword: string }

/**
 * Teaches an ajv instance the formats (iban, loyalty, email, date) and keywords (dateMinimum, dateMaximum, numeric, kind,
 * sameAs, notBefore) of our schemas, and puts the rules of FORM-1 in the place of ajv's own keywords, which think otherwise of
 * empty values, of text where a list is asked for, of digits as text and of an unticked box. Works for validators that are
 * compiled to source too: there `code.formats` has to name the functions of `./rules`.
 */
export function addShopKeywords<Instance extends AjvCore>(ajv: Instance): Instance {
  const rules = Object.keys(KEYWORD_RULES).map((keyword) => ruleKeyword(keyword as keyof typeof KEYWORD_RULES))
  for (const definition of [...rules, kind, required, sameAs, notBefore]) {
    ajv.removeKeyword(definition.keyword)
    ajv.addKeyword(definition)
  }
  return ajv
}

const ruleKeyword = (keyword: keyof typeof KEYWORD_RULES): KeywordDefinition => ({
  keyword,
  error: {
    message: `must keep the rule ${keyword}`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(cxt) {
    const found = KEYWORD_RULES[keyword](cxt.schema)
    if (!found) return
    const holds = functionIn(cxt, found.rule as FunctionName)
    failUnless(cxt, 'parameter' in found ? _`${holds}(${cxt.data}, ${cxt.schemaCode})` : _`${holds}(${cxt.data})`)
  },
})

/** What is left of `type`, see `prepareSchema`. */
const kind: KeywordDefinition = {
  keyword: 'kind',
  error: { message: ({ schema }) => `must be of the type ${String(schema)}` },
  code(cxt) {
    failUnless(cxt, _`${functionIn(cxt, 'isKind')}(${cxt.data}, ${cxt.schemaCode})`)
  },
}

/** Null, an empty list, false and a blank text are missing too. A condition takes false for an answer: `equals: false`. */
const required: KeywordDefinition = {
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

/** The value of a sibling once more, as a number that is typed twice. {number_repeat: {type: 'string', sameAs: 'number'}} */
const sameAs: KeywordDefinition = {
  keyword: 'sameAs',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schemaCode }) => str`must be the same as ${schemaCode}` },
  code(cxt: KeywordCxt) {
    const differs = _`${cxt.data} !== ${cxt.it.parentData}[${cxt.schemaCode}]`
    cxt.fail(_`!${functionIn(cxt, 'isEmpty')}(${cxt.data}) && ${differs}`)
  },
}

/** A day that isn't before that of a sibling, where both are named. {start_date: {type: 'string', notBefore: 'move_in_date'}} */
const notBefore: KeywordDefinition = {
  keyword: 'notBefore',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schemaCode }) => str`must not be before ${schemaCode}` },
  code(cxt: KeywordCxt) {
    const isEarlier = _`${cxt.data} < ${cxt.it.parentData}[${cxt.schemaCode}]`
    cxt.fail(_`!${functionIn(cxt, 'isEmpty')}(${cxt.data}) && ${isEarlier}`)
  },
}

/** In a rule an empty value passes, since only `required` asks for one; a condition isn't met by what is empty. */
function failUnless(cxt: KeywordCxt, holds: Code): void {
  cxt.fail(isCondition(cxt) ? _`${functionIn(cxt, 'isEmpty')}(${cxt.data}) || !${holds}` : not(holds))
}

/** True inside `if` and `not`, whose errors nobody asks for. */
const isCondition = ({ it }: KeywordCxt): boolean => it.createErrors === false

/** A rule's function inside generated code: by reference in memory, imported where the code is written to a module. */
function functionIn({ gen, it }: KeywordCxt, name: FunctionName): Name {
  const module = it.opts.code.formats
  return gen.scopeValue('func', { ref: FUNCTIONS[name], ...(module && { code: _`${module}${getProperty(name)}` }) })
}
