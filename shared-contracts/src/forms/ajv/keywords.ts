import type AjvCore from 'ajv/dist/core.js'
import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/core.js'
import { _, getProperty, str } from 'ajv/dist/compile/codegen/index.js'
import * as formats from './formats'

/**
 * Teaches an ajv instance the formats (iban, loyalty, email, date) and keywords (dateMinimum, dateMaximum, numeric) of our
 * schemas. Works for validators that are compiled to source too: there `code.formats` has to import `./formats`.
 */
export function addShopKeywords<Instance extends AjvCore>(ajv: Instance): Instance {
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addKeyword(dateLimit('dateMinimum', '<', 'not before'))
  ajv.addKeyword(dateLimit('dateMaximum', '>', 'not after'))
  ajv.addKeyword(numeric)
  return ajv
}

/** A day beyond the limit and what is no day fail, empty passes (spec section 5). Days as text sort like days. */
function dateLimit(keyword: string, beyond: '<' | '>', words: string): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'string',
    error: {
      message: ({ schemaCode }) => str`must be a day ${words} ${schemaCode}`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code(cxt: KeywordCxt) {
      const { data, schemaCode } = cxt
      const isDay = imported(cxt, 'date', formats.date)
      const isBeyond = beyond === '<' ? _`${data} < ${schemaCode}` : _`${data} > ${schemaCode}`
      cxt.fail(_`${data}.trim() !== "" && (!${isDay}(${data}) || ${isBeyond})`)
    },
  }
}

/** Digits only, as `type: integer` means for typed text (spec section 5); see `prepareSchema`. */
const numeric: CodeKeywordDefinition = {
  keyword: 'numeric',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'must be digits only' },
  code(cxt: KeywordCxt) {
    cxt.fail(_`${cxt.schemaCode} && !/^[0-9]*$/.test(${cxt.data})`)
  },
}

/** A format's function inside generated code: by reference in memory, imported where the code is written to a module. */
function imported({ gen, it }: KeywordCxt, name: string, format: (text: string) => boolean) {
  const module = it.opts.code.formats
  return gen.scopeValue('func', { ref: format, ...(module && { code: _`${module}${getProperty(name)}` }) })
}
