import fs from 'node:fs'

/**
 * Puts a finished folder in its place at once; what was there goes. Two builds of the same inputs may run at the same
 * time: the second finds the place taken again and leaves it, since both made the same.
 */
export function moveInto(place, finished) {
  fs.rmSync(place, { recursive: true, force: true })
  try {
    fs.renameSync(finished, place)
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    fs.rmSync(finished, { recursive: true, force: true })
  }
}
