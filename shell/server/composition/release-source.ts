import fs from 'node:fs/promises'
import path from 'node:path'
import { readIfThere } from '@nimbus/server-kit/files'
import { remoteSchema } from '@nimbus/server-kit/releases'
import * as v from 'valibot'
import { deploymentId, readDeployment, type Deployment } from './deployment'
import { download } from '../fetching/download'

/** Where releases come from. */
export interface ReleaseSource {
  /** Names of the remotes that it has. */
  names(): Promise<string[]>
  /** What is deployed of a remote, signed by its team; undefined before the first time. Throws when it can't be told. */
  deployed(name: string): Promise<Deployment | undefined>
  /** A file of a release by its path within the release. Throws when there is none. */
  file(name: string, version: string, file: string): Promise<Buffer>
}

/** Releases in a folder: <name>/live.json and <name>/<version>/…; the default of `npm start`. */
export function folderSource(folder: string, keyFolder: string): ReleaseSource {
  return {
    async names() {
      const entries = await fs.readdir(folder, { withFileTypes: true })
      // a copy that lies beside it, as mf-cart.bak, is no remote
      return entries.filter((entry) => entry.isDirectory() && v.is(remoteSchema, entry.name)).map(({ name }) => name)
    },
    async deployed(name) {
      const text = await readIfThere(path.join(folder, name, 'live.json'))
      return text === undefined ? undefined : readDeployment(name, text, keyFolder)
    },
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

/** Bytes of a live.json, and of a file of a release: far more than any has. */
const MAX_LIVE_BYTES = 64 * 1024
const MAX_FILE_BYTES = 32 * 1024 * 1024

/** Releases on each remote's own origin: <origin>/live.json and <origin>/<version>/… */
function originSource(origins: Record<string, string>, keyFolder: string): ReleaseSource {
  const get = async (name: string, file: string, maxBytes: number): Promise<Buffer> =>
    download(`${name}: ${file}`, `${origins[name]}/${file}`, maxBytes)
  return {
    names: async () => Object.keys(origins),
    deployed: confirmed(async (name) =>
      readDeployment(name, (await get(name, 'live.json', MAX_LIVE_BYTES)).toString('utf8'), keyFolder),
    ),
    file: async (name, version, file) => get(name, `${version}/${file}`, MAX_FILE_BYTES),
  }
}

/**
 * Another deployment counts once two answers in a row have named it: while a container is being replaced, the old server
 * and the new one answer in turn, and the shop must not follow them to and fro.
 */
export function confirmed(ask: (name: string) => Promise<Deployment>): (name: string) => Promise<Deployment> {
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

/** releaseSource('/srv/releases', keys) reads a folder; releaseSource('mf-cart=http://cart:80,…', keys) asks origins. */
export function releaseSource(setting: string, keyFolder: string): ReleaseSource {
  if (!isOrigins(setting)) return folderSource(setting, keyFolder)
  const origins = setting.split(',').map((pair) => pair.trim().split('=') as [name: string, origin: string])
  return originSource(Object.fromEntries(origins.map(([name, origin]) => [name, origin.replace(/\/$/, '')])), keyFolder)
}

/** Joins a release's folder and a path in it; refuses what leads out of the folder. */
export function inside(folder: string, file: string): string {
  const joined = path.resolve(folder, file)
  if (!joined.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`releases: ${file} leads out of the release`)
  return joined
}
