import * as v from 'valibot'
import { addressSchema } from '@nimbus/shared-contracts/availability'

/** A fixed value as lines of text; an address has two. fixedLines({street, house_no: '12', …}) → ['Lindenstraße 12a', '01067 Dresden'] */
export function fixedLines(value: unknown): string[] {
  const address = v.safeParse(addressSchema, value)
  if (address.success) {
    const { street, house_no, house_no_suffix = '', zipcode, city } = address.output
    return [`${street} ${house_no}${house_no_suffix}`, `${zipcode} ${city}`]
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** True for a value that the customer changes through the availability check. */
export const isAddress = (value: unknown): boolean => v.is(addressSchema, value)
