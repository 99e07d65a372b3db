import type { Choice } from './choose-releases'
import { isChecked, REMEMBERED, withLive, type RemoteRecord } from './composition-record'
import type { Decision } from '@nimbus/server-kit/releases'
import type { Deployment } from './deployment'
import type { Wanted } from './wanted-releases'

export interface Settled {
  wanted: Wanted
  choice: Choice
  deployed: Deployment | undefined
  decision: Decision | undefined
  /** Why source or decision can't be read. */
  problem: string | undefined
  /** Releases whose pages have been rendered. */
  checked: RemoteRecord['checked']
  counts: (version: string) => { requests: number; failures: number }
  /** ISO 8601 */
  at: string
}

/** The record of a remote once the choice is live. */
export function recordOfChoice(name: string, before: RemoteRecord, settled: Settled): RemoteRecord {
  const { deployed = before.deployed, decision, checked } = settled
  return {
    ...liveRecord(name, before, settled),
    deployed,
    decision,
    canary: canaryRecord(name, before, settled),
    refused: refusalRecord(name, before, settled),
    checked: [...checked.filter(({ version }) => !isChecked(before, version)), ...before.checked].slice(
      0,
      2 * REMEMBERED,
    ),
  }
}

function liveRecord(name: string, before: RemoteRecord, { wanted, choice, at }: Settled): RemoteRecord {
  const version = choice.releases.get(name)?.version
  if (version === undefined || version === before.live?.version) return before
  if (version !== wanted.live) return withLive(before, { version, since: at, cause: 'refusal of the other' }, true)
  const { cause, by } = wanted
  return withLive(before, { version, since: at, by, cause }, cause === 'rollback')
}

function canaryRecord(
  name: string,
  before: RemoteRecord,
  { wanted, choice, counts, at }: Settled,
): RemoteRecord['canary'] {
  const release = choice.candidates.find((candidate) => candidate.name === name)?.release
  if (!release || !wanted.candidate) return undefined
  const { version } = release
  const { share, by } = wanted.candidate
  const since = before.canary?.version === version ? before.canary.since : at
  return { version, share, since, by, ...counts(version) }
}

function refusalRecord(name: string, before: RemoteRecord, { choice, problem, at }: Settled): RemoteRecord['refused'] {
  const refusal =
    choice.refused.get(name) ?? (problem === undefined ? undefined : { version: undefined, reason: problem })
  if (!refusal) return undefined
  const same = before.refused?.reason === refusal.reason && before.refused.version === refusal.version
  return { ...refusal, since: same ? before.refused!.since : at }
}
