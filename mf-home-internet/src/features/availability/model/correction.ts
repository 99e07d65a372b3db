import type { AddressCorrection, AvailabilityRequest } from '@nimbus/shared-contracts/availability'

export type Correction = AddressCorrection['correction']

/**
 * The next question to the server after the shopper answered a doubt: the address of the chosen option, the chosen unit, or
 * the own input with the field named as confirmed, beside those that were before. Undefined for an option that isn't there.
 */
export function requestAfter(
  { field, options }: Correction,
  value: string,
  asked: AvailabilityRequest,
): AvailabilityRequest | undefined {
  const option = options.find((candidate) => candidate.value === value)
  if (!option) return undefined
  if (field === 'unit') return { ...asked, address: option.address ?? asked.address, unit: option.value }
  const confirmed = asked.confirmed ?? []
  return option.address ? { ...asked, address: option.address } : { ...asked, confirmed: [...confirmed, field] }
}
