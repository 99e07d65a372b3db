import fs from 'node:fs'
import path from 'node:path'
import { keyFolder, releaseFolder } from '../project.mjs'
import { signDeployment } from '../release/sign-release.mjs'
import { Refusal } from './refusal.mjs'

const liveFile = (name, releases) => path.join(releases, name, 'live.json')

/** What is deployed of a remote: {version, at, by, decision, issued_at, signature}; undefined when nothing is. */
export function deployedRelease(name, { releases = releaseFolder } = {}) {
  const file = liveFile(name, releases)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

/**
 * Names a release as the deployed one, signed with the key of its team. The file is replaced as a whole, so that a killed
 * process leaves the old one or the new one. Its time makes a release that was rolled back a new deployment when it is
 * deployed again. A share that came with the one before (share-decision.mjs) goes on, unless this one has its own.
 */
export function deployRelease(name, { version, by, decision }, { releases = releaseFolder, keys = keyFolder } = {}) {
  const shared = decision ?? deployedRelease(name, { releases })?.decision
  const at = new Date().toISOString()
  const deployment = { version, at, ...(by && { by }), ...(shared && { decision: shared }) }
  writeLive(name, deployment, { releases, keys })
  return deployment
}

/** Has deployed what was deployed before, or nothing again. */
export function takeBack(name, before, { releases = releaseFolder, keys = keyFolder } = {}) {
  if (before) writeLive(name, before, { releases, keys })
  else fs.rmSync(liveFile(name, releases), { force: true })
}

/** Where the key lies that signs what is deployed of a remote; throws a Refusal where there is none. */
export function signingKey(name, keys = keyFolder) {
  const file = path.join(keys, `${name}.private.pem`)
  if (!fs.existsSync(file))
    throw new Refusal(`${name}: what is deployed is signed by its team, and there is no ${file}`)
  return file
}

/** Replaces a remote's live.json as a whole, later than the one before: a shop takes none that is older. */
function writeLive(name, { version, at, by, decision }, { releases, keys }) {
  const key = signingKey(name, keys)
  const before = Date.parse(deployedRelease(name, { releases })?.issued_at ?? '') || 0
  const issued_at = new Date(Math.max(Date.now(), before + 1)).toISOString()
  const file = liveFile(name, releases)
  const unfinished = `${file}.${process.pid}.unfinished`
  fs.writeFileSync(
    unfinished,
    `${JSON.stringify(signDeployment(name, { version, at, by, decision, issued_at }, key))}\n`,
  )
  fs.renameSync(unfinished, file)
}
