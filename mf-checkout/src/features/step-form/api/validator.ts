import * as v from 'valibot'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { SchemaError } from '@nimbus/shared-contracts/forms/ajv'

/** A compiled validator: false leaves what is wrong in `errors`, as ajv's standalone code does. */
export interface Validator {
  (values: unknown): boolean
  errors?: readonly SchemaError[] | null
}

const isValidator = (value: unknown): value is Validator => typeof value === 'function'

const moduleSchema = v.object({ default: v.custom<Validator>(isValidator) })

/**
 * The rules of a step as an ES module that the API compiled, since ajv itself needs `new Function`, which the content
 * security policy forbids (cases: AJV-50). `importModule` is the browser's import; tests bring their own.
 */
export async function loadValidator(
  apiBase: string,
  { validator, scope }: FormSchema,
  importModule: (url: string) => Promise<unknown>,
): Promise<Result<Validator, Error>> {
  if (!validator) return failed(new Error(`form-schemas: ${scope} came without a validator`))
  try {
    const module = v.parse(moduleSchema, await importModule(`${apiBase}${validator}`))
    return ok(module.default)
  } catch (cause) {
    return failed(new Error(`form-schemas: the validator of ${scope} can't be loaded`, { cause }))
  }
}
