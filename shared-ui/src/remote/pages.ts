import { askTwice } from '@nimbus/shared-contracts/remote'
import type { AnyPageModule, PageSource } from './page-module'

/**
 * A remote's pages by id, in the order in which their paths are matched. A browser loads the code of a page when it shows
 * it first: each import names its chunk "page-<id>", by which the edge finds what to preload.
 */
export type Pages = Readonly<Record<string, () => Promise<AnyPageModule>>>

// oxlint-disable-next-line typescript/no-explicit-any -- as of the pages
type AnySource = PageSource<any>

/** Loads pages and their sources and keeps them; what failed to load is loaded anew at the next call. */
export function createPageLoader(pages: Pages) {
  const loaded = new Map<string, AnyPageModule>()
  const sources = new Map<string, AnySource>()

  /** Throws for an id that is unknown, a bug of the composition, or not the page's own. */
  async function load(id: string): Promise<AnyPageModule> {
    const known = loaded.get(id)
    if (known) return known
    const ask = Object.hasOwn(pages, id) ? pages[id] : undefined
    const page = ask && (await askTwice(ask))
    if (page?.page.id !== id) {
      const found = page ? `the page under "${id}" calls itself "${page.page.id}"` : `no page "${id}"`
      throw new Error(`pages: ${found} among ${Object.keys(pages).join(', ')}`)
    }
    loaded.set(id, page)
    return page
  }

  /** Where the payload of a page comes from. Throws as `load`, and when its file can't be had. */
  async function source(id: string): Promise<AnySource> {
    const known = sources.get(id)
    if (known) return known
    const page = await load(id)
    const found = await askTwice(() => page.source())
    sources.set(id, found)
    return found
  }

  return {
    load,
    source,
    /** A source that was loaded before: there is no payload to say something about without it. */
    loadedSource(id: string): AnySource {
      const found = sources.get(id)
      if (!found) throw new Error(`pages: the source of "${id}" is not loaded yet`)
      return found
    },
    all: (): Promise<AnyPageModule[]> => Promise.all(Object.keys(pages).map(load)),
    /** A page that was loaded before; the shell mounts none that it hasn't prepared. */
    loaded(id: string): AnyPageModule {
      const page = loaded.get(id)
      if (!page) throw new Error(`pages: "${id}" is not loaded yet`)
      return page
    },
  }
}

/** All pages of a remote, for its tests. */
export const loadPages = (pages: Pages): Promise<AnyPageModule[]> => createPageLoader(pages).all()

/** Pages that are small enough to come with the list, such as redirects, by their ids. */
export const bundledPages = (modules: readonly AnyPageModule[]): Pages =>
  Object.fromEntries(modules.map((module) => [module.page.id, async () => module]))
