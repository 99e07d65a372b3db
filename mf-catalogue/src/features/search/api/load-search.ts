import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import { searchAnswerSchema, searchQuery, type SearchAnswer, type SearchGroup } from '@nimbus/shared-contracts/search'
import { groupNamed } from '../model/group-names'

export interface SearchPage extends SearchAnswer {
  /** The only group that is shown, unless all are. */
  only?: SearchGroup
}

/** What the query of the address leads to; an empty one is not searched for. */
export async function loadSearch({ api, query }: LoadContext): Promise<Loaded<SearchPage>> {
  const q = searchQuery(query.q ?? '')
  const only = groupNamed(query.gruppe)
  if (!q) return { payload: { query: '', total: 0, groups: [] } }
  const answer = await api.get('/search', searchAnswerSchema, {
    skipAuth: true,
    query: { q, ...(only && { group: only }) },
  })
  if (!answer.ok) return { status: 503 }
  return { payload: { ...answer.value, ...(only && { only }) } }
}
