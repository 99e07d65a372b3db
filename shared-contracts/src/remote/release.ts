import * as v from 'valibot'
import { pageSchema } from './page'

/**
 * Version of the wire contract: events, stores, the remote's interface. A minor version adds, a major version breaks.
 * It is apart from the package's version (decisions, technique).
 */
export const CONTRACT_VERSION = '1.6'

export const contractVersionSchema = v.object({
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** Federation runtime that the remote was built against; it runs on the shell's. */
  federation: v.string(),
  /** React that the remote was built against. */
  react: v.string(),
})
export type ContractVersion = v.InferOutput<typeof contractVersionSchema>

/**
 * `release.json`: an immutable build of a remote, described for the edge (architecture: releases and the composition).
 * Paths are relative to the release's folder; `files` has the integrity of every file but release.json itself.
 */
export const releaseSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z0-9-]+$/)),
  version: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)),
  requires: contractVersionSchema,
  /** The exports of shared modules that it names, {valibot: ['object', 'string']}; unknown of releases before 1.2. */
  uses: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Name of the federation container, another one for each release. */
  container: v.pipe(v.string(), v.regex(/^\w+$/)),
  /** Script of the federation container; it names its chunks. */
  entry: v.string(),
  server: v.string(),
  pages: v.array(pageSchema),
  /** Paths of pages and names of widgets ("widget-summary") of earlier releases that this one takes away on purpose. */
  withdraws: v.optional(v.array(v.string())),
  /** The federation modules: "app", and "widgets" when there are some. */
  exposes: v.array(v.string()),
  /** The files that a federation module ("app"), a page ("page-start") or a widget ("widget-summary") loads besides the entry. */
  chunks: v.record(v.string(), v.object({ js: v.array(v.string()), css: v.array(v.string()) })),
  files: v.record(v.string(), v.string()),
})
export type Release = v.InferOutput<typeof releaseSchema>

/**
 * Why a release can't run beside this shell, or undefined when it can: same major contract and at most this minor one,
 * same minor of the federation runtime, same major of React.
 */
export function incompatibility(release: ContractVersion, shell: ContractVersion): string | undefined {
  const [major, minor] = numbers(release.contract)
  const [shellMajor, shellMinor] = numbers(shell.contract)
  if (major !== shellMajor || minor > shellMinor) {
    return `needs contract ${release.contract}, the shell has ${shell.contract}`
  }
  if (!sameMinor(release.federation, shell.federation)) {
    return `was built against federation runtime ${release.federation}, the shell runs ${shell.federation}`
  }
  if (numbers(release.react)[0] !== numbers(shell.react)[0]) {
    return `was built against React ${release.react}, the shell runs ${shell.react}`
  }
  return undefined
}

function numbers(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

const sameMinor = (one: string, other: string): boolean => numbers(one).join() === numbers(other).join()

/** What the browser needs of a live release to load it. `base` ends with a slash. */
export const liveReleaseSchema = v.object({
  name: v.string(),
  version: v.string(),
  requires: contractVersionSchema,
  base: v.string(),
  container: v.string(),
  entry: v.string(),
  /** Of the entry, "sha256-…"; the edge serves no chunk that differs from the release. */
  integrity: v.string(),
  pages: v.array(pageSchema),
  exposes: v.array(v.string()),
})
export type LiveRelease = v.InferOutput<typeof liveReleaseSchema>

/**
 * Which release of each remote is live; `build_id` is the hash of it. Sent with every page. `missing` names remotes of which
 * none can be had, so that whether an address exists is not known.
 */
export const compositionSchema = v.object({
  build_id: v.string(),
  releases: v.array(liveReleaseSchema),
  missing: v.optional(v.array(v.string())),
})
export type Composition = v.InferOutput<typeof compositionSchema>
