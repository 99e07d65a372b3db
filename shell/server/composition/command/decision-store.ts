import type { Decision } from '@nimbus/server-kit/releases'
import type { CompositionRecord, RemoteRecord } from '../composition-record'

/** Where operators decide: the data folder of the one edge that there is, or the database that all edges share. */
export interface DecisionStore {
  /** As operators know it: "/srv/shop/data", "http://shop-api:3001/api" */
  place: string
  /** Who has what since when, and whether a shop runs that goes by it; undefined where none ever did. */
  read(): Promise<{ record: CompositionRecord; running: boolean } | undefined>
  decision(name: string): Promise<Decision | undefined>
  /** Decides in place of what was decided before, and answers with that. */
  decide(name: string, decision: Decision): Promise<Decision | undefined>
  /** Has what was decided before count again, unless somebody has decided since. */
  takeBack(name: string, decision: Decision, before: Decision | undefined): Promise<void>
  /** Releases, out of these, that can still be had. */
  kept(name: string, versions: readonly string[]): Promise<readonly string[]>
}

/** Who decides, and where. */
export interface Operator {
  store: DecisionStore
  by: string
  /** How long the shop may take, in milliseconds. */
  limitMs?: number
}

/** What is known of a remote; undefined where no shop has ever shown it. */
export const recordOf = async ({ store }: Operator, name: string): Promise<RemoteRecord | undefined> =>
  (await store.read())?.record.remotes[name]
