import * as v from 'valibot'
import { addressSchema } from '@nimbus/shared-contracts/availability'
import { joinHouseNumber } from '@nimbus/shared-contracts/forms/rules'

/** The checked address as the server's dataset has it: with the dwelling, where the house has several. */
const checkedAddressSchema = v.object({ ...addressSchema.entries, unit: v.optional(v.string()) })

/**
 * A fixed value as lines of text; an address has two.
 * fixedLines({street, house_no: '12', unit: '2. OG links', …}) → ['Lindenstraße 12a, 2. OG links', '01067 Dresden']
 */
export function fixedLines(value: unknown): string[] {
  const address = v.safeParse(checkedAddressSchema, value)
  if (address.success) {
    const { street, zipcode, city, unit, ...number } = address.output
    return [[`${street} ${joinHouseNumber(number)}`, unit].filter(Boolean).join(', '), `${zipcode} ${city}`]
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** True for a value that the customer changes through the availability check. */
export const isAddress = (value: unknown): boolean => v.is(addressSchema, value)
