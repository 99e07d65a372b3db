import type { Plan } from '@nimbus/server-kit/releases'
import type { AcceptedRelease } from './accept-release'
import type { Choice } from './choose-releases'
import type { ReleaseBook } from './release-book'
import { runningCompositions, type Candidate, type RunningComposition } from './running-compositions'

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

/** A choice as edges tell each other of it. */
export const planOf = ({ releases, candidates }: Choice, missing: readonly string[]): Plan => ({
  releases: [...releases.values()].map(({ name, version }) => ({ name, version })).toSorted(byName),
  candidates: candidates.map(({ name, release: { version }, share }) => ({ name, version, share })).toSorted(byName),
  missing: missing.toSorted(),
})

/** What an edge makes of a plan: it is ready, on its way, or can't be shown here. */
export type Readiness =
  | { state: 'ready'; running: readonly RunningComposition[] }
  | { state: 'pending' }
  | { state: 'refused'; reason: string }

/** Gets what a plan names from the book, which finds out about what it doesn't know. */
export function readPlan(plan: Plan, book: Pick<ReleaseBook, 'find'>, shellBuild: string): Readiness {
  const releases = new Map<string, AcceptedRelease>()
  const candidates: Candidate[] = []
  // all are asked for before one of them is waited for
  const found = [...plan.releases, ...plan.candidates].map(({ name, version }) => book.find(name, version))
  for (const entry of found) if (entry.state === 'refused') return entry
  for (const [at, entry] of found.entries()) {
    if (entry.state !== 'accepted') return { state: 'pending' }
    const candidate = plan.candidates[at - plan.releases.length]
    if (candidate) candidates.push({ name: candidate.name, release: entry.release, share: candidate.share })
    else releases.set(entry.release.name, entry.release)
  }
  return { state: 'ready', running: runningCompositions(releases, candidates, shellBuild, plan.missing) }
}
