import { releasesBefore } from '../composition-record'
import { deploymentId } from '../deployment'
import type { Operator } from './decision-store'
import { decide, liveVersion, remoteRecord } from './operator'
import { UsageError } from './usage-error'

/** Goes back to the release before, which stays until another one is deployed; with a canary, ends that. */
export async function rollback(operator: Operator, name: string): Promise<string> {
  const remote = await remoteRecord(operator, name)
  const live = liveVersion(name, remote)
  const aside = remote.deployed && deploymentId(remote.deployed)
  if (remote.decision?.kind === 'pin')
    throw new UsageError(
      `${name} is pinned to ${remote.decision.version}: pin another release, or \`pin ${name} --off\``,
    )
  if (remote.canary) {
    const { version } = remote.canary
    const verdict = { kind: 'hold', version: live, cause: 'canary ended', aside } as const
    const done = `${name}: ${version} is taken back, everybody gets ${live}`
    return decide(operator, name, verdict, { isDone: ({ canary }) => !canary, done })
  }
  const [version] = await operator.store.kept(name, releasesBefore(remote))
  if (version === undefined) throw new UsageError(`${name}: there is no release before ${live} to go back to`)
  return decide(
    operator,
    name,
    { kind: 'hold', version, cause: 'rollback', aside },
    {
      version,
      isDone: (now) => now.live?.version === version,
      done: `${name}: ${live} is rolled back, ${version} is live`,
    },
  )
}
