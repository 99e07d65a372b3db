import fs from 'node:fs'
import path from 'node:path'
import { releaseFolder } from '../project.mjs'

const liveFile = (name, releases) => path.join(releases, name, 'live.json')

/** What is deployed of a remote: {version, at, by}; undefined when nothing is. */
export function deployedRelease(name, { releases = releaseFolder } = {}) {
  const file = liveFile(name, releases)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

/**
 * Names a release as the deployed one. The file is replaced as a whole, so that a killed process leaves the old one or the
 * new one. Its time makes a release that was rolled back a new deployment when it is deployed again.
 */
export function deployRelease(name, { version, at = new Date().toISOString(), by }, { releases = releaseFolder } = {}) {
  const file = liveFile(name, releases)
  const unfinished = `${file}.${process.pid}.unfinished`
  const deployment = { version, at, ...(by && { by }) }
  fs.writeFileSync(unfinished, `${JSON.stringify(deployment)}\n`)
  fs.renameSync(unfinished, file)
  return deployment
}
