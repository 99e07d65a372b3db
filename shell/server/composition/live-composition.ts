import { isDeepStrictEqual } from 'node:util'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { chooseReleases, type Choice } from './choose-releases'
import type { LiveComposition } from './compose'
import { isChecked, readRecord, writeRecord, type RemoteRecord } from './composition-record'
import type { Decision } from './decision'
import { inTurn } from '@nimbus/server-kit/async'
import { recordOfChoice } from './record-choice'
import { createReleaseBook, type BookOptions } from './release-book'
import type { Deployment } from './deployment'
import { tidyMirror } from './retention'
import { compositionFor, runningCompositions, type RunningComposition } from './running-compositions'
import { missingRemotes } from './missing-remotes'
import { laterDecision, wantedReleases, type Wanted } from './wanted-releases'
import { createWishes } from './wishes'

export type { LiveComposition }

/** How often the source is asked for deployments, in milliseconds. */
const POLL_MS = 2_000

/** How often decisions are looked at, in milliseconds: a rollback has five seconds in all. */
const DECISIONS_MS = 500

/** How often pages are rendered again that could not be judged while the API was away, in milliseconds. */
const CHECK_AGAIN_MS = 10_000

/** How often the mirror is tidied, in milliseconds. */
const TIDY_MS = 3_600_000

export interface CompositionKeeper {
  /** What visitors with this number get, 0 to 99; without a number what most of them do. */
  current(bucket?: number): LiveComposition
  /** All compositions that visitors get now; the last one is that of most of them. */
  running(): readonly RunningComposition[]
  /** What is known of each remote: who has what since when. */
  records(): ReadonlyMap<string, RemoteRecord>
  /** Why a release that is deployed or decided is not live, by remote. */
  refused(): ReadonlyMap<string, string>
  /** Remotes that the source names and of which no release can be had, with no earlier one in their place. */
  missing(): readonly string[]
  /** Renders the pages that could not be judged while the API was away. */
  checkAgain(): Promise<void>
  /** Ends the canary of a remote, since its release fails too often. */
  giveUp(name: string, reason: string): Promise<boolean>
  close(): Promise<void>
}

export interface KeeperOptions extends Omit<BookOptions, 'isChecked' | 'onSettled'> {
  /** Where decisions are read and the record is written. */
  dataDir: string
  /** Names the build of the shell, which open tabs follow as they do those of the remotes. */
  shellBuild: string
  /** Called with what visitors get, once it is live and whenever it changes. */
  onChange: (running: readonly RunningComposition[]) => void
  warn: (message: string) => void
  /** Dates what is recorded, in milliseconds. */
  now?: () => number
  /** Requests and failures of a release that a share of the visitors gets. */
  counts?: (name: string, version: string) => { requests: number; failures: number }
}

/**
 * Keeps the composition in step with what teams deploy and operators decide. A release counts only once it is verified, its
 * worker runs and its pages have been rendered; until then, and when it is refused, the one before stays. A remote without
 * any acceptable release is missing: the rest works, and nothing is said of addresses that may be its own.
 */
