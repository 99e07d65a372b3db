import { helpSchema, type Help } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** What customers ask, with answers. */
export async function loadHelp({ api }: LoadContext): Promise<Loaded<Help>> {
  const answer = await api.get('/content/help', helpSchema, { skipAuth: true })
  return answer.ok ? { payload: answer.value } : { status: 503 }
}
