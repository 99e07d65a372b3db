import type { RemoteRecord } from './composition-record'
import type { Decision } from '@nimbus/server-kit/releases'
import { deploymentId, type Deployment } from './deployment'

/** Why a release is the live one. */
type Cause = NonNullable<RemoteRecord['live']>['cause']

/** A canary that the edge has ended by itself, since it failed too often. */
export interface GivenUp {
  decision: string
  /** By `deploymentId`, or the version where the decision has named it. */
  candidate: string
}

export interface Wanted {
  /** Undefined while nobody knows what is deployed. */
  live: string | undefined
  cause: Cause
  by: string | undefined
  candidate?: { version: string; share: number; by: string | undefined; givenUpAs: string }
}

/**
 * Of what operators have decided and what came with a deployment the one that counts: the later one, but no share of a
 * deployment, whatever its date, ends a pin, or brings back what an operator has put aside.
 */
export function laterDecision(decided: Decision | undefined, deployed: Deployment | undefined): Decision | undefined {
  const share = deployed?.decision
  if (!decided || !share) return decided ?? share
  if (decided.kind === 'pin') return decided
  if ('aside' in decided && decided.aside === deploymentId(deployed)) return decided
  return Date.parse(share.at) > Date.parse(decided.at) ? share : decided
}

/** Which releases of a remote are to be shown, by what is deployed and what the operators have decided. */
export function wantedReleases(
  deployed: Deployment | undefined,
  decision: Decision | undefined,
  givenUp?: GivenUp,
): Wanted {
  const followed: Wanted = { live: deployed?.version, cause: 'deployment', by: deployed?.by }
  if (!decision || decision.kind === 'follow') return followed
  const { by } = decision
  if (decision.kind === 'pin') return { live: decision.version, cause: 'pin', by }
  const later = deployed && deploymentId(deployed) !== decision.aside ? deployed : undefined
  if (decision.kind === 'hold') return later ? followed : { live: decision.version, cause: decision.cause, by }
  const stays: Wanted = { live: decision.base, cause: 'deployment', by: undefined }
  const version = later?.version ?? decision.version
  const givenUpAs = later ? deploymentId(later) : (decision.version ?? '')
  const isGivenUp = givenUp?.decision === decision.id && givenUp.candidate === givenUpAs
  if (version === undefined || version === decision.base || isGivenUp) return stays
  return { ...stays, candidate: { version, share: decision.share, by: later?.by ?? by, givenUpAs } }
}
