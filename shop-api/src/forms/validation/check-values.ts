import type { FormValues } from '@nimbus/shared-contracts/forms'
import { compileSchema, fieldErrors, type Validator } from '@nimbus/shared-contracts/forms/ajv'
import { messageForKey, uncallable } from '@nimbus/shared-contracts/forms/rules'
import { schemaHash } from './schema-hash'
import { definitionsOf, fieldNamed, validationSchemaOf, type Fields } from '../fields/fields'
import { withNeededGroups } from './values'

/** One field whose value breaks a rule. `message` is German. */
export interface FieldProblem {
  field: string
  rule: string
  message: string
  [key: string]: unknown
}

/** A form has few variants a day; more than this many compiled ones mean old days, which are dropped. */
const KEPT_VALIDATORS = 100

const compiled = new Map<string, Promise<Validator>>()

function validatorFor(schema: object): Promise<Validator> {
  const hash = schemaHash(schema)
  const known = compiled.get(hash)
  if (known) return known
  if (compiled.size >= KEPT_VALIDATORS) compiled.clear()
  const made = compileSchema(schema).then((result) => {
    if (!result.ok) throw result.error
    return result.value.validate
  })
  compiled.set(hash, made)
  return made
}

/** Checks a scope's values by the schema that the browser has too. No problem → []. */
export async function checkValues(fields: Fields, values: FormValues): Promise<FieldProblem[]> {
  const validate = await validatorFor(validationSchemaOf(fields))
  const errors = validate(withNeededGroups(fields, values)) ? [] : (validate.errors ?? [])
  const broken = fieldErrors([...errors, ...uncallable(values)])
  return Object.entries(broken).map(([field, rule]) => ({ field, rule, message: messageOf(fields, field, rule) }))
}

function messageOf(fields: Fields, id: string, rule: string): string {
  const field = fieldNamed(fields, id)
  const definition = field && definitionsOf({ [id]: field })[id]
  return messageForKey(rule, { field: definition?.label ?? id, messages: definition?.errorMessages })
}
