import type { FormValues } from '@nimbus/shared-contracts/forms'
import { fieldErrors, uncallable } from '@nimbus/shared-contracts/forms/ajv'
import { messageFor, normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { compiledSchema } from './compiled-schema'
import { CHECK_MESSAGE, definitionsOf, fieldNamed, validationSchemaOf, type Fields } from '../fields/fields'
import { withNeededGroups } from './values'

/** One field whose value breaks a rule. `message` is German. */
export interface FieldProblem {
  field: string
  rule: string
  message: string
  [key: string]: unknown
}

/** Checks a scope's values by the schema that the browser has too. No problem → []. */
export async function checkValues(fields: Fields, values: FormValues): Promise<FieldProblem[]> {
  const { validate } = await compiledSchema(validationSchemaOf(fields))
  const errors = validate(withNeededGroups(fields, values)) ? [] : (validate.errors ?? [])
  const broken = fieldErrors([...errors, ...uncallable(values, normalisePhone)])
  return Object.entries(broken).map(([field, rule]) => ({ field, rule, message: messageOf(fields, field, rule) }))
}

/** Rules that every field has a German text for. */
const WORDED = ['required', 'const']

function messageOf(fields: Fields, id: string, rule: string): string {
  const field = fieldNamed(fields, id)
  const definition = field && definitionsOf({ [id]: field })[id]
  const messages = definition?.errorMessages ?? {}
  // groups and fields without a look have no texts, and the library's default is English (FORM-3)
  const isWorded = Object.hasOwn(messages, rule) || WORDED.includes(rule)
  return isWorded ? messageFor(rule, { field: definition?.label ?? id, messages }) : CHECK_MESSAGE
}
