import { heroesSchema } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import type { Head, ImagePreload } from '@nimbus/shared-contracts/remote'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { pictureSources } from '@nimbus/shared-ui/picture'

/** The area whose heroes a path asks for early (spec section 2). heroArea('/zuhause/tarife/dsl-tarife') → 'zuhause' */
export function heroArea(path: string): 'start' | 'unterwegs' | 'zuhause' | undefined {
  if (path === '/') return 'start'
  if (path.includes('unterwegs')) return 'unterwegs'
  return path.includes('zuhause') ? 'zuhause' : undefined
}

export interface HeroPreloadOptions {
  api: Api
  /** Calls back once the page itself has all it needs. */
  whenIdle: (task: () => void) => void
  /** Path on screen by then; a visitor who has gone on gets nothing of the page before. */
  shownPath: () => string
  preload: (images: readonly ImagePreload[]) => void
}

/**
 * Has the first two hero pictures ready after each navigation to the home page or into an area. A landing page brings
 * them in its head; every other page gets them afterwards, so that they never compete with what it shows.
 */
export function createHeroPreloads({ api, whenIdle, shownPath, preload }: HeroPreloadOptions) {
  const known = new Map<string, Promise<ImagePreload[]>>()

  async function load(area: string): Promise<ImagePreload[]> {
    const answer = await api.get(`/content/heroes/${area}`, heroesSchema, { skipAuth: true })
    if (!answer.ok) {
      known.delete(area)
      return []
    }
    return firstTwoPictures(answer.value.heroes).map((picture) => pictureSources(picture).preload)
  }

  return function preloadHeroes(path: string, head: Head): void {
    const area = heroArea(path)
    if (!area || (head.preloadImages ?? []).length > 0) return
    whenIdle(() => {
      const images = known.get(area) ?? load(area)
      known.set(area, images)
      void images.then((found) => {
        if (shownPath() === path) preload(found)
      })
    })
  }
}

/** After the page's own files, and then whenever the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
