import { deployedRelease, deployRelease, takeBack } from './deployed-release.mjs'
import { runningRecord } from './edge-record.mjs'
import { Refusal } from './refusal.mjs'

/** How long the shop may take to have a release live, in milliseconds: it renders every page before. */
const LIMIT_MS = 60_000

/**
 * Names the release as the deployed one and waits until the shop on `dataDir`, if one runs, has it live. Answers with a line
 * for whoever deploys. When the edge refuses what the trial has accepted, what was deployed `before` is named again, with
 * what was decided then, and a Refusal with the reason is thrown.
 */
export async function handOver(name, { version, by, decision }, { releases, dataDir, keys }, limitMs = LIMIT_MS) {
  const before = deployedRelease(name, { releases })
  const deployment = deployRelease(name, { version, by, decision }, { releases, keys })
  for (const deadline = Date.now() + limitMs; Date.now() < deadline;) {
    const record = runningRecord(dataDir)
    if (!record) return `${name} ${version} is deployed and live once a shop starts on ${dataDir}`
    const remote = record.remotes[name]
    if (remote?.deployed?.at === deployment.at) {
      const { live, canary, refused, decision: counts } = remote
      if (canary?.version === version) return `${name} ${version} is live for ${canary.share} % of the visitors`
      if (live?.version === version) return `${name} ${version} is live`
      if (counts?.kind === 'pin')
        return `${name} ${version} is deployed, but ${counts.version} is pinned by ${counts.by}`
      if (refused?.version === version) {
        const mine = deployedRelease(name, { releases })?.at === deployment.at
        if (mine) takeBack(name, before, { releases, keys })
        throw new Refusal(`${refused.reason}; ${live ? `${live.version} stays` : 'nothing is live'}`)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`deploy: ${name} ${version} is deployed, but the shop has not followed in ${limitMs / 1_000} s`)
}
