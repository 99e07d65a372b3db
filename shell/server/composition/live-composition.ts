import { isDeepStrictEqual } from 'node:util'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { createAllEdges } from './all-edges'
import { chooseReleases, isSameChoice, type Choice } from './choose-releases'
import type { LiveComposition } from './compose'
import { isChecked, parseRecord, readRecord, writeRecord, type RemoteRecord } from './composition-record'
import type { Decision } from '@nimbus/server-kit/releases'
import { inTurn } from '@nimbus/server-kit/async'
import { readDecision } from './decision'
import type { Fleet } from './fleet/fleet'
import { recordOfChoice } from './record-choice'
import { releaseChanges, type ReleaseChange } from './release-changes'
import { createReleaseBook, type BookOptions } from './release-book'
import { laterDeployment, type Deployment } from './deployment'
import { repeat } from './repeat'
import { tidyMirror } from './retention'
import { compositionFor, runningCompositions, type RunningComposition } from './running-compositions'
import { missingRemotes } from './missing-remotes'
import { createSwitchOver } from './switch-over'
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
  /** Ends the canary of a remote, since its release fails too often; false where that is for another edge to do. */
  giveUp(name: string, reason: string): Promise<boolean>
  /** Waits in the moment in which all edges switch; undefined at all other times. */
  moment(): Promise<void> | undefined
  /** Why this edge doesn't show what all edges are to show. */
  behind(): string | undefined
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
  /** Hears, while it runs, who has changed what visitors get. */
  onReleaseChange?: (change: ReleaseChange) => void
  /** Dates what is recorded, in milliseconds. */
  now?: () => number
  /** What this edge shares with others; without it, all lies in its data folder. */
  fleet?: Fleet | undefined
  /** Requests and failures of a release that a share of the visitors gets. */
  counts?: (name: string, version: string) => { requests: number; failures: number }
}

/**
 * Keeps the composition in step with what teams deploy and operators decide. A release counts only once it is verified, its
 * worker runs and its pages have been rendered; until then, and when it is refused, the one before stays. A remote without
 * any acceptable release is missing: the rest works, and nothing is said of addresses that may be its own.
 */
