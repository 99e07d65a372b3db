import { errorMessage } from '@nimbus/shared-contracts/errors'
import type { AcceptedRelease } from './accept-release'
import { compose } from './compose'
import { releasesBefore, type RemoteRecord } from './composition-record'
import { lostBy } from './lost-by'
import type { ReleaseBook } from './release-book'
import { runningCompositions, type Candidate } from './running-compositions'
import type { Wanted } from './wanted-releases'

export interface ChooseOptions {
  wanted: ReadonlyMap<string, Wanted>
  record: (name: string) => RemoteRecord
  /** What most visitors get now, by remote. */
  shown: ReadonlyMap<string, AcceptedRelease>
  book: Pick<ReleaseBook, 'find'>
  shellBuild: string
}

export interface Choice {
  releases: ReadonlyMap<string, AcceptedRelease>
  candidates: readonly Candidate[]
  /** Why what is wanted is not chosen, by remote, with its version. */
  refused: ReadonlyMap<string, { version: string; reason: string }>
}

/** Does what a release may be refused for; true when it wasn't. */
type Admit = (name: string, version: string, put: () => void) => boolean

/** The releases to show by what is wanted and what has been accepted. Asks the book for what it doesn't know yet. */
export function chooseReleases(options: ChooseOptions): Choice {
  const { wanted, book, shellBuild } = options
  const releases = new Map(options.shown)
  const candidates: Candidate[] = []
  const refused = new Map<string, { version: string; reason: string }>()

  /** Takes what goes with the others. What doesn't is good in itself: it is not verified again, only asked again. */
  const admit: Admit = (name, version, put) => {
    try {
      put()
      return true
    } catch (cause) {
      refused.set(name, { version, reason: errorMessage(cause) })
      return false
    }
  }

  for (const [name, wish] of wanted) {
    const release = releaseOf(name, wish, { ...options, admit })
    if (!release || release === releases.get(name)) continue
    admit(name, release.version, () => {
      compose(new Map(releases).set(name, release), shellBuild)
      releases.set(name, release)
    })
  }
  for (const [name, { candidate }] of wanted) {
    if (!candidate || !releases.has(name)) continue
    const entry = book.find(name, candidate.version)
    if (entry.state !== 'accepted') continue
    const { release } = entry
    admit(name, release.version, () => {
      refuseLosses(releases.get(name), release)
      const more = [...candidates, { name, release, share: candidate.share }]
      runningCompositions(releases, more, shellBuild)
      candidates.push(...more.slice(candidates.length))
    })
  }
  for (const [name, { live, candidate }] of wanted) {
    for (const version of [candidate?.version, live]) {
      if (version === undefined) continue
      const entry = book.find(name, version)
      if (entry.state === 'refused') refused.set(name, { version, reason: entry.reason })
    }
  }
  return { releases, candidates, refused }
}

/**
 * The release of a remote: the one that is wanted, else the one that is shown, else one of those before. Undefined while it
 * is on its way, which leaves everything as it is.
 */
function releaseOf(
  name: string,
  { live, cause }: Wanted,
  { record, shown, book, admit }: ChooseOptions & { admit: Admit },
): AcceptedRelease | undefined {
  const known = record(name)
  const before = shown.get(name)?.version ?? known.live?.version
  for (const version of new Set([live, before, ...releasesBefore(known)])) {
    if (version === undefined) continue
    const entry = book.find(name, version)
    if (entry.state === 'pending') return undefined
    if (entry.state === 'refused') continue
    // what an operator goes back to may have less
    const replaced = version === live && cause === 'deployment' && before !== undefined && before !== version
    const other = replaced ? book.find(name, before) : undefined
    if (other?.state === 'pending') return undefined
    const { release } = entry
    if (other?.state !== 'accepted' || admit(name, version, () => refuseLosses(other.release, release))) return release
  }
  return undefined
}

/** Throws when a release takes away what the one that it replaces has, and doesn't say so. */
function refuseLosses(live: AcceptedRelease | undefined, next: AcceptedRelease): void {
  const lost = live ? lostBy(live, next) : []
  if (!live || lost.length === 0) return
  throw new Error(
    `${next.name} ${next.version}: loses ${lost.join(', ')}, which ${live.version} has; what is to go is named in ` +
      `"nimbus": {"withdraws": […]} of its package.json`,
  )
}

/** True when visitors get the very same releases by both choices. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  const { releases, candidates } = other
  return (
    one.releases.size === releases.size &&
    [...one.releases].every(([name, release]) => releases.get(name) === release) &&
    one.candidates.length === candidates.length &&
    one.candidates.every(
      ({ release, share }, at) => candidates[at]?.release === release && candidates[at].share === share,
    )
  )
}
