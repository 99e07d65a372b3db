import fs from 'node:fs'

/**
 * Puts a finished folder in its place at once; what was there goes, unless `isDone` says that the very same is there by now:
 * another build of the same inputs was faster, and a shop may run from it already.
 */
export function moveInto(place, finished, isDone = () => false) {
  if (isDone()) return fs.rmSync(finished, { recursive: true, force: true })
  fs.rmSync(place, { recursive: true, force: true })
  try {
    fs.renameSync(finished, place)
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    fs.rmSync(finished, { recursive: true, force: true })
  }
}
