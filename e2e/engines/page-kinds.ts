/** A page of the route table, and an address of it. */
export interface PageKind {
  id: string
  address: string
}

interface Page {
  id: string
  path: string
  redirect?: unknown
}

/** The data that the documents of a shop name for their scripts: the live releases with their pages. */
async function livePages(shop: string): Promise<Page[]> {
  const document = await (await fetch(shop)).text()
  const late = (/data-late="(.*?)"/.exec(document)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const { data } = JSON.parse(late) as { data: string }
  const { composition } = (await (await fetch(new URL(data, shop))).json()) as {
    composition: { releases: { pages: Page[] }[] }
  }
  return composition.releases.flatMap(({ pages }) => pages)
}

async function sitemapOf(shop: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', shop))).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

/**
 * An address of a path with parameters: these are taken from the sitemap, as far as they go.
 * addressOf('/zuhause/tarife/:category/options', ['/zuhause/tarife/dsl-tarife']) → '/zuhause/tarife/dsl-tarife/options'
 */
function addressOf(path: string, sitemap: readonly string[]): string {
  const segments = path.split('/')
  const last = segments.findLastIndex((segment) => segment.includes(':'))
  if (last < 0) return path
  const known = new RegExp(
    `^${segments
      .slice(0, last + 1)
      .join('/')
      .replace(/:\w+/g, '[^/]+')}$`,
  )
  const address = sitemap.find((one) => known.test(one))
  if (address === undefined) throw new Error(`e2e: no address of the sitemap is a page ${path}`)
  return [address, ...segments.slice(last + 1)].join('/')
}

/** Every page that the shop has now, redirects apart, by the route table that it works with itself. */
export async function pageKinds(shop: string): Promise<PageKind[]> {
  const [pages, sitemap] = await Promise.all([livePages(shop), sitemapOf(shop)])
  return pages
    .filter(({ redirect }) => redirect === undefined)
    .map(({ id, path }) => ({ id, address: addressOf(path, sitemap) }))
}

/** Every `of`th, beginning with the one at `at`. */
export const shareOf = <Item>(items: readonly Item[], { of, at }: { of: number; at: number }): Item[] =>
  items.filter((_, index) => index % of === at)
