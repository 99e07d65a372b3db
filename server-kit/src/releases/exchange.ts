import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { sign } from '../signing/signature'
import { decisionSchema, shareSchema } from './decision'
import { remoteSchema, versionSchema } from './release-version'

/** Remotes of a shop at most; other lists have a maximum so that nothing a client sends is without one. */
const MOST_REMOTES = 100

/** The record of all remotes as JSON, in characters: of 20 earlier releases and 40 checked ones each. */
const MOST_RECORD = 1_000_000

const releaseSchema = v.object({ name: remoteSchema, version: versionSchema })

/** Which releases visitors get on all edges; sorted by name, so that two of the same content are the same JSON. */
export const planSchema = v.object({
  releases: v.pipe(v.array(releaseSchema), v.maxLength(MOST_REMOTES)),
  candidates: v.pipe(v.array(v.object({ ...releaseSchema.entries, share: shareSchema })), v.maxLength(MOST_REMOTES)),
  missing: v.pipe(v.array(remoteSchema), v.maxLength(MOST_REMOTES)),
})
export type Plan = v.InferOutput<typeof planSchema>

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** Requests and failures of a release in the last five minutes, by its `releaseName`. */
const countsSchema = v.pipe(
  v.array(v.object({ release: v.pipe(v.string(), v.maxLength(200)), requests: countSchema, failures: countSchema })),
  v.maxLength(MOST_REMOTES),
)
export type Counts = v.InferOutput<typeof countsSchema>

const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

/** Names one process of an edge. */
export const edgeIdSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/))

const addressSchema = v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^/]+$/, 'is no origin'))

/** What an edge tells of itself, several times a second. */
export const edgeReportSchema = v.object({
  /** Of the plan that it shows or could show at once. */
  prepared: revisionSchema,
  counts: countsSchema,
  /** Where other edges reach it. */
  address: v.optional(addressSchema),
  /** Of the record that it knows. */
  known_record: revisionSchema,
  /** It ends: nobody waits for it any more, and another one composes. */
  leaving: v.optional(v.boolean()),
  /** Of the edge that composes for all: what is to be shown next, in place of the plan of `base`. */
  proposal: v.optional(v.object({ base: revisionSchema, plan: planSchema })),
  /** Of the same edge: who has what since when, as JSON that only edges read. */
  record: v.optional(v.pipe(v.string(), v.maxLength(MOST_RECORD))),
})
export type EdgeReport = v.InferOutput<typeof edgeReportSchema>

/** Which plan, and from when on; without a time while edges still prepare it. */
const agreedSchema = v.object({ revision: revisionSchema, plan: planSchema, starts_at: v.nullable(instantSchema) })
export type AgreedPlan = v.InferOutput<typeof agreedSchema>

const decisionsSchema = v.array(v.object({ remote: remoteSchema, decision: decisionSchema }))

/** What all edges have in common, as each of them is answered. */
export const sharedStateSchema = v.object({
  /** The clock of the database. */
  now: instantSchema,
  /** True for the one edge that composes for all. */
  leads: v.boolean(),
  /** Of all plans the latest. */
  revision: revisionSchema,
  /** What all edges show. */
  shown: v.nullable(agreedSchema),
  /** What they will show. */
  next: v.nullable(agreedSchema),
  decisions: decisionsSchema,
  record_revision: revisionSchema,
  /** Null where the edge has it. */
  record: v.nullable(v.string()),
  /** Those of all other edges. */
  counts: countsSchema,
  /** Where other edges are reached, each once. */
  addresses: v.optional(v.array(addressSchema), []),
})
export type SharedState = v.InferOutput<typeof sharedStateSchema>

/** What operators see: everything, without the exchange between edges. */
export const releaseStateSchema = v.object({
  /** True while an edge is heard of. */
  running: v.boolean(),
  decisions: decisionsSchema,
  record: v.nullable(v.string()),
})
export type ReleaseState = v.InferOutput<typeof releaseStateSchema>

/** A decision for a remote; null has nothing decided. With `replaces` only in the place of the decision with this id. */
export const decideSchema = v.object({
  decision: v.nullable(decisionSchema),
  replaces: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** Whether it was taken, and what was decided before. */
export const decidedSchema = v.object({ taken: v.boolean(), replaced: v.nullable(decisionSchema) })
export type Decided = v.InferOutput<typeof decidedSchema>

/**
 * What edges prove themselves with to the API: derived from the key that both alone have, so that a leak of it opens no
 * declaration.
 */
export const edgeToken = (declarationKey: string): string => sign('edge of the shop', Buffer.from(declarationKey))
