export { compileSchema, type CompileOptions, type Validator } from './compile'
export { fieldErrors, uncallable, type SchemaError } from './field-errors'
export { addShopKeywords } from './keywords'
export { prepareSchema, type SchemaProblem } from './prepare-schema'
