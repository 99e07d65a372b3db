import {
  askTwice,
  CONTRACT_VERSION,
  incompatibility,
  type Composition,
  type ContractVersion,
  type LiveRelease,
  type RemoteApp,
  type RemoteWidgets,
} from '@nimbus/shared-contracts/remote'
import { version as reactVersion } from 'react'
import { watched, type WatchedGlobals } from '../monitoring/watched-globals'
import { askRemoteInTime } from './ask-remote'
import { federationHost } from './federation-host'
import { entryOf, trustRelease } from './integrity'

declare const FEDERATION_VERSION: string

/** What this shell offers to remotes. */
const shellContract: ContractVersion = {
  contract: CONTRACT_VERSION,
  federation: FEDERATION_VERSION,
  react: reactVersion,
}

export interface RemoteLoader {
  app(name: string): Promise<RemoteApp>
  widgets(name: string): Promise<RemoteWidgets>
}

/**
 * Loads the live releases of a composition. A failed load is tried again at the next call; a good one is kept. Whatever a
 * remote is asked for, from its load on, is done under watch.
 */
export function createRemoteLoader({ releases }: Composition, globals: WatchedGlobals): RemoteLoader {
  const byName = new Map(releases.map((release) => [release.name, release]))
  const loaded = new Map<string, Promise<unknown>>()
  releases.forEach(trustRelease)

  const load = <Module extends { contract: ContractVersion }>(name: string, expose: string): Promise<Module> => {
    const key = `${name}/${expose}`
    const known = loaded.get(key)
    if (known) return known as Promise<Module>
    const loading = globals
      .during(name, () => loadChecked<Module>(byName.get(name), name, expose))
      .then((module) => watched(module, name, globals))
    loaded.set(key, loading)
    loading.catch(() => {
      loaded.delete(key)
      registered.delete(byName.get(name)?.container ?? '')
    })
    return loading
  }
  return { app: (name) => load<RemoteApp>(name, 'app'), widgets: (name) => load<RemoteWidgets>(name, 'widgets') }
}

async function loadChecked<Module extends { contract: ContractVersion }>(
  release: LiveRelease | undefined,
  name: string,
  expose: string,
): Promise<Module> {
  if (!release) throw new Error(`remote ${name}: not in the composition`)
  refuse(incompatibility(release.requires, shellContract), release)
  const module = await askRemoteInTime(`remote ${name}/${expose}`, () =>
    askTwice(() => loadExpose<Module>(release, expose), isLostChunk),
  )
  if (!module) throw new Error(`remote ${name}: ${expose} is empty`)
  refuse(incompatibility(module.contract, shellContract), release)
  return module
}

/** A chunk that couldn't be had; one that never came has had its time. */
const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && !('type' in error && error.type === 'timeout')

async function loadExpose<Module>(release: LiveRelease, expose: string): Promise<Module | null> {
  register(release)
  try {
    return await federationHost.loadRemote<Module>(`${release.container}/${expose}`)
  } catch (error) {
    registered.delete(release.container)
    throw error
  }
}

/** Containers that the runtime knows and that have not failed. */
const registered = new Set<string>()

/** Makes a release known to the runtime; after a failure anew, which drops what the runtime remembers of it. */
function register(release: LiveRelease): void {
  const { container } = release
  if (registered.has(container)) return
  registered.add(container)
  federationHost.registerRemotes([{ name: container, entry: entryOf(release) }], { force: true })
}

function refuse(reason: string | undefined, { name, version }: LiveRelease): void {
  if (reason) throw new Error(`remote ${name} ${version} refused: ${reason}`)
}
