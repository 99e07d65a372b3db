/**
 * Takes the place of what the federation runtime has for manifests and for preloading by them (see the build's shell-config).
 * Our remotes have no manifest, the composition names their entries and the document preloads; the runtime's own switch
 * (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`) leaves these parts in. 2 kB.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin(): void {} }
  readonly manifestCache = new Map<string, unknown>()
}

/** What a manifest says about a remote: nothing. */
export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: undefined } => ({})

/** Nothing is preloaded by manifests. */
export const formatPreloadArgs = (): [] => []

/** As above. */
export const preloadAssets = (): [] => []

/** As above. */
export const generatePreloadAssetsPlugin = (): undefined => undefined
