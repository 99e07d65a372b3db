import {
  decidedSchema,
  edgeToken,
  sharedStateSchema,
  type Decided,
  type Decision,
  type EdgeReport,
  type SharedState,
} from '@nimbus/server-kit/releases'
import * as v from 'valibot'

/** How an edge reaches what all edges share: through the API elsewhere, or the one in this process. */
export interface FleetLink {
  sync(edge: string, report: EdgeReport): Promise<SharedState>
  decide(remote: string, decision: Decision | null, replaces?: string): Promise<Decided>
}

/** How long the API may take, in milliseconds. */
const LIMIT_MS = 2_000

/** apiLink({apiBase: 'http://shop-api:3001/api', declarationKey}) asks that API, as an edge that shares this key with it. */
export function apiLink({ apiBase, declarationKey }: { apiBase: string; declarationKey: string }): FleetLink {
  const headers = { 'content-type': 'application/json', 'x-operator-key': edgeToken(declarationKey) }
  async function put<Schema extends v.GenericSchema>(
    place: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const response = await fetch(`${apiBase}/operator/${place}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`the API answered ${response.status}`)
    return v.parse(schema, await response.json())
  }
  return {
    sync: (edge, report) => put(`edges/${edge}`, report, sharedStateSchema),
    decide: (remote, decision, replaces) => put(`releases/${remote}`, { decision, replaces }, decidedSchema),
  }
}
