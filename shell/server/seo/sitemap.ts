import { escapeMarkup } from '@nimbus/server-kit/markup'
import type { ShopPages } from '@nimbus/shared-contracts/search'
import type { RouteTable } from '../../src/routing/route-table'

/** Addresses in one sitemap, by sitemaps.org. */
const MAX_ADDRESSES = 50_000

/** sitemap.xml (sitemaps.org 0.9): every page that search engines may list, by its own address. */
export function sitemap(table: RouteTable, { paths, changed_on, changed }: ShopPages, origin: string): string {
  const all = new Set([...fixedPaths(table), ...paths.filter((path) => isListed(table, path))])
  const urls = [...all].slice(0, MAX_ADDRESSES).map((path) => {
    const lastmod = changed[path] ?? changed_on
    return `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc><lastmod>${lastmod}</lastmod></url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Pages with one address each. */
const fixedPaths = (table: RouteTable): string[] =>
  table.routes.map(({ page }) => page.path).filter((path) => !/[:*{]/.test(path) && isListed(table, path))

function isListed(table: RouteTable, path: string): boolean {
  const page = table.find(path)?.page
  return page !== undefined && !page.redirect && !page.noindex && !page.guard
}
