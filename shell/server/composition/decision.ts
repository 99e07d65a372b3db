import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import { decisionSchema, type Decision } from '@nimbus/server-kit/releases'

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
