import { suggestionsSchema, type Suggestions } from '@nimbus/shared-contracts/availability'
import type { Api } from '@nimbus/shared-contracts/http'

export type Suggestion = Suggestions['suggestions'][number]

/** Addresses that fit what was typed; none when the call fails, since the five fields are always there instead. */
export async function suggestAddresses(api: Api, query: string, signal?: AbortSignal): Promise<Suggestion[]> {
  const answer = await api.get('/addresses', suggestionsSchema, { query: { q: query }, signal, skipAuth: true })
  return answer.ok ? answer.value.suggestions : []
}
