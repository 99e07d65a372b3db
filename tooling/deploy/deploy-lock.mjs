import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { releaseFolder } from '../project.mjs'
import { isAlive } from './is-alive.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Keeps a remote to one deployment at a time: a second one is refused at once and told who deploys. A lock whose process is
 * gone is taken over. `isMine` tells, just before something is changed, whether the lock has been taken over meanwhile.
 */
export function lockDeployment(name, by, { releases = releaseFolder } = {}) {
  const file = path.join(releases, name, 'deploying.json')
  const mine = { id: crypto.randomUUID(), pid: process.pid, by, since: new Date().toISOString() }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  while (!created(file, JSON.stringify(mine))) {
    const other = read(file)
    if (other && isAlive(other.pid)) {
      throw new Refusal(
        `${name} is being deployed by ${other.by} since ${other.since} (process ${other.pid}); try again when that is done`,
      )
    }
    fs.rmSync(file, { force: true })
  }
  const isMine = () => read(file)?.id === mine.id
  return {
    isMine,
    release() {
      if (isMine()) fs.rmSync(file, { force: true })
    },
  }
}

/** Writes a file that must not be there yet, whole from its first moment on; false when it is there. */
function created(file, content) {
  const unfinished = `${file}.${crypto.randomUUID()}.unfinished`
  fs.writeFileSync(unfinished, content)
  try {
    fs.linkSync(unfinished, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    fs.rmSync(unfinished)
  }
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
