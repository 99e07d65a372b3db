import path from 'node:path'
import type { AcceptedRelease } from '../composition/accept-release'
import type { CheckOutcome } from '../composition/release-book'
import { releaseName } from '../../src/routing/visit'
import { checkPages, type CheckPagesOptions } from './check-pages'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer'

/** A release that was live before goes live again without its worker when that takes longer than this, in milliseconds. */
const KNOWN_START_LIMIT_MS = 500

export interface RendererPoolOptions extends CheckPagesOptions {
  apiBase: string
  warn: (message: string) => void
  /** Hears of a release whose worker has ended by itself. */
  onEnd?: (release: AcceptedRelease) => void
  workerFile?: string | undefined
}

/** A worker for each release that is shown, or about to be. */
export interface RendererPool {
  find(name: string, version: string): RemoteRenderer | undefined
  /**
   * Starts the worker of a release and has it render each of its pages; of a `known` one that was done before. Rejects when
   * a page can't be rendered.
   */
  check(release: AcceptedRelease, known: boolean): Promise<CheckOutcome>
  /** Ends the workers of all other releases, once they have done what they have begun. */
  keepOnly(releases: Iterable<AcceptedRelease>): void
  close(): Promise<void>
}

export function createRendererPool(given: RendererPoolOptions): RendererPool {
  const { apiBase, warn, onEnd = () => {}, workerFile, ...options } = given
  const renderers = new Map<string, RemoteRenderer>()
  const checking = new Map<string, number>()
  const ending = new Set<Promise<void>>()
  let shown: ReadonlySet<string> = new Set()
  const keyOf = ({ name, version }: AcceptedRelease): string => releaseName(name, version)

  function rendererOf(release: AcceptedRelease): RemoteRenderer {
    const bundle = path.join(release.folder, release.server)
    const renderer =
      renderers.get(keyOf(release)) ??
      createRemoteRenderer({
        name: release.name,
        bundle,
        apiBase,
        warn,
        onEnd: () => onEnd(release),
        ...(workerFile && { workerFile }),
      })
    renderers.set(keyOf(release), renderer)
    return renderer
  }

  function end(key: string): void {
    const renderer = renderers.get(key)
    renderers.delete(key)
    if (!renderer) return
    const ended = renderer.close().finally(() => ending.delete(ended))
    ending.add(ended)
  }

  return {
    find: (name, version) => renderers.get(releaseName(name, version)),
    async check(release, known) {
      const key = keyOf(release)
      checking.set(key, (checking.get(key) ?? 0) + 1)
      const renderer = rendererOf(release)
      let isGood = false
      try {
        if (!known) {
          await renderer.warmUp()
          const outcome = await checkPages(release, renderer, options)
          isGood = true
          return outcome
        }
        isGood = true
        await Promise.race([renderer.warmUp(), new Promise((resolve) => setTimeout(resolve, KNOWN_START_LIMIT_MS))])
        return { paths: [], unchecked: undefined }
      } finally {
        checking.set(key, (checking.get(key) ?? 1) - 1)
        // one that is shown goes on until another one takes its place
        if (!isGood && !shown.has(key)) end(key)
      }
    },
    keepOnly(releases) {
      shown = new Set([...releases].map(keyOf))
      for (const key of renderers.keys()) if (!shown.has(key) && !checking.get(key)) end(key)
    },
    async close() {
      for (const key of renderers.keys()) end(key)
      await Promise.all(ending)
    },
  }
}
