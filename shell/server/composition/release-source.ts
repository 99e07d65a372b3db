import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

const liveSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)) })

/** Where releases come from. */
export interface ReleaseSource {
  /** Names of the remotes that have a live release. */
  names(): Promise<string[]>
  /** Version that is live for a remote. Throws when it can't be told. */
  liveVersion(name: string): Promise<string>
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
    liveVersion: async (name) =>
      v.parse(liveSchema, JSON.parse(await fs.readFile(path.join(folder, name, 'live.json'), 'utf8'))).version,
    file: (name, version, file) => fs.readFile(inside(path.join(folder, name, version), file)),
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
  return {
    names: async () => Object.keys(origins),
    liveVersion: async (name) => v.parse(liveSchema, await (await get(name, 'live.json')).json()).version,
    file: async (name, version, file) => Buffer.from(await (await get(name, `${version}/${file}`)).arrayBuffer()),
  }
}

/** releaseSource('/srv/releases') reads a folder; releaseSource('mf-cart=http://cart:80,…') asks origins. */
export function releaseSource(setting: string): ReleaseSource {
  if (!setting.includes('://')) return folderSource(setting)
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
