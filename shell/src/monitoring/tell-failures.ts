import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import { FAILURES_PATH, type FailureReport } from './failure-report'
import { sendBeacon } from './send-beacon'

/**
 * Tells the edge that a remote failed in this tab, once for each: by that it ends a canary whose release fails too often. It
 * needs no consent, since nothing is stored and nobody is identified. A page that a translator rewrote tells nothing of the
 * release (A11Y-9).
 */
export function tellFailures(
  releases: readonly Pick<LiveRelease, 'name' | 'version'>[],
  send: (report: FailureReport) => void = sendReport,
  translated = isTranslated,
): (remote: string) => void {
  const untold = new Map(releases.map(({ name, version }) => [name, version]))
  return (remote) => {
    const version = untold.get(remote)
    if (version === undefined || translated()) return
    untold.delete(remote)
    send({ remote, version })
  }
}

const sendReport = (report: FailureReport): void => sendBeacon(FAILURES_PATH, report)

/** Translators of pages leave `<font>` elements, which no page of ours has. */
const isTranslated = (): boolean => document.querySelector('font') !== null
