import * as v from 'valibot'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { SchemaError } from '@nimbus/shared-contracts/forms/ajv'

/** A form's rules: false leaves what is wrong in `errors`, as ajv's standalone code does. */
export interface Validator {
  (values: unknown): boolean
  errors?: readonly SchemaError[] | null
}

const isValidator = (value: unknown): value is Validator => typeof value === 'function'

const moduleSchema = v.object({ default: v.custom<Validator>(isValidator) })

/** An ES module by its address; the bundler leaves it alone. Needs no more than `script-src 'self'`. */
const importModule = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url)

/** Counts the second attempts of this page, so that each has an address of its own. */
let attempts = 0

/**
 * The rules of a form as an ES module that the API compiled, since ajv itself needs `new Function`, which the content
 * security policy forbids (cases: AJV-50). It is a read, so that it is tried once more when it fails; under another
 * address, since browsers keep the failure of an import as they keep a module. `load` is the browser's import; tests bring
 * their own.
 */
export async function loadValidator(
  apiBase: string,
  { validator, scope }: FormSchema,
  load: (url: string) => Promise<unknown> = importModule,
): Promise<Result<Validator, Error>> {
  const url = `${apiBase}${validator}`
  try {
    if (!validator) throw new TypeError('the form names none')
    const module = await load(url).catch(() => load(`${url}?attempt=${++attempts}`))
    return ok(v.parse(moduleSchema, module).default)
  } catch (cause) {
    return failed(new Error(`form-schemas: the validator of ${scope} can't be loaded`, { cause }))
  }
}