export async function keepComposition(options: KeeperOptions): Promise<CompositionKeeper> {
  const { source, dataDir, shellBuild, onChange, warn, fleet, now = fleet?.now ?? Date.now } = options
  const { counts = () => ({ requests: 0, failures: 0 }), onReleaseChange = () => {} } = options
  const known = await readRecord(dataDir).catch((cause: unknown) => {
    warn(`${String(cause)}; what was live before is forgotten`)
    return undefined
  })
  const records = new Map(Object.entries(known?.remotes ?? {}))
  const recordOf = (name: string): RemoteRecord => records.get(name) ?? { before: [], checked: [] }
  const wishes = createWishes({ source, decision: decidedFor, before: (name) => recordOf(name).deployed, now })
  const book = createReleaseBook({
    ...options,
    isChecked: (name, version) => isChecked(recordOf(name), version),
    onSettled: () => started && void settle().catch(report),
  })
  const switchOver = createSwitchOver(runningCompositions(new Map(), [], shellBuild), {
    now,
    slack: () => fleet?.slack() ?? 0,
    onSwitch(running) {
      book.keepOnly(new Set(running.flatMap(({ live }) => [...live.releases.values()])))
      onChange(running)
      if (started) void settle().catch(report)
    },
  })
  const all = fleet && createAllEdges({ fleet, switchOver, book, shellBuild })
  const { running } = switchOver
  const atStart = new Set<string>()
  let started = false
  let published: Choice | undefined
  let closed = false
  let written = ''
  let takenRecord = ''
  let hasLed = false

  const report = (cause: unknown): void => warn(`composition: ${errorMessage(cause)}`)
  const missingNow = (): readonly string[] => compositionFor(running()).composition.missing ?? []
  const deploymentOf = (name: string): Deployment | undefined =>
    laterDeployment(wishes.deployed(name), recordOf(name).deployed)
  const decisionOf = (name: string): Decision | undefined => laterDecision(wishes.decision(name), deploymentOf(name))

  async function decidedFor(name: string): Promise<Decision | undefined> {
    const shared = fleet?.state()
    return shared ? shared.decisions.find(({ remote }) => remote === name)?.decision : readDecision(dataDir, name)
  }

  const wantedOf = (name: string): Wanted => {
    const { live, wentBack } = recordOf(name)
    const wanted = wantedReleases(deploymentOf(name), decisionOf(name), wentBack)
    return { ...wanted, live: wanted.live ?? live?.version }
  }

  async function choose(): Promise<{ wanted: ReadonlyMap<string, Wanted>; choice: Choice }> {
    await wishes.lookAtDecisions()
    const wanted = new Map([...wishes.names()].map((name) => [name, wantedOf(name)]))
    const shown = compositionFor(running()).releases
    return { wanted, choice: chooseReleases({ wanted, record: recordOf, shown, book, shellBuild }) }
  }

  /** Brings what visitors get in step with what is known by now. Waits for no release that is on its way. */
  const settle = inTurn(async () => {
    if (closed) return
    takeRecord()
    if (started && all?.follows()) {
      all.follow()
      return save()
    }
    const { wanted, choice } = await choose()
    if (!started) return
    if (!fleet?.leads()) publish(choice, missingOf(choice))
    else if (!(await all?.agree(choice, missingOf(choice)))) return
    for (const [name, wish] of wanted) remember(name, wish, choice)
    await save()
  })

  /** What the edge that composes has written down, so that any other can go on with it. */
  function takeRecord(): void {
    const { record } = fleet?.state() ?? {}
    const isOwn = hasLed
    hasLed = fleet?.leads() ?? false
    // what comes with the lease is of who had it before
    if (!record || record === takenRecord || (hasLed && isOwn)) return
    takenRecord = record
    try {
      const { remotes } = parseRecord('the database', record)
      for (const name of records.keys()) if (!(name in remotes)) records.delete(name)
      for (const [name, remote] of Object.entries(remotes)) keep(name, remote)
    } catch (cause) {
      // of an edge of another version
      report(cause)
    }
  }

  function keep(name: string, record: RemoteRecord): void {
    if (started) releaseChanges(name, recordOf(name), record).forEach(onReleaseChange)
    records.set(name, record)
  }

  const missingOf = ({ releases, refused }: Choice): readonly string[] =>
    missingRemotes({
      listed: wishes.names(),
      has: (name) => releases.has(name),
      isRefused: (name) => refused.has(name) || wishes.problem(name) !== undefined,
      isExpected: (name) => atStart.has(name) || recordOf(name).live !== undefined,
      before: missingNow(),
    })

  function publish(choice: Choice, missing: readonly string[]): void {
    if (published && isSameChoice(published, choice) && isDeepStrictEqual(missing, missingNow())) return
    published = choice
    switchOver.show(runningCompositions(choice.releases, choice.candidates, shellBuild, missing))
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
      checked: running().flatMap(({ live }) => checkedRelease(live, name)),
      counts: (version) => counts(name, version),
      at: new Date(now()).toISOString(),
    })
    const { refused } = record
    if (refused && refused.reason !== before.refused?.reason)
      warn(`composition: ${refused.reason}; ${release ? `${release.version} stays` : `${name} is missing`}`)
    keep(name, record)
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
    const build_id = compositionFor(running()).composition.build_id
    const record = { pid: process.pid, build_id, remotes: Object.fromEntries(records) }
    const text = JSON.stringify(record)
    if (fleet?.leads()) fleet.record(text)
    if (text === written) return
    await writeRecord(dataDir, record)
    written = text
  }

  /** Finds out about everything that the first composition needs; what is refused leads to the release before it. */
  async function start(): Promise<void> {
    await fleet?.begin(() => void settle().catch(report))
    takeRecord()
    await wishes.lookAtSource()
    for (const name of wishes.names()) atStart.add(name)
    if (fleet?.state()?.shown) await showAgreed()
    else await handInDecisions().catch(report)
    if (switchOver.revision() === 0) await chooseFirst()
    started = true
    await settle()
    await switchOver.moment()
  }

  /** What was decided before edges shared anything lies in the folder of the one that there was. */
  async function handInDecisions(): Promise<void> {
    if (!fleet?.leads()) return
    for (const name of wishes.names()) {
      const decision = await readDecision(dataDir, name)
      if (decision) await fleet.decide(name, decision)
    }
  }

  async function showAgreed(): Promise<void> {
    do all?.follow()
    while (await book.settled())
    await switchOver.moment()
  }

  async function chooseFirst(): Promise<void> {
    do await settle()
    while (await book.settled())
    if (!all?.follows()) return
    // what all edges show can't be had here: what can is better than nothing, and readyz tells
    const { choice } = await choose()
    publish(choice, missingOf(choice))
  }

  async function checkAgain(): Promise<void> {
    for (const { live } of running()) {
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
    current: (bucket) => compositionFor(running(), bucket),
    running,
    moment: switchOver.moment,
    behind: () => all?.behind(),
    records: () => records,
    checkAgain,
    missing: missingNow,
    refused: () => new Map([...records].flatMap(([name, { refused }]) => (refused ? [[name, refused.reason]] : []))),
    async giveUp(name, reason) {
      const record = recordOf(name)
      const { candidate } = wantedOf(name)
      if (!candidate || !record.decision || all?.follows()) return false
      const { version, givenUpAs } = candidate
      const given = { at: new Date(now()).toISOString(), decision: record.decision.id, candidate: givenUpAs }
      warn(`composition: the canary of ${name} ${version} went back: ${reason}`)
      records.set(name, { ...record, wentBack: { version, reason, ...given } })
      // another edge may have to go on before the switch
      await save()
      await settle()
      return true
    },
    async close() {
      closed = true
      timers.forEach(clearInterval)
      await settle()
      await fleet?.close()
    },
  }
}
