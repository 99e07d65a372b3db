import type { SchemaError } from '../ajv/field-errors'
import type { FormValues } from '../form-schema'
import { valueAt } from '../values'
import { normalisePhone } from './phone'

/**
 * What a schema can't say: a number of the right signs may still be one that nobody can call. Page and API add it to what
 * their validator found, so that both say the same of a number.
 * uncallable({customer: {phone: '0000 000000'}}) → [{keyword: 'pattern', instancePath: '/customer/phone', params: {}}]
 */
export function uncallable(values: FormValues): SchemaError[] {
  const phone = valueAt(values, 'customer.phone')
  if (typeof phone !== 'string' || phone === '' || normalisePhone(phone) !== undefined) return []
  return [{ keyword: 'pattern', instancePath: '/customer/phone', params: {} }]
}
