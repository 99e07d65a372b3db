import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from './is-alive.mjs'

/**
 * Removes what killed processes have left in a folder: names that end with their process, as "web.4711.unfinished". `start`
 * is how those names begin, in a folder that others use too.
 */
export function removeLeftBehind(folder, start = '') {
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder).filter((name) => name.startsWith(start))) {
    const [, pid] = /\.(\d+)\.unfinished$/.exec(entry) ?? []
    if (pid !== undefined && !isAlive(Number(pid)))
      fs.rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}
