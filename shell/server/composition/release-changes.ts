import type { RemoteRecord } from './composition-record'

/** Something that operators want to find in a log: who has changed what visitors get. */
export interface ReleaseChange {
  /** "a release is live" */
  says: string
  remote: string
  version?: string | undefined
  /** The release that was live before. */
  before?: string | undefined
  cause?: string
  /** Share of the visitors, in percent. */
  share?: number
  /** Who has deployed or decided it, as the command has named them. */
  by?: string | undefined
}

/**
 * What has changed from one record of a remote to the next: decisions that count now, releases that went live or back,
 * canaries that began, got another share or ended.
 */
export const releaseChanges = (remote: string, before: RemoteRecord, after: RemoteRecord): ReleaseChange[] =>
  [decided(before, after), wentLive(before, after), ...canaries(before, after)].flatMap((change) =>
    change ? { ...change, remote } : [],
  )

type Change = Omit<ReleaseChange, 'remote'>

/** "pinned", "followed again" and the like, whatever comes of it. */
const DECIDED = {
  follow: 'what is deployed is followed',
  hold: 'a release is held until the next deployment',
  pin: 'a release is pinned',
  canary: 'a share is decided',
}

function decided(before: RemoteRecord, { decision }: RemoteRecord): Change | undefined {
  if (!decision || decision.id === before.decision?.id) return undefined
  const { kind, by } = decision
  return {
    says: DECIDED[kind],
    ...('version' in decision && { version: decision.version }),
    ...('share' in decision && { share: decision.share }),
    ...('cause' in decision && { cause: decision.cause }),
    by,
  }
}

function wentLive(before: RemoteRecord, { live }: RemoteRecord): Change | undefined {
  if (!live || live.version === before.live?.version) return undefined
  const { version, cause, by } = live
  return { says: 'a release is live', version, before: before.live?.version, cause, by }
}

function canaries(before: RemoteRecord, after: RemoteRecord): Change[] {
  const [was, is] = [before.canary, after.canary]
  const changes: Change[] = []
  if (was && was.version !== is?.version) changes.push(ended(was.version, before, after))
  if (is && (is.version !== was?.version || is.share !== was.share)) {
    const { version, share, by } = is
    changes.push({ says: 'a release is shared out', version, share, by })
  }
  return changes
}

function ended(version: string, before: RemoteRecord, after: RemoteRecord): Change {
  const says = 'a share has ended'
  if (after.live?.version === version) return { says, version, cause: 'it is live', by: after.live.by }
  // by itself: nobody has decided anything
  const { wentBack, decision } = after
  if (wentBack?.version === version && wentBack.decision === decision?.id)
    return { says, version, cause: wentBack.reason }
  return decision?.id === before.decision?.id
    ? { says, version, cause: 'another deployment' }
    : { says, version, cause: 'a decision', by: decision?.by }
}
