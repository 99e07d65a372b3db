import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'

/** What a folder says it holds; throws a Refusal when that is no release of this remote. The edge checks all of it. */
export function readRelease(folder, name) {
  let release
  try {
    release = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
  } catch (error) {
    throw new Refusal(`${folder} holds no release: ${error.message}`)
  }
  const { version } = release
  if (release.name !== name) throw new Refusal(`${folder} holds a release of ${release.name}, not of ${name}`)
  if (typeof version !== 'string' || !/^\w[\w.-]*$/.test(version))
    throw new Refusal(`${folder}: "${version}" is no version`)
  return release
}
