import { errorMessage } from '@nimbus/shared-contracts/errors'
import { readDecision, type Decision } from './decision'
import type { Deployment, ReleaseSource } from './release-source'

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

export function createWishes(source: ReleaseSource, dataDir: string): Wishes {
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

  return {
    names: () => names,
    deployed: (name) => deployed.get(name),
    decision: (name) => decisions.get(name),
    problem: (name) => problems.decision.get(name) ?? problems.source.get(name),
    async lookAtSource() {
      for (const name of await source.names()) names.add(name)
      await readAll('source', source.deployed, deployed)
    },
    async lookAtDecisions() {
      await readAll('decision', (name) => readDecision(dataDir, name), decisions)
    },
  }
}
