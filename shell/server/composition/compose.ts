import crypto from 'node:crypto'
import type { Composition, LiveRelease } from '@nimbus/shared-contracts/remote'
import { createRouteTable, type RouteTable } from '../../src/routing/route-table'
import type { AcceptedRelease } from './accept-release'

/** One state of the shop: which release of each remote is live. Replaced as a whole, never changed. */
export interface LiveComposition {
  composition: Composition
  releases: ReadonlyMap<string, AcceptedRelease>
  table: RouteTable
}

/** Puts releases together; `missing` are remotes that have none. Throws when they don't go with each other, by their paths. */
export function compose(
  releases: ReadonlyMap<string, AcceptedRelease>,
  shellBuild: string,
  missing: readonly string[] = [],
): LiveComposition {
  const live = [...releases.values()].map(forBrowser).sort((one, other) => (one.name < other.name ? -1 : 1))
  const build_id = crypto
    .createHash('sha256')
    .update(JSON.stringify([shellBuild, live]))
    .digest('hex')
    .slice(0, 16)
  return {
    composition: { build_id, releases: live, ...(missing.length > 0 && { missing: [...missing] }) },
    releases,
    table: createRouteTable(live),
  }
}

/** Address of a release's files in the browser. */
const baseOf = (name: string, version: string): string => `/remotes/${name}/${version}/`

/** What the browser is told of a release. */
function forBrowser({
  name,
  version,
  requires,
  container,
  entry,
  pages,
  exposes,
  files,
}: AcceptedRelease): LiveRelease {
  const base = baseOf(name, version)
  return { name, version, requires, base, container, entry, integrity: files[entry] ?? '', pages, exposes }
}
