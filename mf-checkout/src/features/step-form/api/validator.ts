import * as v from 'valibot'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { SchemaError } from '@nimbus/shared-contracts/forms/ajv'
import { interpretSchema } from '@nimbus/shared-contracts/forms/interpret'

/** A form's rules: false leaves what is wrong in `errors`, as ajv's standalone code does. */
export interface Validator {
  (values: unknown): boolean
  errors?: readonly SchemaError[] | null
}

const isValidator = (value: unknown): value is Validator => typeof value === 'function'

const moduleSchema = v.object({ default: v.custom<Validator>(isValidator) })

/** Addresses that were reported, so that the way back to a step says nothing new. */
const reported = new Set<string>()

/** Counts the second attempts of this page, so that each has an address of its own. */
let attempts = 0

/**
 * The rules of a step as an ES module that the API compiled, since ajv itself needs `new Function`, which the content
 * security policy forbids (AJV-50). It is a read, so that it is tried once more when it fails; under another
 * address, since browsers keep the failure of an import as they keep a module. Where no module comes, the schema is read
 * instead. `importModule` is the browser's import; tests bring their own.
 */
export async function loadValidator(
  apiBase: string,
  { validator, scope, validationSchema }: FormSchema,
  importModule: (url: string) => Promise<unknown>,
): Promise<Result<Validator, Error>> {
  if (!validator) return interpretSchema(validationSchema)
  const url = `${apiBase}${validator}`
  try {
    const module = await importModule(url).catch(() => importModule(`${url}?attempt=${++attempts}`))
    return ok(v.parse(moduleSchema, module).default)
  } catch (cause) {
    if (!reported.has(url)) console.warn(`form-schemas: the validator of ${scope} can't be loaded`, cause)
    reported.add(url)
    return interpretSchema(validationSchema)
  }
}
