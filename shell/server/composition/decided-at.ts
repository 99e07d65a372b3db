import fs from 'node:fs/promises'
import path from 'node:path'
import { readIfThere, replaceFile } from '@nimbus/server-kit/files'
import * as v from 'valibot'

const placeSchema = v.object({ apiBase: v.string(), key: v.string() })

/** The API before the database in which all edges have their decisions, and what it lets an edge in with. */
export type DecidedAt = v.InferOutput<typeof placeSchema>

const placeFile = (dataDir: string): string => path.join(dataDir, 'composition/decided-at.json')

/** Says for the commands on this data folder where its edge has its decisions; undefined where they are in the folder. */
export const writeDecidedAt = (dataDir: string, place: DecidedAt | undefined): Promise<void> =>
  place
    ? replaceFile(placeFile(dataDir), `${JSON.stringify(place, undefined, 1)}\n`, 0o600)
    : fs.rm(placeFile(dataDir), { force: true })

/** Where the edge on this data folder has its decisions; undefined where they are in the folder. */
export async function readDecidedAt(dataDir: string): Promise<DecidedAt | undefined> {
  const text = await readIfThere(placeFile(dataDir))
  return text === undefined ? undefined : v.parse(v.pipe(v.string(), v.parseJson(), placeSchema), text)
}
