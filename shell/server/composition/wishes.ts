import { errorMessage } from '@nimbus/shared-contracts/errors'
import type { Decision } from '@nimbus/server-kit/releases'
import { laterDeployment, staleness, type Deployment } from './deployment'
import type { ReleaseSource } from './release-source'

/** What teams have deployed and operators have decided, as far as it can be read. What can't be read stays as it was. */
export interface Wishes {
  names(): Iterable<string>
  deployed(name: string): Deployment | undefined
  decision(name: string): Decision | undefined
  /** Why one of both can't be read. */
  problem(name: string): string | undefined
  /** Asks the source what is deployed, all remotes at once, so that a slow origin delays no other. Rejects when it names none. */
  lookAtSource(): Promise<void>
  lookAtDecisions(): Promise<void>
}

export interface WishesOptions {
  source: ReleaseSource
  /** What operators have decided for a remote. */
  decision: (name: string) => Promise<Decision | undefined>
  /** What was deployed of a remote when an edge last looked. */
  before: (name: string) => Deployment | undefined
  now: () => number
}

export function createWishes({ source, decision, before, now }: WishesOptions): Wishes {
  const names = new Set<string>()
  const deployed = new Map<string, Deployment>()
  const decisions = new Map<string, Decision>()
  const problems = { source: new Map<string, string>(), decision: new Map<string, string>() }

  const readAll = <Value>(
    what: keyof typeof problems,
    read: (name: string) => Promise<Value | undefined>,
    values: Map<string, Value>,
  ): Promise<unknown> => {
    const readOne = async (name: string): Promise<void> => {
      try {
        const value = await read(name)
        if (value === undefined) values.delete(name)
        else values.set(name, value)
        problems[what].delete(name)
      } catch (cause) {
        problems[what].set(name, errorMessage(cause))
      }
    }
    return Promise.all([...names].map(readOne))
  }

  /** What a server that was taken over names is signed, but may be of long ago. */
  async function followed(name: string): Promise<Deployment | undefined> {
    const deployment = await source.deployed(name)
    const reason = deployment && staleness(deployment, laterDeployment(deployed.get(name), before(name)), now())
    if (reason !== undefined) throw new Error(`${name}: ${reason}`)
    return deployment
  }

  return {
    names: () => names,
    deployed: (name) => deployed.get(name),
    decision: (name) => decisions.get(name),
    problem: (name) => problems.decision.get(name) ?? problems.source.get(name),
    async lookAtSource() {
      const listed = await source.names()
      names.clear()
      for (const name of listed) names.add(name)
      await readAll('source', followed, deployed)
    },
    async lookAtDecisions() {
      await readAll('decision', decision, decisions)
    },
  }
}
