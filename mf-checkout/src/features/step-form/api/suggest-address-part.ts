import { suggestionsSchema, type Address } from '@nimbus/shared-contracts/availability'
import type { Api } from '@nimbus/shared-contracts/http'
import type { AddressPart } from '../model/address-part'

interface Wanted {
  field: AddressPart
  /** Five digits. */
  zipcode: string
  /** What was typed. */
  q: string
}

/**
 * GET /addresses: the town of a postal code, or its streets that fit the text. None when the call fails, since any other
 * text counts as well.
 */
export async function suggestAddressPart(api: Api, wanted: Wanted, signal: AbortSignal): Promise<Address[]> {
  const answer = await api.get('/addresses', suggestionsSchema, { query: { ...wanted }, signal, skipAuth: true })
  return answer.ok ? answer.value.suggestions.map(({ address }) => address) : []
}
