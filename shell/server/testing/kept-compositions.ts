import path from 'node:path'
import { keepComposition, type CompositionKeeper, type KeeperOptions } from '../composition/live-composition'
import { folderSource } from '../composition/release-source'
import type { RunningComposition } from '../composition/running-compositions'
import { aShell } from './a-release'

const good: KeeperOptions['check'] = async () => ({ paths: ['/'], unchecked: undefined })

/** Compositions of edges with `folder` as their data folder, of which one runs at a time. */
export function keptCompositions(folder: string) {
  const keepers: CompositionKeeper[] = []
  const closeAll = async (): Promise<void> =>
    void (await Promise.all(keepers.splice(0).map((keeper) => keeper.close())))
  return {
    closeAll,
    /** A composition as it is after a start; the one before has ended. */
    async keep(releases: string, keys: string, options: Partial<KeeperOptions> = {}) {
      await closeAll()
      const changes: (readonly RunningComposition[])[] = []
      const warnings: string[] = []
      const keeper = await keepComposition({
        source: folderSource(releases, keys),
        dataDir: folder,
        mirror: path.join(folder, 'mirror'),
        keyFolder: keys,
        shell: aShell,
        shellBuild: 'main.js',
        check: good,
        onChange: (running) => changes.push(running),
        warn: (message) => warnings.push(message),
        ...options,
      })
      keepers.push(keeper)
      return { keeper, changes, warnings }
    },
  }
}
