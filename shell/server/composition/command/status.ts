import { isChecked, releasesBefore, type RemoteRecord } from '../composition-record'
import type { Operator } from './decision-store'
import { ELSEWHERE } from './operator'
import { UsageError } from './usage-error'

/** What an operator is told of a remote, as `status --json` prints it. */
interface RemoteStatus {
  name: string
  live: RemoteRecord['live'] | null
  deployed: RemoteRecord['deployed'] | null
  /** What the operators have decided, null where the remote follows its deployments. */
  decision: RemoteRecord['decision'] | null
  canary: RemoteRecord['canary'] | null
  refused: RemoteRecord['refused'] | null
  went_back: { version: string; reason: string; at: string } | null
  /** Releases to go back to, the latest first; the first one is what `rollback` takes. */
  back_to: string[]
  /** True once all pages of the live release have been rendered in this shop. */
  checked: boolean
}

export interface ShopStatus {
  /** False when the shop that wrote this is gone. */
  running: boolean
  build_id: string
  remotes: RemoteStatus[]
}

/** Who has what since when, by the record of the edge. */
export async function shopStatus({ store }: Pick<Operator, 'store'>): Promise<ShopStatus> {
  const known = await store.read()
  if (!known) throw new UsageError(`no shop has run on ${store.place}; ${ELSEWHERE}`)
  const { record, running } = known
  const statusOf = async ([name, remote]: [string, RemoteRecord]): Promise<RemoteStatus> => {
    const { live = null, deployed = null, decision = null, canary = null, refused = null, wentBack } = remote
    return {
      name,
      live,
      deployed,
      decision: decision?.kind === 'follow' ? null : decision,
      canary,
      refused,
      went_back: wentBack ? { version: wentBack.version, reason: wentBack.reason, at: wentBack.at } : null,
      back_to: [...(await store.kept(name, releasesBefore(remote)))],
      checked: live !== null && isChecked(remote, live.version),
    }
  }
  const remotes = await Promise.all(Object.entries(record.remotes).map(statusOf))
  return {
    running,
    build_id: record.build_id,
    remotes: remotes.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

const HEAD = ['remote', 'live', 'since', 'by', 'why', 'canary', 'back to']

/** The status as a table, with a line below for whatever is not as usual. */
export function statusTable({ running, build_id, remotes }: ShopStatus): string {
  const rows = remotes.map((remote) => [
    remote.name,
    remote.live?.version ?? 'none',
    day(remote.live?.since),
    remote.live?.by ?? '',
    remote.live?.cause ?? '',
    canaryText(remote.canary),
    remote.back_to[0] ?? '',
  ])
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const notes = remotes.flatMap((remote) => notesOf(remote).map((note) => `${remote.name}: ${note}`))
  return [
    `build ${build_id}${running ? '' : ', the shop is not running'}`,
    '',
    line(HEAD),
    ...rows.map(line),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

function notesOf({ live, deployed, decision, canary, refused, went_back, checked }: RemoteStatus): string[] {
  const notes: string[] = []
  const waiting = deployed && deployed.version !== live?.version ? `; ${deployed.version} is deployed` : ''
  if (decision?.kind === 'pin') notes.push(`pinned since ${day(decision.at)} by ${decision.by}${waiting}`)
  if (decision?.kind === 'hold' && waiting)
    notes.push(`${decision.cause} by ${decision.by}, until another release is deployed${waiting}`)
  if (decision?.kind === 'canary' && !canary)
    notes.push(`deployments go to ${decision.share} % of the visitors, says ${decision.by}`)
  if (refused) notes.push(`refused since ${day(refused.since)}: ${refused.reason}`)
  if (went_back)
    notes.push(`canary ${went_back.version} went back by itself on ${day(went_back.at)}: ${went_back.reason}`)
  if (live && !checked)
    notes.push(`${live.version}: not all pages could be rendered yet, since the API does not answer`)
  return notes
}

const canaryText = (canary: RemoteStatus['canary']): string =>
  canary ? `${canary.version} to ${canary.share} %, ${canary.failures} of ${canary.requests} failed` : ''

/** day('2026-11-28T12:00:30.000Z') → '2026-11-28 12:00 UTC' */
const day = (instant: string | undefined): string => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '')
