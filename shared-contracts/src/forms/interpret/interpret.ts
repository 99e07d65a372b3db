import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import type { SchemaError } from '../ajv/field-errors'
import { logProblemOnce } from '../ajv/log-problem'
import { prepareSchema, type SchemaProblem } from '../ajv/prepare-schema'
import { brokenIn } from './broken-in'
import { lostReference } from './reference'

/** Called like a compiled validator: false leaves what is wrong in `errors`. */
export interface InterpretedValidator {
  (values: unknown): boolean
  errors?: readonly SchemaError[] | null
}

/**
 * A form's validation schema as a validator that reads the schema each time it is asked, with the same rule functions as a
 * compiled one and without generating code: what a page does with a form that comes without a compiled validator. Keywords
 * that no form of ours has (`uniqueItems`, `additionalProperties` …) are left to the server, which checks again. Fails for
 * a `$ref` to somewhere else, as compiling does (AJV-56).
 * interpretSchema({properties: {zipcode: {maxLength: 5}}}) → a validator that refuses {zipcode: '010677'}
 */
export function interpretSchema(
  schema: object,
  onProblem: (problem: SchemaProblem) => void = logProblemOnce,
): Result<InterpretedValidator, Error> {
  const { schema: root, problems } = prepareSchema(schema)
  const lost = lostReference(root, root)
  if (lost !== undefined) return failed(new Error(`forms: the reference ${lost} of a validation schema leads nowhere`))
  for (const problem of problems) onProblem(problem)
  const validate: InterpretedValidator = (values) => {
    const errors = brokenIn(root, values, { path: '', parent: undefined, inCondition: false, root })
    validate.errors = errors.length > 0 ? errors : null
    return errors.length === 0
  }
  return ok(validate)
}
