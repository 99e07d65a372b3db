import type AjvCore from 'ajv/dist/core.js'
import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/core.js'
import { _, str } from 'ajv/dist/compile/codegen/index.js'
import { addRuleKeywords, functionIn } from './rule-keywords'

/**
 * Teaches an ajv instance the formats (iban, loyalty, email, date) and keywords (dateMinimum, dateMaximum, numeric, kind,
 * sameAs) of our schemas, and what FORM-1 means by those that ajv knows. Works for validators that are compiled to source
 * too: there `code.formats` has to import `./rules`.
 */
export function addShopKeywords<Instance extends AjvCore>(ajv: Instance): Instance {
  addRuleKeywords(ajv)
  ajv.addKeyword(sameAs)
  return ajv
}

/** The value of a sibling once more, as a number that is typed twice. {number_repeat: {type: 'string', sameAs: 'number'}} */
const sameAs: CodeKeywordDefinition = {
  keyword: 'sameAs',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schemaCode }) => str`must be the same as ${schemaCode}` },
  code(cxt: KeywordCxt) {
    const differs = _`${cxt.data} !== ${cxt.it.parentData}[${cxt.schemaCode}]`
    cxt.fail(_`!${functionIn(cxt, 'isEmpty')}(${cxt.data}) && ${differs}`)
  },
}
