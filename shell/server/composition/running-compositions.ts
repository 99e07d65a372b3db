import type { AcceptedRelease } from './accept-release'
import { compose, type LiveComposition } from './compose'

/** A composition and who gets it: visitors whose number is below `below`, and not below that of the one before. */
export interface RunningComposition {
  below: number
  live: LiveComposition
}

/** A release that a share of the visitors gets, in percent. */
export interface Candidate {
  name: string
  release: AcceptedRelease
  share: number
}

/**
 * The compositions that visitors get by their number, 0 to 99: whoever is in a smaller share is in every larger one too, so
 * that there are few compositions and a share that grows takes nobody's release away. Throws when the releases don't go
 * together.
 * runningCompositions(live, [a at 10, b at 50]) → below 10: a and b; below 50: b; below 100: live
 */
export function runningCompositions(
  releases: ReadonlyMap<string, AcceptedRelease>,
  candidates: readonly Candidate[],
  shellBuild: string,
  missing: readonly string[] = [],
): [...RunningComposition[], RunningComposition] {
  const bounds = [...new Set(candidates.map(({ share }) => share))].toSorted((one, other) => one - other)
  const shared = bounds.map((below) => {
    const taken = candidates.filter(({ share }) => share >= below).map(({ name, release }) => [name, release] as const)
    return { below, live: compose(new Map([...releases, ...taken]), shellBuild, missing) }
  })
  return [...shared, { below: 100, live: compose(releases, shellBuild, missing) }]
}

/** The composition for a visitor's number; the last one, which most visitors get, for somebody without. */
export function compositionFor(running: readonly RunningComposition[], bucket = 100): LiveComposition {
  const found = running.find(({ below }) => bucket < below) ?? running.at(-1)
  if (!found) throw new Error('composition: none is running')
  return found.live
}
