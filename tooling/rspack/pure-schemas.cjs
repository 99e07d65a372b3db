/** What makes a schema of valibot. What reads with one, such as `v.parse`, may throw and isn't among them. */
const MAKERS = `
  array boolean fallback integer isoDate isoTimestamp literal looseObject maxLength maxValue minLength minValue
  nonNullable nullable number object optional picklist pipe record regex startsWith strictObject string undefined union
  unknown variant
`
  .trim()
  .split(/\s+/)

const CALL = new RegExp(String.raw`(?<![\w.$])v\.(?:${MAKERS.join('|')})\(`, 'g')

/**
 * Loader: says of each schema that making it changes nothing, so that a chunk has the schemas that it reads with and no
 * others of the same module. The minimizer doesn't see it across modules.
 */
module.exports = function pureSchemas(source) {
  return source.includes("from 'valibot'") ? source.replace(CALL, '/* @__PURE__ */ $&') : source
}
