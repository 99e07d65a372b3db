import * as v from 'valibot'
import { addressSchema, type AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import { valueAt, type FormState } from '@nimbus/shared-contracts/forms'

const checkedSchema = v.object({ ...addressSchema.entries, unit: v.optional(v.string()) })

/**
 * The address that was checked before, as the form of the customer shows it, with its dwelling; undefined before that step.
 * knownAddress({CUSTOMER: {customer: {address: {street: 'Ringstraße', …, unit: 'Hinterhaus'}}}}) → {address: {street: 'Ringstraße', …}, unit: 'Hinterhaus'}
 */
export function knownAddress(values: FormState['values']): AvailabilityRequest | undefined {
  const parsed = v.safeParse(checkedSchema, valueAt(values.CUSTOMER ?? {}, 'customer.address'))
  if (!parsed.success) return undefined
  const { unit, ...address } = parsed.output
  return { address, ...(unit !== undefined && { unit }) }
}
