import fs from 'node:fs'
import path from 'node:path'
import { isAlive } from './is-alive.mjs'

/** What the edge of a data folder has written down (shell/server/composition/composition-record.ts); undefined without one. */
export function readRecord(dataDir) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dataDir, 'composition/record.json'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The record while the shop that writes it runs. */
export function runningRecord(dataDir) {
  const record = readRecord(dataDir)
  return record && isAlive(record.pid) ? record : undefined
}
