import type { RemoteRecord } from '../composition-record'
import { deploymentId } from '../deployment'
import type { Operator } from './decision-store'
import { decide, liveVersion, remoteRecord } from './operator'
import { UsageError } from './usage-error'

/**
 * Gives a share of the visitors, in percent, another release than the live one: `version`, or that of the canary that runs,
 * or the next one that is deployed.
 */
export async function canary(operator: Operator, name: string, share: number, version?: string): Promise<string> {
  const remote = await remoteRecord(operator, name)
  const base = liveVersion(name, remote)
  const candidate = version ?? remote.canary?.version
  if (candidate === base) throw new UsageError(`${name}: ${base} is live for everybody; roll it back first`)
  const verdict = { kind: 'canary', share, base, ...sharedOut(remote, version) } as const
  if (candidate === undefined) {
    const done = `${name}: the next release that is deployed goes to ${share} % of the visitors, ${base} to the others`
    return decide(operator, name, verdict, { isDone: () => true, done })
  }
  return decide(operator, name, verdict, {
    version: candidate,
    isDone: (now) => now.canary?.version === candidate && now.canary.share === share,
    done: `${name}: ${share} % of the visitors get ${candidate}, the others ${base}`,
  })
}

/** Gives everybody the release of the canary. */
export async function promote(operator: Operator, name: string): Promise<string> {
  const remote = await remoteRecord(operator, name)
  const version = running(name, remote.canary)
  const aside = remote.deployed && deploymentId(remote.deployed)
  return decide(
    operator,
    name,
    { kind: 'hold', version, cause: 'promotion', aside },
    { version, isDone: ({ live }) => live?.version === version, done: `${name}: everybody gets ${version}` },
  )
}

/** Ends a canary, also one that waits for its release: everybody gets the live release until another one is deployed. */
export async function endCanary(operator: Operator, name: string): Promise<string> {
  const remote = await remoteRecord(operator, name)
  if (remote.decision?.kind !== 'canary') throw new UsageError(`${name}: there is no canary`)
  const version = liveVersion(name, remote)
  const aside = remote.deployed && deploymentId(remote.deployed)
  return decide(
    operator,
    name,
    { kind: 'hold', version, cause: 'canary ended', aside },
    { isDone: (now) => !now.canary, done: `${name}: the canary has ended, everybody gets ${version}` },
  )
}

/** What a share gets: the release that is named, or what it gets or waits for already, or the next deployment. */
function sharedOut(
  { decision, wentBack, deployed }: RemoteRecord,
  version: string | undefined,
): { version?: string | undefined; aside?: string | undefined } {
  const goesOn = decision?.kind === 'canary' && wentBack?.decision !== decision.id
  if (version === undefined && goesOn) return { version: decision.version, aside: decision.aside }
  return { version, aside: deployed && deploymentId(deployed) }
}

function running(name: string, canary: { version: string } | undefined): string {
  if (!canary) throw new UsageError(`${name}: no canary is running`)
  return canary.version
}