export async function keepComposition(options: KeeperOptions): Promise<CompositionKeeper> {
  const { source, dataDir, shellBuild, onChange, warn, now = Date.now } = options
  const { counts = () => ({ requests: 0, failures: 0 }) } = options
  const known = await readRecord(dataDir).catch((cause: unknown) => {
    warn(`${String(cause)}; what was live before is forgotten`)
    return undefined
  })
  const records = new Map(Object.entries(known?.remotes ?? {}))
  const wishes = createWishes({ source, dataDir, before: (name) => recordOf(name).deployed, now })
  const book = createReleaseBook({
    ...options,
    isChecked: (name, version) => isChecked(recordOf(name), version),
    onSettled: () => started && void settle().catch(report),
  })
  let running: readonly RunningComposition[] = runningCompositions(new Map(), [], shellBuild)
  const atStart = new Set<string>()
  let started = false
  let published: Choice | undefined
  let closed = false
  let written = ''

  const report = (cause: unknown): void => warn(`composition: ${errorMessage(cause)}`)
  const missingNow = (): readonly string[] => compositionFor(running).composition.missing ?? []
  const recordOf = (name: string): RemoteRecord => records.get(name) ?? { before: [], checked: [] }

  const deploymentOf = (name: string): Deployment | undefined => wishes.deployed(name) ?? recordOf(name).deployed
  const decisionOf = (name: string): Decision | undefined => laterDecision(wishes.decision(name), deploymentOf(name))

  const wantedOf = (name: string): Wanted => {
    const { live, wentBack } = recordOf(name)
    const wanted = wantedReleases(deploymentOf(name), decisionOf(name), wentBack)
    return { ...wanted, live: wanted.live ?? live?.version }
  }

  /** Brings what visitors get in step with what is known by now. Waits for no release that is on its way. */
  const settle = inTurn(async () => {
    if (closed) return
    await wishes.lookAtDecisions()
    const wanted = new Map([...wishes.names()].map((name) => [name, wantedOf(name)]))
    const shown = compositionFor(running).releases
    const choice = chooseReleases({ wanted, record: recordOf, shown, book, shellBuild })
    if (!started) return
    publish(choice, missingOf(choice))
    for (const [name, wish] of wanted) remember(name, wish, choice)
    await save()
  })

  const missingOf = ({ releases, refused }: Choice): readonly string[] =>
    missingRemotes({
      listed: wishes.names(),
      has: (name) => releases.has(name),
      isRefused: (name) => refused.has(name) || wishes.problem(name) !== undefined,
      isExpected: (name) => atStart.has(name) || recordOf(name).live !== undefined,
      before: missingNow(),
    })

  function publish(choice: Choice, missing: readonly string[]): void {
    if (published && isSame(published, choice) && isDeepStrictEqual(missing, missingNow())) return
    published = choice
    running = runningCompositions(choice.releases, choice.candidates, shellBuild, missing)
    book.keepOnly(new Set(running.flatMap(({ live }) => [...live.releases.values()])))
    onChange(running)
  }

  /** Writes down what is live now, and tells once what is refused. */
  function remember(name: string, wanted: Wanted, choice: Choice): void {
    const before = recordOf(name)
    const release = choice.releases.get(name)
    const record = recordOfChoice(name, before, {
      wanted,
      choice,
      deployed: wishes.deployed(name),
      decision: decisionOf(name),
      problem: wishes.problem(name),
      checked: running.flatMap(({ live }) => checkedRelease(live, name)),
      counts: (version) => counts(name, version),
      at: new Date(now()).toISOString(),
    })
    const { refused } = record
    if (refused && refused.reason !== before.refused?.reason)
      warn(`composition: ${refused.reason}; ${release ? `${release.version} stays` : `${name} is missing`}`)
    records.set(name, record)
  }

  /** The release of a remote in a composition, unless its pages could not be judged yet. */
  function checkedRelease({ releases }: LiveComposition, name: string): RemoteRecord['checked'] {
    const version = releases.get(name)?.version
    if (version === undefined) return []
    const entry = book.find(name, version)
    if (entry.state !== 'accepted' || entry.checked.unchecked !== undefined) return []
    return [{ version, paths: [...entry.checked.paths] }]
  }

  async function save(): Promise<void> {
    const build_id = compositionFor(running).composition.build_id
    const record = { pid: process.pid, build_id, remotes: Object.fromEntries(records) }
    const text = JSON.stringify(record)
    if (text === written) return
    await writeRecord(dataDir, record)
    written = text
  }

  /** Finds out about everything that the first composition needs; what is refused leads to the release before it. */
  async function start(): Promise<void> {
    await wishes.lookAtSource()
    for (const name of wishes.names()) atStart.add(name)
    do await settle()
    while (await book.settled())
    started = true
    await settle()
  }

  async function checkAgain(): Promise<void> {
    for (const { live } of running) {
      for (const [name, { version }] of live.releases) await book.checkAgain(name, version)
    }
  }

  await start()
  void tidyMirror(options.mirror, records).catch(report)
  const timers = [
    repeat(() => wishes.lookAtSource(), POLL_MS, report),
    repeat(settle, DECISIONS_MS, report),
    repeat(checkAgain, CHECK_AGAIN_MS, report),
    repeat(() => tidyMirror(options.mirror, records), TIDY_MS, report),
  ]
  return {
    current: (bucket) => compositionFor(running, bucket),
    running: () => running,
    records: () => records,
    checkAgain,
    missing: missingNow,
    refused: () => new Map([...records].flatMap(([name, { refused }]) => (refused ? [[name, refused.reason]] : []))),
    async giveUp(name, reason) {
      const record = recordOf(name)
      const { candidate } = wantedOf(name)
      if (!candidate || !record.decision) return false
      const { version, givenUpAs } = candidate
      const at = new Date(now()).toISOString()
      warn(`composition: the canary of ${name} ${version} went back: ${reason}`)
      records.set(name, {
        ...record,
        wentBack: { version, reason, at, decision: record.decision.id, candidate: givenUpAs },
      })
      await settle()
      return true
    },
    async close() {
      closed = true
      timers.forEach(clearInterval)
      await settle()
    },
  }
}

/** True when visitors get the very same releases by both choices. */
function isSame(one: Choice, other: Choice): boolean {
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

/** Does the work again and again, never twice at once. */
function repeat(work: () => Promise<unknown>, pause: number, onFailure: (cause: unknown) => void): NodeJS.Timeout {
  let working = false
  const timer = setInterval(() => {
    if (working) return
    working = true
    work()
      .catch(onFailure)
      .finally(() => (working = false))
  }, pause)
  return timer.unref()
}
