import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { canarySchema } from './decision'
import { readJson } from './read-json'
import { versionSchema } from './release-version'

/**
 * live.json: the release that a team has deployed; when and by whom where that is known. `decision` came with it or with one
 * before: it is in here, so that there is never one without the other.
 */
export const deploymentSchema = v.object({
  version: versionSchema,
  at: v.optional(instantSchema),
  by: v.optional(v.string()),
  decision: v.optional(canarySchema),
})
export type Deployment = v.InferOutput<typeof deploymentSchema>

/** Tells two deployments of the same release apart where they have a time: '1.4.2 2026-11-28T12:00:00.000Z' */
export const deploymentId = ({ version, at }: Deployment): string => (at === undefined ? version : `${version} ${at}`)

const deploymentOf = (name: string, text: string): Deployment => readJson(`${name}: live.json`, deploymentSchema, text)

/** Where releases come from. */
export interface ReleaseSource {
  /** Names of the remotes that have a deployed release. */
  names(): Promise<string[]>
  /** What is deployed of a remote. Throws when it can't be told. */
  deployed(name: string): Promise<Deployment>
  /** A file of a release by its path within the release. Throws when there is none. */
  file(name: string, version: string, file: string): Promise<Buffer>
}

/** Releases in a folder: <name>/live.json and <name>/<version>/…; the default of `npm start`. */
export function folderSource(folder: string): ReleaseSource {
  return {
    async names() {
      const entries = await fs.readdir(folder, { withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-')).map(({ name }) => name)
    },
    deployed: async (name) => deploymentOf(name, await fs.readFile(path.join(folder, name, 'live.json'), 'utf8')),
    async file(name, version, file) {
      try {
        return await fs.readFile(inside(path.join(folder, name, version), file))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
        throw new Error(`${name} ${version}: there is no ${file}`, { cause })
      }
    },
  }
}

/** How long a remote's own server may take for a file, in milliseconds. */
const ORIGIN_TIMEOUT_MS = 5_000

/** Releases on each remote's own origin: <origin>/live.json and <origin>/<version>/… */
function originSource(origins: Record<string, string>): ReleaseSource {
  const get = async (name: string, file: string): Promise<Response> => {
    const url = `${origins[name]}/${file}`
    const response = await fetch(url, { signal: AbortSignal.timeout(ORIGIN_TIMEOUT_MS), cache: 'no-store' })
    if (!response.ok) throw new Error(`releases: GET ${url} answered ${response.status}`)
    return response
  }
  const source: ReleaseSource = {
    names: async () => Object.keys(origins),
    deployed: async (name) => deploymentOf(name, await (await get(name, 'live.json')).text()),
    file: async (name, version, file) => Buffer.from(await (await get(name, `${version}/${file}`)).arrayBuffer()),
  }
  return { ...source, deployed: confirmed(source.deployed) }
}

/**
 * Another deployment counts once two answers in a row have named it: while a container is being replaced, the old server
 * and the new one answer in turn, and the shop must not follow them to and fro.
 */
export function confirmed(ask: ReleaseSource['deployed']): ReleaseSource['deployed'] {
  const known = new Map<string, { counts: Deployment; heard: Deployment }>()
  return async (name) => {
    const answer = await ask(name)
    const before = known.get(name)
    const again = !before || deploymentId(before.heard) === deploymentId(answer)
    const counts = again ? answer : before.counts
    known.set(name, { counts, heard: answer })
    return counts
  }
}

/** True for origins, "mf-cart=http://cart,…"; false for a folder. */
const isOrigins = (setting: string): boolean => setting.includes('://')

/** releaseSource('/srv/releases') reads a folder; releaseSource('mf-cart=http://cart:80,…') asks origins. */
export function releaseSource(setting: string): ReleaseSource {
  if (!isOrigins(setting)) return folderSource(setting)
  const origins = setting.split(',').map((pair) => pair.trim().split('=') as [name: string, origin: string])
  return originSource(Object.fromEntries(origins.map(([name, origin]) => [name, origin.replace(/\/$/, '')])))
}

/** Joins a release's folder and a path in it; refuses what leads out of the folder. */
export function inside(folder: string, file: string): string {
  const joined = path.resolve(folder, file)
  if (!joined.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`releases: ${file} leads out of the release`)
  return joined
}
