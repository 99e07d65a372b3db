import path from 'node:path'
import * as v from 'valibot'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import { decisionSchema, shareSchema, versionSchema } from '@nimbus/server-kit/releases'
import { deploymentSchema } from './deployment'

const liveSchema = v.object({
  version: versionSchema,
  since: instantSchema,
  by: v.optional(v.string()),
  cause: v.picklist(['deployment', 'rollback', 'pin', 'promotion', 'canary ended', 'refusal of the other']),
})

const remoteRecordSchema = v.object({
  live: v.optional(liveSchema),
  /** Those that were live before, the latest first; `undone` where it was left for being bad. */
  before: v.array(v.object({ ...liveSchema.entries, until: instantSchema, undone: v.optional(v.boolean()) })),
  /** What the team has deployed, whether it is live or not. */
  deployed: v.optional(deploymentSchema),
  /** The decision that counts. */
  decision: v.optional(decisionSchema),
  canary: v.optional(
    v.object({
      version: versionSchema,
      share: shareSchema,
      since: instantSchema,
      by: v.optional(v.string()),
      /** Since the canary began or the edge was started. */
      requests: v.number(),
      failures: v.number(),
    }),
  ),
  /** Why what is deployed or decided is not shown. */
  refused: v.optional(v.object({ version: v.optional(versionSchema), reason: v.string(), since: instantSchema })),
  /** The last canary that the edge has ended by itself. */
  wentBack: v.optional(
    v.object({
      version: versionSchema,
      reason: v.string(),
      at: instantSchema,
      decision: v.string(),
      candidate: v.string(),
    }),
  ),
  /** Releases whose pages have all been rendered once, and the paths of these, the latest first. */
  checked: v.array(v.object({ version: versionSchema, paths: v.array(v.string()) })),
})
export type RemoteRecord = v.InferOutput<typeof remoteRecordSchema>

const recordSchema = v.object({
  /** Process of the edge that wrote it. */
  pid: v.number(),
  build_id: v.string(),
  remotes: v.record(v.string(), remoteRecordSchema),
})
/** What the edge remembers of its composition: who has what since when. Written by the edge alone. */
export type CompositionRecord = v.InferOutput<typeof recordSchema>

const recordFile = (dataDir: string): string => path.join(dataDir, 'composition/record.json')

/** The record of a data folder; undefined where no edge has written one. Rejects when the file holds anything else. */
export async function readRecord(dataDir: string): Promise<CompositionRecord | undefined> {
  const file = recordFile(dataDir)
  const text = await readIfThere(file)
  return text === undefined ? undefined : parseRecord(file, text)
}

/** The record in a text; throws an Error that names where it is from when it is none. */
export function parseRecord(from: string, text: string): CompositionRecord {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text)
  if (!parsed.success) throw new Error(`composition: ${from} holds no record: ${parsed.issues[0].message}`)
  return parsed.output
}

export const writeRecord = (dataDir: string, record: CompositionRecord): Promise<void> =>
  replaceFile(recordFile(dataDir), `${JSON.stringify(record, undefined, 1)}\n`)

/** Of earlier releases, so many are remembered for each remote. */
export const REMEMBERED = 20

/** The record once another release is live. `undone` when the one that was live is left for being bad. */
export function withLive(record: RemoteRecord, live: NonNullable<RemoteRecord['live']>, undone: boolean): RemoteRecord {
  if (!record.live) return { ...record, live }
  const left = { ...record.live, until: live.since, ...(undone && { undone }) }
  return { ...record, live, before: [left, ...record.before].slice(0, REMEMBERED) }
}

/**
 * Versions that a remote can go back to, the latest first: each that was live and not left for being bad when it last was.
 * releasesBefore of live 3, before it 2, and 4 which was rolled back → ['2']
 */
export function releasesBefore({ live, before }: RemoteRecord): string[] {
  const latest = new Map<string, boolean>()
  for (const { version, undone = false } of before) if (!latest.has(version)) latest.set(version, undone)
  return [...latest].flatMap(([version, undone]) => (undone || version === live?.version ? [] : version))
}

/** True of a release whose pages have all been rendered once. */
export const isChecked = ({ checked }: RemoteRecord, version: string): boolean =>
  checked.some((known) => known.version === version)
