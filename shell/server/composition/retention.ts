import fs from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '@nimbus/server-kit/files'
import { releasesBefore, type RemoteRecord } from './composition-record'

const HOUR = 3_600_000

/** How long a release stays after it was live or mirrored, in milliseconds: no open tab is older (decisions: releases). */
const KEPT_MS = 7 * 24 * HOUR

/** A copy that nobody has finished in this time was left behind by a kill, in milliseconds. */
const UNFINISHED_MS = HOUR

/** True for a release that somebody may still get or go back to: live, shared out, decided, deployed, or the one before. */
function isNeeded({ live, canary, decision, deployed, ...rest }: RemoteRecord, version: string): boolean {
  const decided = decision && decision.kind !== 'follow' ? [decision.version] : []
  const base = decision?.kind === 'canary' ? decision.base : undefined
  const [before] = releasesBefore({ live, canary, decision, deployed, ...rest })
  return [live?.version, canary?.version, deployed?.version, base, before, ...decided].includes(version)
}

/** True once a mirrored release can go. `mirroredAt` and `now` are in ms since 1970. */
export function canGo(record: RemoteRecord, version: string, mirroredAt: number, now: number): boolean {
  const ends = record.before.filter((earlier) => earlier.version === version).map(({ until }) => Date.parse(until))
  return !isNeeded(record, version) && now - Math.max(mirroredAt, ...ends) > KEPT_MS
}

/** Removes from the mirror what nobody can want any more, and copies that a killed process has left unfinished. */
export async function tidyMirror(
  mirror: string,
  records: ReadonlyMap<string, RemoteRecord>,
  now: number = Date.now(),
): Promise<void> {
  for (const [name, record] of records) {
    const folder = path.join(mirror, name)
    for (const entry of await fs.readdir(folder).catch(() => [])) {
      const place = path.join(folder, entry)
      const stat = await fs.stat(place).catch(() => undefined)
      // gone meanwhile
      if (!stat) continue
      const { mtimeMs } = stat
      const goes = entry.endsWith(UNFINISHED) ? now - mtimeMs > UNFINISHED_MS : canGo(record, entry, mtimeMs, now)
      if (goes) await fs.rm(place, { recursive: true, force: true })
    }
  }
}
