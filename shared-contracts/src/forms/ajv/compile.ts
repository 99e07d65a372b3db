import type AjvCore from 'ajv/dist/core.js'
import type { Options, ValidateFunction } from 'ajv/dist/core.js'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import { addShopKeywords } from './keywords'
import { prepareSchema, type SchemaProblem } from './prepare-schema'

export type Validator = ValidateFunction

export interface CompileOptions {
  /** ajv's own options, such as `code` for a validator that is written to a module. */
  ajv?: Options
  /** Told of each part of the schema that was left out; logged once per part unless given. */
  onProblem?: (problem: SchemaProblem) => void
}

/**
 * Compiles a form's validation schema of any draft (07, 2019-09, 2020-12 or none named) with a new instance of ajv, so that
 * a schema fetched again may differ under the same `$id` (AJV-55, AJV-56). Fails for a schema that can't be compiled at all,
 * such as one with a `$ref` to somewhere else. ajv is loaded only when this is called.
 */
export async function compileSchema(
  schema: object,
  { ajv: options = {}, onProblem = logProblemOnce }: CompileOptions = {},
): Promise<Result<{ validate: Validator; ajv: AjvCore }, Error>> {
  const { $schema, ...prepared } = withoutDraft(schema)
  const { schema: enforceable, problems } = prepareSchema(prepared)
  for (const problem of problems) onProblem(problem)
  const Ajv = await ajvFor($schema)
  const ajv = addShopKeywords(new Ajv({ allErrors: true, strict: false, ...options }))
  try {
    return ok({ validate: ajv.compile(enforceable), ajv })
  } catch (cause) {
    return failed(new Error('forms: the validation schema cannot be compiled', { cause }))
  }
}

const withoutDraft = (schema: object): { $schema?: unknown } => ({ ...schema })

/** The class for a draft. A schema that names none, or one that nobody knows, is read as draft-07. */
async function ajvFor($schema: unknown): Promise<new (options: Options) => AjvCore> {
  const draft = typeof $schema === 'string' ? $schema : ''
  if (draft.includes('/2020-12/')) return (await import('ajv/dist/2020.js')).Ajv2020
  if (draft.includes('/2019-09/')) return (await import('ajv/dist/2019.js')).Ajv2019
  return (await import('ajv')).Ajv
}

const logged = new Set<string>()

/** One line for each part of a schema that can't be enforced, however often the schema is fetched. */
function logProblemOnce({ at, problem, value }: SchemaProblem): void {
  const line = `forms: ${problem} "${value}" at ${at} is not enforced`
  if (logged.has(line)) return
  logged.add(line)
  console.warn(line)
}
