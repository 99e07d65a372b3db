import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import { versionSchema } from './release-version'

const given = {
  /** Names this very decision; the edge's record says by it that the decision counts. */
  id: v.string(),
  at: instantSchema,
  by: v.string(),
}

/** A deployment that the decision has seen and leaves aside, by `deploymentId`; a later one is taken. */
const aside = v.optional(v.string())

export const shareSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** `base` for most visitors; `version`, or what is deployed from now on, for a share of them, in percent. */
export const canarySchema = v.object({
  ...given,
  kind: v.literal('canary'),
  share: shareSchema,
  base: versionSchema,
  version: v.optional(versionSchema),
  aside,
})

/**
 * What the operators have decided for one remote. A new decision takes the place of the one before, so that two of them at
 * once are one after the other and never mix.
 */
export const decisionSchema = v.variant('kind', [
  /** Whatever is deployed goes live. */
  v.object({ ...given, kind: v.literal('follow') }),
  /** This release, until another one is deployed. */
  v.object({
    ...given,
    kind: v.literal('hold'),
    version: versionSchema,
    cause: v.picklist(['rollback', 'promotion', 'canary ended']),
    aside,
  }),
  /** This release, whatever is deployed. */
  v.object({ ...given, kind: v.literal('pin'), version: versionSchema }),
  canarySchema,
])
export type Decision = v.InferOutput<typeof decisionSchema>

/** In the edge's data folder. */
const decisionFile = (dataDir: string, name: string): string =>
  path.join(dataDir, 'composition/decisions', `${name}.json`)

/** The decision for a remote, undefined when there is none. Rejects when the file holds anything else. */
export async function readDecision(dataDir: string, name: string): Promise<Decision | undefined> {
  const file = decisionFile(dataDir, name)
  const text = await readIfThere(file)
  if (text === undefined) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), decisionSchema), text)
  if (!parsed.success) throw new Error(`decisions: ${file} holds no decision: ${parsed.issues[0].message}`)
  return parsed.output
}

/** Decides for a remote, in the place of whatever was decided before. */
export const writeDecision = (dataDir: string, name: string, decision: Decision): Promise<void> =>
  replaceFile(decisionFile(dataDir, name), `${JSON.stringify(decision, undefined, 1)}\n`)

/** Has nothing decided for a remote. */
export const removeDecision = (dataDir: string, name: string): Promise<void> =>
  fs.rm(decisionFile(dataDir, name), { force: true })
