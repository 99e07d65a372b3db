import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import { FAILURES_PATH, type FailureReport } from './failure-report'

/**
 * Tells the edge that a remote failed in this tab, once for each: by that it ends a canary whose release fails too often. It
 * needs no consent, since nothing is stored and nobody is identified.
 */
export function tellFailures(
  releases: readonly Pick<LiveRelease, 'name' | 'version'>[],
  send: (report: FailureReport) => void = sendReport,
): (remote: string) => void {
  const untold = new Map(releases.map(({ name, version }) => [name, version]))
  return (remote) => {
    const version = untold.get(remote)
    if (version === undefined) return
    untold.delete(remote)
    send({ remote, version })
  }
}

const sendReport = (report: FailureReport): void =>
  void navigator.sendBeacon(FAILURES_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
