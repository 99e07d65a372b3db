import { setIn } from 'final-form'
import type { FieldErrors } from './field-errors'

/** Messages in the shape of the values, as final-form wants them. {'a.b': 'x'} → {a: {b: 'x'}} */
export const nestedErrors = (errors: FieldErrors): object =>
  Object.entries(errors).reduce<object>((nested, [id, message]) => setIn(nested, id, message) ?? nested, {})
