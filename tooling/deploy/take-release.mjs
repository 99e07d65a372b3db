import fs from 'node:fs'
import path from 'node:path'
import { moveInto } from '../release/move-into.mjs'
import { Refusal } from './refusal.mjs'

/** Puts a release where the shop looks for releases, whole from its first moment on. A release that is there never changes. */
export function takeRelease(folder, { name, version, releases }) {
  const place = path.join(releases, name, version)
  if (path.resolve(folder) === path.resolve(place)) return
  const description = (release) => fs.readFileSync(path.join(release, 'release.json'))
  if (fs.existsSync(path.join(place, 'release.json'))) {
    if (description(place).equals(description(folder))) return
    throw new Refusal(`${name} ${version} is there already with other content; another release needs another version`)
  }
  const unfinished = path.join(releases, name, `.${version}.${process.pid}.unfinished`)
  fs.cpSync(folder, unfinished, { recursive: true, dereference: true })
  moveInto(place, unfinished)
}
