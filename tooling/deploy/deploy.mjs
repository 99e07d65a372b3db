import path from 'node:path'
import { releaseFolder, root } from '../project.mjs'
import { lockDeployment } from './deploy-lock.mjs'
import { signingKey } from './deployed-release.mjs'
import { handOver } from './hand-over.mjs'
import { checkMounts } from './mount-check.mjs'
import { removeLeftBehind } from './left-behind.mjs'
import { takeRelease } from './take-release.mjs'
import { Refusal, refusing } from './refusal.mjs'
import { readRelease } from './read-release.mjs'
import { readRecord } from './edge-record.mjs'
import { shareDecision } from './share-decision.mjs'
import { withTrialShop } from './trial-shop.mjs'

/**
 * Makes or takes a release, verifies it in a shop of its own and hands it over to the shop. Throws a Refusal with the reason
 * when a check fails; nothing has changed then.
 */
export async function deploy(name, { from, share, dryRun, by, source, dataDir, tell }) {
  const releases = source ?? releaseFolder
  const isFolder = !releases.includes('://')
  if (!isFolder && !dryRun) {
    throw new Refusal(
      `The releases of this shop come from its remotes' own servers (RELEASE_SOURCE): replace the server of ${name} by one with the new release. deploy --dry-run verifies it before.`,
    )
  }
  // where the shop looks for releases, so that two checkouts that deploy to one shop see each other
  const lock = lockDeployment(name, by, { releases: isFolder ? releases : releaseFolder })
  try {
    for (const folder of [path.join(releaseFolder, name), path.join(root, 'shell/dist')]) removeLeftBehind(folder)
    const { build } = await import('../build.mjs')
    await build({ only: ['shell', 'edge', 'shop-api'], tell })
    const folder = from ?? (await built(name, tell))
    const { version, entry } = readRelease(folder, name)
    signingKey(name)
    tell(`${name} ${version}: verifying`)
    await withTrialShop({ name, version, folder }, async (url, dataOfTrial) => {
      tell('contract, federation runtime, hashes and signature are good, all pages render')
      const { paths } = readRecord(dataOfTrial).remotes[name].checked[0]
      await checkMounts({ url, name, version, entry, paths })
      tell(paths.length === 1 ? 'its page mounts in a browser' : `${paths.length} pages mount in a browser`)
    })
    if (dryRun) return tell(`${name} ${version} can be deployed`)
    takeRelease(folder, { name, version, releases })
    if (!lock.isMine()) throw new Refusal(`${name}: another deployment has taken over`)
    const decision = share === undefined ? undefined : shareDecision(name, share, { version, by, dataDir })
    tell(await handOver(name, { version, by, decision }, { releases, dataDir }))
  } finally {
    lock.release()
  }
}

async function built(name, tell) {
  const { makeRelease } = await import('../release/make-release.mjs')
  const { version, folder, built: isNew } = await refusing(`${name}: no release can be built`, () => makeRelease(name))
  tell(isNew ? `${name} ${version}: built` : `${name} ${version}: built before`)
  return folder
}
