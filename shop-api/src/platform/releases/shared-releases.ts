import type {
  AgreedPlan,
  Counts,
  Decided,
  Decision,
  EdgeReport,
  ReleaseState,
  SharedState,
} from '@nimbus/server-kit/releases'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/queries'
import { rowsOf } from '../database/rows-of'
import { compositions, edges, releaseDecisions } from '../database/schema'
import { afterReport, SEEN_MS, type Composition } from './after-report'

/** What all edges share: one composition at a time, the decisions of the operators, the record. */
export interface SharedReleases {
  /** Hears how far an edge is, and answers with what all have agreed on. Also moves that on, whoever asks. */
  sync(edge: string, report: EdgeReport): Promise<SharedState>
  /** Decides for a remote in place of what was decided; the later decision counts, and its answer names the one before. */
  decide(remote: string, decision: Decision | null, replaces?: string): Promise<Decided>
  state(): Promise<ReleaseState>
}

/** The only row. */
const ROW = 1

/** How long counts of an edge count that isn't heard of any more: as long as an edge keeps them, in milliseconds. */
const COUNTED_MS = 5 * 60_000

/** A shop runs of which an edge was heard of in this time, in milliseconds: when the one that composes ends, another one does. */
const RUNNING_MS = 5_000

export function createSharedReleases({ db }: { db: Queries }): SharedReleases {
  /** The row, held until the transaction ends, and what time it is then: what waited for it has the time after the wait. */
  async function held(tx: Pick<Queries, 'insert' | 'select' | 'execute'>): Promise<{ row: Composition; now: Date }> {
    await tx.insert(compositions).values({ id: ROW }).onConflictDoNothing()
    const [row] = await tx.select().from(compositions).where(eq(compositions.id, ROW)).for('update')
    if (!row) throw new Error('releases: the row of the composition is gone')
    return { row, now: await clock(tx) }
  }

  return {
    sync: (edge, report) =>
      db.transaction(async (tx) => {
        const { row, now } = await held(tx)
        const { prepared, counts, leaving, address } = report
        const seen = leaving
          ? { seen_at: before(now, SEEN_MS), prepared, counts, address: null }
          : { seen_at: now, prepared, counts, address: address ?? null }
        await tx
          .insert(edges)
          .values({ id: edge, ...seen })
          .onConflictDoUpdate({ target: edges.id, set: seen })
        const others = await tx
          .select()
          .from(edges)
          .where(and(ne(edges.id, edge), gt(edges.seen_at, before(now, COUNTED_MS))))
        const running = others.filter(({ seen_at }) => seen_at > before(now, SEEN_MS))
        const after = afterReport(row, {
          edge,
          report,
          now,
          othersPrepared: running.map((one) => one.prepared),
        })
        if (after !== row) await tx.update(compositions).set(after).where(eq(compositions.id, ROW))
        // an edge that begins has prepared nothing yet
        if (row.leader !== after.leader || prepared === 0)
          await tx.delete(edges).where(lt(edges.seen_at, before(now, COUNTED_MS)))
        const decisions = await tx.select().from(releaseDecisions)
        return {
          now: (await clock(tx)).toISOString(),
          leads: after.leader === edge,
          revision: after.revision,
          ...agreed(after),
          decisions,
          record_revision: after.record_revision,
          record: report.known_record === after.record_revision ? null : after.record,
          counts: sumOf(others.flatMap((one) => one.counts)),
          addresses: addressesOf(others).filter((one) => one !== address),
        }
      }),
    decide: (remote, decision, replaces) =>
      db.transaction(async (tx) => {
        // of two at once one is after the other, also where nothing was decided before
        await held(tx)
        const [before] = await tx.select().from(releaseDecisions).where(eq(releaseDecisions.remote, remote))
        const replaced = before?.decision ?? null
        if (replaces !== undefined && replaced?.id !== replaces) return { taken: false, replaced }
        if (!decision) await tx.delete(releaseDecisions).where(eq(releaseDecisions.remote, remote))
        else
          await tx
            .insert(releaseDecisions)
            .values({ remote, decision })
            .onConflictDoUpdate({ target: releaseDecisions.remote, set: { decision } })
        return { taken: true, replaced }
      }),
    async state() {
      const [row] = await db.select().from(compositions).where(eq(compositions.id, ROW))
      const decisions = await db.select().from(releaseDecisions)
      const seen = await db
        .select({ id: edges.id })
        .from(edges)
        .where(gt(edges.seen_at, before(await clock(db), RUNNING_MS)))
        .limit(1)
      return { running: seen.length > 0, decisions, record: row?.record ?? null }
    },
  }
}

/** Each once, and always in the same order: one that was started anew has the row of the one before it for a while. */
const addressesOf = (others: readonly { address: string | null }[]): string[] =>
  [...new Set(others.flatMap(({ address }) => address ?? []))].toSorted()

/** What the database's clock says now, not when the transaction began; the same for all copies of the API. */
async function clock(tx: Pick<Queries, 'execute'>): Promise<Date> {
  const [now] = await rowsOf<{ ms: string | number }>(
    tx,
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Number(now?.ms))
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

const agreed = ({
  revision,
  shown,
  shown_revision,
  shown_from,
  next,
  next_from,
}: Composition): Pick<SharedState, 'shown' | 'next'> => ({
  shown: shown && agreedPlan(shown_revision, shown, shown_from),
  next: next && agreedPlan(revision, next, next_from),
})

const agreedPlan = (revision: number, plan: AgreedPlan['plan'], from: Date | null): AgreedPlan => ({
  revision,
  plan,
  starts_at: from?.toISOString() ?? null,
})

/** sumOf([a 10 and 1, a 5 and 0, b 3 and 3]) → [a 15 and 1, b 3 and 3] */
function sumOf(counts: Counts): Counts {
  const sums = new Map<string, Counts[number]>()
  for (const { release, requests, failures } of counts) {
    const known = sums.get(release)
    sums.set(release, {
      release,
      requests: requests + (known?.requests ?? 0),
      failures: failures + (known?.failures ?? 0),
    })
  }
  return [...sums.values()]
}
