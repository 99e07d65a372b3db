import { spawnSync } from 'node:child_process'
import { root } from '../project.mjs'

/** How long a registry may take, in milliseconds; without a network npm tries again and again. */
const PATIENCE_MS = 60_000

/** Asks the registry for known holes of high severity in what the shop runs on; tools of the build are no part of it. */
export function auditDependencies() {
  const command = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0']
  const { stdout } = spawnSync('npm', command, { cwd: root, timeout: PATIENCE_MS })
  return auditVerdict(String(stdout))
}

/**
 * What `npm audit --json` has said. A registry that has no advisories, or none that can be reached, has checked nothing.
 * auditVerdict('{"message": "405 Method Not Allowed"}') → {skipped: 1, why: '405 Method Not Allowed'}
 */
export function auditVerdict(output) {
  const report = readReport(output)
  const counts = report.metadata?.vulnerabilities
  if (!counts) return { skipped: 1, why: report.message ?? report.error?.summary ?? 'no answer' }
  if (counts.high + counts.critical === 0) return { passed: 1, why: 'no known hole' }
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity))
  return { failed: 1, why: serious.map(({ name, severity, range }) => `${name} ${range} (${severity})`).join(', ') }
}

function readReport(output) {
  try {
    return JSON.parse(output) ?? {}
  } catch {
    return {}
  }
}
