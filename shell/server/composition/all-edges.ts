import { isDeepStrictEqual } from 'node:util'
import type { AgreedPlan } from '@nimbus/server-kit/releases'
import { planOf, readPlan } from './agreed-plan'
import type { Choice } from './choose-releases'
import type { Fleet } from './fleet/fleet'
import type { ReleaseBook } from './release-book'
import type { SwitchOver } from './switch-over'

/** What all edges are to show, as this one takes part in it. */
export interface AllEdges {
  /** True while another edge composes, or none can be asked what all show. */
  follows(): boolean
  /** Has all edges show a choice from one moment on; true once they do. */
  agree(choice: Choice, missing: readonly string[]): Promise<boolean>
  /** Gets ready what all are to show, and shows it from the moment on that they have agreed on. */
  follow(): void
  /** Why this edge can't show it. */
  behind(): string | undefined
}

export interface AllEdgesOptions {
  fleet: Fleet
  switchOver: SwitchOver
  book: Pick<ReleaseBook, 'find'>
  shellBuild: string
}

/** One edge composes and asks all to show it (decision 054); each follows once it has verified what it is to show. */
export function createAllEdges({ fleet, switchOver, book, shellBuild }: AllEdgesOptions): AllEdges {
  let behind: string | undefined

  /** What is shown, and what comes next, as of now: what was to come when this edge last asked may have begun. */
  function agreedNow(): { shown: AgreedPlan | null; next: AgreedPlan | null } {
    const { shown = null, next = null } = fleet.state() ?? {}
    const hasBegun = next?.starts_at != null && Date.parse(next.starts_at) <= fleet.now()
    return hasBegun ? { shown: next, next: null } : { shown, next }
  }

  function follow(): void {
    const { shown, next } = agreedNow()
    behind = undefined
    for (const agreed of [shown, next]) {
      if (!agreed) continue
      const { plan, revision, starts_at } = agreed
      if (!switchOver.isReady(revision)) {
        const readiness = readPlan(plan, book, shellBuild)
        if (readiness.state === 'refused') {
          // readyz takes this edge out of service; who doesn't show what all show isn't waited for, and what comes may be had again
          behind ??= readiness.reason
          fleet.prepared(agreed === shown ? switchOver.revision() : revision)
          continue
        }
        if (readiness.state !== 'ready') {
          // the others have begun without this one, whose visitors would get what no other edge gives them
          if (agreed === shown) behind = 'what all edges show is not ready here yet'
          return
        }
        switchOver.prepare(readiness.running, revision)
      }
      fleet.prepared(revision)
      if (starts_at !== null) switchOver.startsAt(revision, starts_at)
      // one after the other
      if (agreed === shown && switchOver.revision() !== revision) return
    }
  }

  return {
    follows: () => fleet.state()?.shown != null && !fleet.leads(),
    follow,
    behind: () => behind,
    async agree(choice, missing) {
      const plan = planOf(choice, missing)
      const latest = fleet.state()?.next ?? fleet.state()?.shown
      if (!isDeepStrictEqual(latest?.plan, plan)) await fleet.propose(plan)
      follow()
      const { shown } = agreedNow()
      return isDeepStrictEqual(shown?.plan, plan) && switchOver.revision() === shown?.revision
    },
  }
}
