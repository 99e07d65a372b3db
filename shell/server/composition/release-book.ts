import { errorMessage } from '@nimbus/shared-contracts/errors'
import { acceptRelease, type AcceptedRelease, type AcceptOptions } from './accept-release'

/** What came of rendering the pages of a release. */
export interface CheckOutcome {
  /** The paths that were rendered, one for each page. */
  paths: readonly string[]
  /** Why not all of them could be judged; undefined when they were. */
  unchecked: string | undefined
}

/** What is known of a release that somebody wants to show. */
type BookEntry =
  | { state: 'pending' }
  | { state: 'accepted'; release: AcceptedRelease; checked: CheckOutcome }
  | { state: 'refused'; reason: string }

export interface BookOptions extends AcceptOptions {
  /** Gets a release ready and renders its pages unless that was done before (`known`). Rejects with what is wrong with it. */
  check: (release: AcceptedRelease, known: boolean) => Promise<CheckOutcome>
  /** True of a release whose pages have been rendered once. */
  isChecked: (name: string, version: string) => boolean
  /** Called when a release has been accepted or refused. */
  onSettled: (name: string, version: string) => void
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
}

/** Releases on their way to the composition. Nothing in here waits, so that one bad release delays no other. */
export interface ReleaseBook {
  /** What is known by now; begins to find out about a release that is asked for the first time. */
  find(name: string, version: string): BookEntry
  /** Renders the pages of a release again that could not be judged. */
  checkAgain(name: string, version: string): Promise<void>
  /** Forgets accepted releases that nobody shows. */
  keepOnly(shown: ReadonlySet<AcceptedRelease>): void
  /** Waits until everything that was asked for is accepted or refused; false when there was nothing to wait for. */
  settled(): Promise<boolean>
}

/** A refused release is tried again after this time, doubled each time up to the limit, in milliseconds: its files may have been on their way. */
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

interface Known {
  entry: BookEntry
  retryAt: number
  pause: number
}

export function createReleaseBook(options: BookOptions): ReleaseBook {
  const { check, isChecked, onSettled, elapsed = () => performance.now() } = options
  const book = new Map<string, Known>()
  const running = new Map<string, Promise<void>>()
  const keyOf = (name: string, version: string): string => `${name} ${version}`

  function refuse(name: string, version: string, reason: string): void {
    const pause = book.get(keyOf(name, version))?.pause ?? FIRST_RETRY_MS
    book.set(keyOf(name, version), {
      entry: { state: 'refused', reason },
      retryAt: elapsed() + pause,
      pause: Math.min(2 * pause, LONGEST_RETRY_MS),
    })
  }

  function begin(name: string, version: string): void {
    const key = keyOf(name, version)
    if (running.has(key)) return
    const work = accept(name, version)
      .then(
        (entry) => void book.set(key, { entry, retryAt: 0, pause: FIRST_RETRY_MS }),
        (cause: unknown) => refuse(name, version, errorMessage(cause)),
      )
      .finally(() => {
        running.delete(key)
        onSettled(name, version)
      })
    running.set(key, work)
  }

  async function accept(name: string, version: string): Promise<BookEntry> {
    const release = await acceptRelease(name, version, options)
    return { state: 'accepted', release, checked: await check(release, isChecked(name, version)) }
  }

  return {
    find(name, version) {
      const key = keyOf(name, version)
      const known = book.get(key)
      if (!known) {
        const entry: BookEntry = { state: 'pending' }
        book.set(key, { entry, retryAt: 0, pause: FIRST_RETRY_MS })
        begin(name, version)
        return entry
      }
      // stays refused, with its reason, until the next attempt has ended
      if (known.entry.state === 'refused' && elapsed() >= known.retryAt) begin(name, version)
      return known.entry
    },
    async checkAgain(name, version) {
      const { entry } = book.get(keyOf(name, version)) ?? {}
      if (entry?.state !== 'accepted' || entry.checked.unchecked === undefined) return
      try {
        entry.checked = await check(entry.release, false)
      } catch (cause) {
        refuse(name, version, errorMessage(cause))
      }
      onSettled(name, version)
    },
    keepOnly(shown) {
      for (const [key, { entry }] of book) {
        if (entry.state === 'accepted' && !shown.has(entry.release)) book.delete(key)
      }
    },
    async settled() {
      const waits = running.size > 0
      await Promise.all(running.values())
      return waits
    },
  }
}
