import {
  decidedSchema,
  releaseStateSchema,
  type Decided,
  type Decision,
  type ReleaseState,
} from '@nimbus/server-kit/releases'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import * as v from 'valibot'
import { parseRecord } from '../composition-record'
import type { DecidedAt } from '../decided-at'
import type { DecisionStore } from './decision-store'
import { UsageError } from './usage-error'

/** How long the API may take, in milliseconds. */
const LIMIT_MS = 5_000

/** The database that all edges share, behind the API at this address; `key` is an operator's or that of an edge. */
export function apiStore({ apiBase, key }: DecidedAt): DecisionStore {
  async function call<Schema extends v.GenericSchema>(
    place: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const url = `${apiBase}/operator/releases${place}`
    const response = await fetch(url, {
      method: body ? 'PUT' : 'GET',
      headers: { 'x-operator-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new UsageError(`${url} does not answer (${errorMessage(cause)}); without the database nothing is decided`)
    })
    if (!response.ok) throw new UsageError(refusal(url, response.status))
    return v.parse(schema, await response.json())
  }
  const state = (): Promise<ReleaseState> => call('', releaseStateSchema)
  const put = (name: string, decision: Decision | null, replaces?: string): Promise<Decided> =>
    call(`/${name}`, decidedSchema, { decision, replaces })

  return {
    place: apiBase,
    async read() {
      const { record, running } = await state()
      return record === null ? undefined : { record: parseRecord(apiBase, record), running }
    },
    decision: async (name) => (await state()).decisions.find(({ remote }) => remote === name)?.decision,
    decide: async (name, decision) => (await put(name, decision)).replaced ?? undefined,
    takeBack: async (name, { id }, before) => void (await put(name, before ?? null, id)),
    // each edge has its mirror; what can't be had any more is refused when it is tried
    kept: async (_name, versions) => versions,
  }
}

function refusal(url: string, status: number): string {
  const hint = status === 401 ? '; SHOP_OPERATOR_KEY or SHOP_DATA_DIR have to be those of the running shop' : ''
  return `${url} answered ${status}${hint}`
}
