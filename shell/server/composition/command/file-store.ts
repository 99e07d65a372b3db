import fs from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '@nimbus/server-kit/files'
import { readRecord, type CompositionRecord } from '../composition-record'
import { readDecision, removeDecision, writeDecision } from '../decision'
import type { DecisionStore } from './decision-store'

/** The data folder of an edge that shares nothing; needs no network and no database. */
export function fileStore(dataDir: string): DecisionStore {
  return {
    place: dataDir,
    async read() {
      const record = await readRecord(dataDir)
      return record && { record, running: isAlive(record) }
    },
    decision: (name) => readDecision(dataDir, name),
    async decide(name, decision) {
      const before = await readDecision(dataDir, name).catch(() => undefined)
      await writeDecision(dataDir, name, decision)
      return before
    },
    async takeBack(name, { id }, before) {
      const mine = (await readDecision(dataDir, name).catch(() => undefined))?.id === id
      if (mine) await (before ? writeDecision(dataDir, name, before) : removeDecision(dataDir, name))
    },
    async kept(name, versions) {
      const entries = await fs.readdir(path.join(dataDir, 'mirror', name), { withFileTypes: true }).catch(() => [])
      const mirrored = entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith(UNFINISHED))
      return versions.filter((version) => mirrored.some((entry) => entry.name === version))
    },
  }
}

/** True while the process that wrote the record runs. */
function isAlive({ pid }: CompositionRecord): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
