import type { Head, ImagePreload } from '@nimbus/shared-contracts/remote'

/** How long the API may take, in milliseconds. */
const TIMEOUT_MS = 20_000

/** The area whose heroes a path asks for early (ROUTE-10). heroArea('/zuhause/tarife/dsl-tarife') → 'zuhause' */
export function heroArea(path: string): 'start' | 'unterwegs' | 'zuhause' | undefined {
  if (path === '/') return 'start'
  if (path.includes('unterwegs')) return 'unterwegs'
  return path.includes('zuhause') ? 'zuhause' : undefined
}

export interface HeroPreloadOptions {
  apiBase: string
  /** Calls back once the page itself has all it needs. */
  whenLoaded: (task: () => void) => void
  /** Path on screen by then; a visitor who has gone on gets nothing of the page before. */
  shownPath: () => string
  preload: (images: readonly ImagePreload[]) => void
}

/**
 * Has the first two hero pictures ready after each navigation to the home page or into an area. A landing page brings
 * them in its head; every other page gets them afterwards, so that they never compete with what it shows.
 */
export function createHeroPreloads({ apiBase, whenLoaded, shownPath, preload }: HeroPreloadOptions) {
  const known = new Map<string, Promise<ImagePreload[]>>()

  async function load(area: string): Promise<ImagePreload[]> {
    // plain fetch: nobody misses these pictures, and most first visits need no HTTP client for anything else
    const response = await fetch(`${apiBase}/content/heroes/${area}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { preloadsIn } = await import(/* webpackChunkName: "lazy-heroes" */ './hero-pictures')
    return preloadsIn(await response.json())
  }

  return function preloadHeroes(path: string, head: Head): void {
    const area = heroArea(path)
    if (!area || (head.preloadImages ?? []).length > 0) return
    whenLoaded(() => {
      const images =
        known.get(area) ??
        load(area).catch(() => {
          known.delete(area)
          return []
        })
      known.set(area, images)
      void images.then((found) => {
        if (shownPath() === path) preload(found)
      })
    })
  }
}

/** Safari doesn't say when it has nothing to do; a page's own pictures are there by then, in milliseconds. */
const OTHERWISE_MS = 1_000

/** After the page's own files, and then whenever the browser has nothing else to do. */
export function whenLoaded(task: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, OTHERWISE_MS)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
