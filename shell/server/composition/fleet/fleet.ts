import crypto from 'node:crypto'
import path from 'node:path'
import { inTurn } from '@nimbus/server-kit/async'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import { sharedStateSchema, type Counts, type Decision, type Plan, type SharedState } from '@nimbus/server-kit/releases'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import * as v from 'valibot'
import { createDatabaseClock } from './database-clock'
import type { FleetLink } from './fleet-link'

/** Pause between two questions, in milliseconds: an edge follows a decision within two seconds. */
const PAUSE_MS = 200

/** Where an edge knows from what it shows. */
type Origin = 'database' | 'kept copy' | 'sources'

/** What this edge shares with all others of the shop. */
export interface Fleet {
  /** Asks for the first time; without an answer the copy of an earlier one counts. */
  begin(onChange: () => void): Promise<void>
  origin(): Origin
  /** What all have agreed on, as last heard of; undefined before anything was. */
  state(): SharedState | undefined
  /** True while this edge composes for all. */
  leads(): boolean
  /** Asks all edges to show this next. Resolves once the database has heard of it, or can't be reached. */
  propose(plan: Plan): Promise<void>
  /** Hands in who has what since when; counts while this edge composes. */
  record(text: string): void
  /** This edge could show the plan of this revision at once. */
  prepared(revision: number): void
  decide(remote: string, decision: Decision): Promise<void>
  /** Requests and failures of a release at all other edges. */
  others(release: string): { requests: number; failures: number }
  /** Where other edges are reached, as last heard of. */
  addresses(): readonly string[]
  /** The clock of the database, that of this machine before it was heard; in milliseconds since 1970. */
  now(): number
  /** By how much edges may differ about the moment of a switch, in milliseconds. */
  slack(): number
  close(): Promise<void>
}

export interface FleetOptions {
  link: FleetLink
  /** Where the copy lies. */
  dataDir: string
  /** Where others reach this edge. */
  address?: (() => string | undefined) | undefined
  /** What this edge has counted. */
  counts?: () => Counts
  warn: (message: string) => void
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: (() => number) | undefined
}

/** Less than this a clock isn't trusted, in milliseconds: timers and turns of the event loop take their time too. */
const LEAST_SLACK_MS = 20

const fileOf = (dataDir: string): string => path.join(dataDir, 'composition/shared.json')

export function createFleet(options: FleetOptions): Fleet {
  const {
    link,
    dataDir,
    counts = () => [],
    address = () => undefined,
    warn,
    elapsed = () => performance.now(),
  } = options
  const edge = crypto.randomUUID()
  const clock = createDatabaseClock(elapsed)
  let state: SharedState | undefined
  let origin: Origin = 'sources'
  let prepared = 0
  let proposal: Plan | undefined
  let record: string | undefined
  let onChange = (): void => {}
  let kept = ''
  let leaving = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function ask(): Promise<void> {
    const asked = elapsed()
    const base = state?.revision ?? 0
    const known_record = state?.record == null ? 0 : state.record_revision
    const mine = origin === 'database' && state?.leads
    const sent = { proposal, record }
    const answer = await link.sync(edge, {
      prepared,
      counts: counts(),
      address: address(),
      ...(leaving && { leaving }),
      known_record,
      ...(mine && proposal && { proposal: { base, plan: proposal } }),
      ...(mine && record !== undefined && record !== state?.record && { record }),
    })
    clock.heard(Date.parse(answer.now), asked, elapsed())
    if (origin !== 'database' && state) warn('releases: the database is there again')
    origin = 'database'
    // what has come meanwhile goes with the next question
    if (proposal === sent.proposal) proposal = undefined
    if (!answer.leads && record === sent.record) record = undefined
    const isKnown = answer.record_revision === known_record
    state = { ...answer, record: isKnown ? (state?.record ?? null) : answer.record }
  }

  const sync = inTurn(async () => {
    if (closed) return
    try {
      await ask()
    } catch (cause) {
      if (origin === 'database')
        warn(`releases: the database can't be asked, what is shown stays: ${errorMessage(cause)}`)
      if (origin === 'database') origin = 'kept copy'
      return
    }
    await keepCopy()
  })

  /** Of what matters after a restart; tells of it when it has changed. */
  async function keepCopy(): Promise<void> {
    const { now: _now, counts: _counts, ...lasting } = state!
    const text = JSON.stringify(lasting)
    if (text === kept) return
    kept = text
    onChange()
    await replaceFile(fileOf(dataDir), JSON.stringify(state)).catch((cause: unknown) =>
      warn(`releases: no copy of what edges share can be kept: ${errorMessage(cause)}`),
    )
  }

  async function readCopy(): Promise<SharedState | undefined> {
    const text = await readIfThere(fileOf(dataDir))
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sharedStateSchema), text)
    return parsed.success ? { ...parsed.output, leads: false } : undefined
  }

  function again(): void {
    timer = setTimeout(() => void sync().then(() => !leaving && again()), PAUSE_MS).unref()
  }

  return {
    async begin(whenChanged) {
      await sync()
      if (origin !== 'database') {
        state = await readCopy().catch(() => undefined)
        origin = state ? 'kept copy' : 'sources'
        warn(`releases: the database can't be asked; this edge starts from ${state ? 'its copy' : 'the sources'}`)
      }
      onChange = whenChanged
      again()
    },
    origin: () => origin,
    state: () => state,
    leads: () => origin === 'database' && state?.leads === true,
    async propose(plan) {
      proposal = plan
      await sync()
    },
    record(text) {
      if (record === text || text === state?.record) return
      record = text
      void sync()
    },
    prepared(revision) {
      if (revision === prepared) return
      prepared = revision
      void sync()
    },
    async decide(remote, decision) {
      await link.decide(remote, decision)
      await sync()
    },
    others(release) {
      const found = state?.counts.find((count) => count.release === release)
      return { requests: found?.requests ?? 0, failures: found?.failures ?? 0 }
    },
    addresses: () => state?.addresses ?? [],
    now: () => clock.now() ?? Date.now(),
    slack: () => Math.max(LEAST_SLACK_MS, Number.isFinite(clock.error()) ? clock.error() : 0),
    async close() {
      clearTimeout(timer)
      leaving = true
      await sync()
      closed = true
    },
  }
}
