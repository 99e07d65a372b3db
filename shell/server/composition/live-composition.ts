import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Composition, LiveRelease } from '@nimbus/shared-contracts/remote'
import { createRouteTable, type RouteTable } from '../../src/routing/route-table'
import { acceptRelease, type AcceptedRelease, type AcceptOptions } from './accept-release'

/** How often the source is asked for new releases, in milliseconds. */
const POLL_MS = 2_000

/** One state of the shop: which release of each remote is live. Replaced as a whole, never changed. */
export interface LiveComposition {
  composition: Composition
  releases: ReadonlyMap<string, AcceptedRelease>
  table: RouteTable
}

export interface CompositionKeeper {
  current(): LiveComposition
  /** Why a release that the source names is not live, by remote. */
  refused(): ReadonlyMap<string, string>
  close(): void
}

export interface KeeperOptions extends AcceptOptions {
  /** Names the build of the shell, which open tabs follow as they do those of the remotes. */
  shellBuild: string
  /** Called with every composition before it is live, which it is once this resolves. */
  prepare: (next: LiveComposition) => Promise<void>
  /** Called with every composition once it is live, and with the first. */
  onChange: (next: LiveComposition) => void
  warn: (message: string) => void
}

/**
 * Keeps the composition in step with the release source. A release that is refused leaves the one before in place; a
 * remote without any acceptable release is left out, and the rest works.
 */
export async function keepComposition(options: KeeperOptions): Promise<CompositionKeeper> {
  const { source, prepare, onChange, warn, shellBuild } = options
  const refusals = new Map<string, string>()
  let current = compose(new Map(), shellBuild)
  let composed = false
  let closed = false

  async function look(): Promise<void> {
    const releases = new Map(current.releases)
    for (const name of await source.names()) {
      const before = releases.get(name)
      try {
        const version = await source.liveVersion(name)
        refusals.delete(name)
        if (version === before?.version) continue
        const accepted = await acceptRelease(name, version, options)
        // a release that doesn't go with the others, by its paths, is refused like any bad one
        compose(new Map(releases).set(name, accepted), shellBuild)
        releases.set(name, accepted)
        await rememberAccepted(options.mirror, name, version)
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        const kept = before ?? (await acceptedBefore(name, options))
        if (kept) releases.set(name, kept)
        if (refusals.get(name) !== reason)
          warn(`composition: ${reason}; ${kept ? `${kept.version} stays` : 'left out'}`)
        refusals.set(name, reason)
      }
    }
    const changed = [...releases].some(([name, release]) => current.releases.get(name) !== release)
    if (composed && !changed) return
    composed = true
    const next = compose(releases, shellBuild)
    await prepare(next)
    if (closed) return
    current = next
    onChange(next)
  }

  await look()
  let looking = false
  const timer = setInterval(() => {
    // two at once would copy the same release to the same place
    if (closed || looking) return
    looking = true
    look()
      .catch((cause: unknown) => warn(`composition: ${String(cause)}`))
      .finally(() => (looking = false))
  }, POLL_MS)
  timer.unref()
  return {
    current: () => current,
    refused: () => refusals,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

const lastAcceptedFile = (mirror: string, name: string): string => path.join(mirror, name, 'accepted.json')

/** Keeps on disk which release was accepted last, for an edge that starts while the source names a bad one. */
async function rememberAccepted(mirror: string, name: string, version: string): Promise<void> {
  await fs.writeFile(lastAcceptedFile(mirror, name), JSON.stringify({ version }))
}

/** The release that an edge on this mirror accepted last, verified again; undefined when there is none. */
async function acceptedBefore(name: string, options: AcceptOptions): Promise<AcceptedRelease | undefined> {
  try {
    const text = await fs.readFile(lastAcceptedFile(options.mirror, name), 'utf8')
    return await acceptRelease(name, (JSON.parse(text) as { version: string }).version, options)
  } catch {
    return undefined
  }
}

function compose(releases: ReadonlyMap<string, AcceptedRelease>, shellBuild: string): LiveComposition {
  const live = [...releases.values()].map(forBrowser).sort((one, other) => (one.name < other.name ? -1 : 1))
  const build_id = crypto
    .createHash('sha256')
    .update(JSON.stringify([shellBuild, live]))
    .digest('hex')
    .slice(0, 16)
  return {
    composition: { build_id, releases: live },
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
