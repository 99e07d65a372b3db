import crypto from 'node:crypto'
import * as v from 'valibot'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { canarySchema, versionSchema } from '@nimbus/server-kit/releases'
import { jsonOf, readValue } from './read-json'
import { teamKey } from './team-key'

/**
 * live.json: the release that a team has deployed; when and by whom where that is known. `decision` came with it or with one
 * before: it is in here, so that there is never one without the other. `issued_at` is when this very file was written:
 * what was deployed before can be named again, but never by an old file.
 */
export const deploymentSchema = v.object({
  version: versionSchema,
  at: v.optional(instantSchema),
  by: v.optional(v.string()),
  decision: v.optional(canarySchema),
  /** Missing in records of before files were signed. */
  issued_at: v.optional(instantSchema),
})
export type Deployment = v.InferOutput<typeof deploymentSchema>

const issuedSchema = v.object({ ...deploymentSchema.entries, issued_at: instantSchema })

/** Tells two deployments of the same release apart where they have a time: '1.4.2 2026-11-28T12:00:00.000Z' */
export const deploymentId = ({ version, at }: Deployment): string => (at === undefined ? version : `${version} ${at}`)

/** What a team signs: its remote and all but the signature, so that no other file of it passes for this one. */
const signedText = (name: string, deployment: object): Buffer =>
  Buffer.from(`${name} live.json\n${JSON.stringify(deployment)}`)

/**
 * Reads a live.json of a team: its signature first, so that nothing of what anybody else has put there is believed or told.
 * Throws an Error with the reason.
 */
export async function readDeployment(name: string, text: string, keyFolder: string): Promise<Deployment> {
  const what = `${name}: live.json`
  const file = jsonOf(what, text)
  const { signature, ...deployment } =
    typeof file === 'object' && file !== null ? (file as { signature?: unknown }) : {}
  if (typeof signature !== 'string') throw new Error(`${what} is not signed`)
  const key = await teamKey(what, name, keyFolder)
  if (!crypto.verify(null, signedText(name, deployment), key, Buffer.from(signature, 'base64')))
    throw new Error(`${what}: the signature is not its team's`)
  return readValue(what, issuedSchema, deployment)
}

/** How far the clock of whoever deploys may be ahead, in milliseconds. */
const CLOCKS_APART_MS = 5 * 60_000

/** Why a deployment is not to be followed after the one that was known `before`; undefined where it is. */
export function staleness(
  { issued_at = '' }: Deployment,
  before: Deployment | undefined,
  now: number,
): string | undefined {
  const issued = Date.parse(issued_at)
  if (issued > now + CLOCKS_APART_MS) return `live.json is of ${issued_at}, which is yet to come`
  const latest = before?.issued_at
  return latest !== undefined && issued < Date.parse(latest)
    ? `live.json is of ${issued_at}, older than that of ${latest}`
    : undefined
}

/** Of two deployments of a remote the one whose file was written later. */
export function laterDeployment(one: Deployment | undefined, other: Deployment | undefined): Deployment | undefined {
  if (!one || !other) return one ?? other
  const issued = ({ issued_at }: Deployment): number => (issued_at === undefined ? 0 : Date.parse(issued_at))
  return issued(other) > issued(one) ? other : one
}
