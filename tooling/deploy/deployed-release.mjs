import fs from 'node:fs'
import path from 'node:path'
import { releaseFolder } from '../project.mjs'

const liveFile = (name, releases) => path.join(releases, name, 'live.json')

/** What is deployed of a remote: {version, at, by, decision}; undefined when nothing is. */
export function deployedRelease(name, { releases = releaseFolder } = {}) {
  const file = liveFile(name, releases)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

/**
 * Names a release as the deployed one. The file is replaced as a whole, so that a killed process leaves the old one or the
 * new one. Its time makes a release that was rolled back a new deployment when it is deployed again. A share that came with
 * the one before (share-decision.mjs) goes on, unless this one has its own.
 */
export function deployRelease(name, { version, by, decision }, { releases = releaseFolder } = {}) {
  const shared = decision ?? deployedRelease(name, { releases })?.decision
  const at = new Date().toISOString()
  const deployment = { version, at, ...(by && { by }), ...(shared && { decision: shared }) }
  writeLive(name, deployment, { releases })
  return deployment
}

/** Has deployed what was deployed before, or nothing again. */
export function takeBack(name, before, { releases }) {
  if (before) writeLive(name, before, { releases })
  else fs.rmSync(liveFile(name, releases), { force: true })
}

/** Replaces a remote's live.json as a whole. */
function writeLive(name, deployment, { releases }) {
  const file = liveFile(name, releases)
  const unfinished = `${file}.${process.pid}.unfinished`
  fs.writeFileSync(unfinished, `${JSON.stringify(deployment)}\n`)
  fs.renameSync(unfinished, file)
}
