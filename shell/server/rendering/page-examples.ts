import type { Page, PageRequest } from '@nimbus/shared-contracts/remote'
import { createRouteTable } from '../../src/routing/route-table'

/** Stands for a parameter of which no value is known. */
const UNKNOWN = 'unbekannt'

/** Parameters and wildcards of a pattern: ":category", "*rest" */
const PARAMETER = /[:*](\w+)/g

/**
 * A request for each page that is no redirect. A page with parameters is asked for by something that is sold; where no path
 * of it is known, by the parameters of a page above it.
 * examplesOf([/tarife/:c, /tarife/:c/optionen], ['/tarife/dsl']) → /tarife/dsl and /tarife/dsl/optionen
 */
export function examplesOf(
  pages: readonly Page[],
  soldPaths: readonly string[],
): { id: string; request: PageRequest }[] {
  const table = createRouteTable([{ name: 'mf-any', pages }])
  const known = new Map<string, string>()
  for (const path of soldPaths) {
    const pattern = table.find(path)?.page.path
    if (pattern !== undefined && !known.has(pattern)) known.set(pattern, path)
  }
  return pages
    .filter(({ redirect }) => !redirect)
    .map(({ id, path: pattern }) => {
      const above = [...known.keys()].filter((other) => pattern.startsWith(`${other}/`)).toSorted(longestFirst)[0]
      const values = (above !== undefined && table.find(known.get(above) ?? '')?.params) || {}
      const filled = pattern.replaceAll(/[{}]/g, '').replaceAll(PARAMETER, (_, name: string) => values[name] ?? UNKNOWN)
      const path = known.get(pattern) ?? filled
      return { id, request: { path, params: table.find(path)?.params ?? {}, query: {} } }
    })
}

const longestFirst = (one: string, other: string): number => other.length - one.length
