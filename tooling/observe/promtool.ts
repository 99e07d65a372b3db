import { execFileSync, spawnSync } from 'node:child_process'

const isThere = spawnSync('promtool', ['--version']).error === undefined

/** Runs promtool. Throws with what it says when it isn't content. */
export function promtool(...args: string[]): string {
  if (!isThere) throw new Error('promtool is missing: install the Debian package prometheus')
  return execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })
}

/** Runs a suite of promtool's. Without it the suite is skipped, but in CI it fails: there it has to be. */
export function withPromtool(name: string, suite: () => void): void {
  const skipped = !isThere && !process.env.CI
  if (skipped) process.stderr.write('skipped with promtool: the Debian package prometheus is not installed\n')
  ;(skipped ? describe.skip : describe)(name, suite)
}
