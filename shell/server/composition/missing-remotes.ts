export interface MissingOptions {
  /** Remotes that the source lists now. */
  listed: Iterable<string>
  /** True of a remote that has a release to show. */
  has: (name: string) => boolean
  /** True where it is known why there is none. */
  isRefused: (name: string) => boolean
  /** Those that were there when the edge was started, or live at any time. */
  isExpected: (name: string) => boolean
  /** Those that were missing until now. */
  before: readonly string[]
}

/**
 * Remotes that were asked for and can't be had, until they can (PLAT-24), by name. A team's first deployment is not missed: it
 * would take an edge out of service that runs well without.
 */
export const missingRemotes = ({ listed, has, isRefused, isExpected, before }: MissingOptions): string[] =>
  [...listed].filter((name) => !has(name) && isExpected(name) && (isRefused(name) || before.includes(name))).sort()
