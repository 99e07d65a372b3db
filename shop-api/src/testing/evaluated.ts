import { runInNewContext } from 'node:vm'
import type { SchemaError } from '@nimbus/shared-contracts/forms/ajv'

/** What a validator's module gives a page. */
export type EvaluatedValidator = ((values: unknown) => boolean) & { errors?: readonly SchemaError[] | null }

/** Runs a module of one default export where strings can't be evaluated, as under `script-src 'self'`. */
export function evaluated(module: string): EvaluatedValidator {
  const script = module
    .replace(/\bexport const /, 'const ')
    .replace(/\bexport default (\w+);/, (_all, name: string) => `globalThis.loaded = ${name};`)
  const sandbox: { loaded?: EvaluatedValidator } = {}
  runInNewContext(script, sandbox, { contextCodeGeneration: { strings: false, wasm: false } })
  return sandbox.loaded!
}
