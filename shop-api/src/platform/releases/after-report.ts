import { isDeepStrictEqual } from 'node:util'
import type { EdgeReport } from '@nimbus/server-kit/releases'
import type { compositions } from '../database/schema'

export type Composition = typeof compositions.$inferSelect

/** An edge that wasn't heard of for so long isn't waited for, in milliseconds; they ask several times a second. */
export const SEEN_MS = 1_500

/** How long an edge composes for all without being heard of, in milliseconds. */
const LEADS_MS = 2_000

/** How much longer an edge waits that doesn't show what all are to show, until it composes, in milliseconds. */
const UNFIT_MS = 10_000

/** How long edges that run may take to get ready for a plan before it begins without them, in milliseconds. */
const PREPARING_MS = 20_000

/** From when all are ready until a plan begins, in milliseconds: all have asked again by then. */
const AHEAD_MS = 600

export interface Heard {
  edge: string
  report: EdgeReport
  now: Date
  /** How far the other edges are that run. */
  othersPrepared: readonly number[]
}

/**
 * The composition after an edge has reported: who leads, what was proposed, and once all are ready, from when on it is shown.
 * The same object where nothing has changed.
 */
export function afterReport(row: Composition, { edge, report, now, othersPrepared }: Heard): Composition {
  const steps = [
    (state: Composition) => begun(state, now),
    (state: Composition) => (report.leaving ? state : led(state, edge, report.prepared, now)),
    (state: Composition) => (state.leader === edge ? proposed(state, report, now) : state),
    (state: Composition) => (report.leaving ? left(state, edge, now) : state),
    (state: Composition) => {
      const waitedFor = othersPrepared.filter((one) => isFit(state, one))
      return dated(state, now, [...waitedFor, ...(report.leaving ? [] : [report.prepared])])
    },
  ]
  const after = steps.reduce((state, step) => step(state), row)
  return isDeepStrictEqual(after, row) ? row : after
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** What was to come, once its time has come. */
function begun(state: Composition, now: Date): Composition {
  const { next, next_from } = state
  if (!next || !next_from || next_from > now) return state
  return {
    ...state,
    shown: next,
    shown_revision: state.revision,
    shown_from: next_from,
    next: null,
    next_from: null,
    proposed_at: null,
  }
}

/** An edge shows what all are to show. One that can't isn't waited for with what comes next, nor does it compose for others. */
const isFit = ({ shown_revision }: Composition, prepared: number): boolean => prepared >= shown_revision

/**
 * The edge that leads goes on, or another one does once it isn't heard of. An unfit one would take what is shown from all: it
 * composes only where no other has for a while.
 */
function led(state: Composition, edge: string, prepared: number, now: Date): Composition {
  const { leader, leads_until } = state
  const fit = isFit(state, prepared)
  const until = leads_until && (fit ? leads_until : later(leads_until, UNFIT_MS))
  if (until && until > now && (leader !== edge || !fit)) return state
  const isFresh = leader === edge && leads_until && leads_until > later(now, LEADS_MS / 2)
  return isFresh ? state : { ...state, leader: edge, leads_until: later(now, LEADS_MS) }
}

const left = (state: Composition, edge: string, now: Date): Composition =>
  state.leader === edge ? { ...state, leader: null, leads_until: now } : state

/** What the edge that leads wants shown, unless it has missed a plan, or one is about to begin that edges have heard of. */
function proposed(state: Composition, { proposal, record }: EdgeReport, now: Date): Composition {
  const recorded =
    record === undefined || record === state.record
      ? state
      : { ...state, record, record_revision: state.record_revision + 1 }
  if (!proposal || proposal.base !== state.revision || state.next_from) return recorded
  const revision = state.revision + 1
  // nobody shows anything else yet
  if (!state.shown) return { ...recorded, revision, shown: proposal.plan, shown_revision: revision, shown_from: now }
  return { ...recorded, revision, next: proposal.plan, proposed_at: now }
}

/** Says when the next plan begins: soon after all that run are ready, or have had their time. */
function dated(state: Composition, now: Date, prepared: readonly number[]): Composition {
  const { next, next_from, proposed_at, revision } = state
  if (!next || next_from) return state
  const ready = prepared.every((one) => one >= revision)
  const waited = proposed_at !== null && later(proposed_at, PREPARING_MS) <= now
  return ready || waited ? { ...state, next_from: later(now, AHEAD_MS) } : state
}
