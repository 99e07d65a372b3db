import crypto from 'node:crypto'
import { readRecord } from './edge-record.mjs'
import { Refusal } from './refusal.mjs'

/** The percent of --share; throws a Refusal for what is none. percentOf('10') → 10 */
export function percentOf(share) {
  const percent = Number(share)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Refusal('--share is a whole number of percent, 1 to 100')
  return percent
}

/**
 * What is decided along with a deployment for a share of the visitors, in percent: a canary (shell/server/composition/
 * decision.ts) that has the others stay with what is live. It goes into the deployment itself, so that a killed or refused
 * one leaves no share behind. Throws a Refusal when there is nothing that the others could stay with.
 */
export function shareDecision(name, share, { version, by, dataDir }) {
  const remote = readRecord(dataDir)?.remotes[name]
  const base = remote?.live?.version
  if (base === undefined)
    throw new Refusal(`${name}: nothing is live on ${dataDir} for the others; SHOP_DATA_DIR names another data folder`)
  if (base === version) throw new Refusal(`${name} ${version} is live for everybody already`)
  // the later decision counts, and who has made the one before may have a clock that is ahead
  const first = remote.decision ? Date.parse(remote.decision.at) + 1 : 0
  const at = new Date(Math.max(Date.now(), first)).toISOString()
  return { id: crypto.randomUUID(), at, by, kind: 'canary', share, base }
}
