import type { Operator } from './decision-store'
import { decide, remoteRecord } from './operator'

/** Has a release live whatever is deployed. */
export async function pin(operator: Operator, name: string, version: string): Promise<string> {
  await remoteRecord(operator, name)
  return decide(
    operator,
    name,
    { kind: 'pin', version },
    { version, isDone: ({ live }) => live?.version === version, done: `${name}: pinned to ${version}` },
  )
}

/** Has what is deployed live again. */
export async function unpin(operator: Operator, name: string): Promise<string> {
  const { deployed } = await remoteRecord(operator, name)
  const version = deployed?.version
  return decide(
    operator,
    name,
    { kind: 'follow' },
    {
      ...(version !== undefined && { version }),
      isDone: ({ live, deployed: now }) => live?.version === now?.version,
      done: `${name}: not pinned any more, what is deployed is live`,
    },
  )
}
