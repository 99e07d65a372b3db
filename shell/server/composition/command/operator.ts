import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { UNFINISHED } from '@nimbus/server-kit/files'
import { readRecord, type CompositionRecord, type RemoteRecord } from '../composition-record'
import { readDecision, removeDecision, writeDecision, type Decision } from '../decision'
import { UsageError } from './usage-error'

/** Who decides, and where. */
export interface Operator {
  /** Data folder of the edge. */
  dataDir: string
  by: string
  /** How long the edge may take, in milliseconds. */
  limitMs?: number
}

/** A decision without what every decision has. */
export type Verdict = Decision extends infer Kind
  ? Kind extends Decision
    ? Omit<Kind, 'id' | 'at' | 'by'>
    : never
  : never

/** How long the edge may take to have a decision live, and how often it is looked at, in milliseconds. */
const LIMIT_MS = 20_000
const LOOK_MS = 100

/** What the edge has written down of a remote. Throws when it knows none of that name. */
export async function remoteRecord({ dataDir }: Operator, name: string): Promise<RemoteRecord> {
  const remote = (await readRecord(dataDir))?.remotes[name]
  if (!remote)
    throw new UsageError(`${name}: no shop on ${dataDir} has ever shown it; SHOP_DATA_DIR names another data folder`)
  return remote
}

/** The release that most visitors get. Throws when there is none. */
export function liveVersion(name: string, { live }: RemoteRecord): string {
  if (!live) throw new UsageError(`${name}: none of its releases is live`)
  return live.version
}

/** Releases that the edge has mirrored, by their folders. */
export async function mirrored({ dataDir }: Operator, name: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(dataDir, 'mirror', name), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith(UNFINISHED)).map((entry) => entry.name)
}

/**
 * Writes a decision and waits until the edge has it live: `isDone` tells by its record. When the edge refuses `version`, what
 * was decided before counts again. Answers with one line for the operator; throws a UsageError with the reason of a refusal.
 */
export async function decide(
  operator: Operator,
  name: string,
  verdict: Verdict,
  { version, isDone, done }: { version?: string; isDone: (remote: RemoteRecord) => boolean; done: string },
): Promise<string> {
  const { dataDir, by, limitMs = LIMIT_MS } = operator
  const before = await readDecision(dataDir, name).catch(() => undefined)
  const deployed = (await readRecord(dataDir))?.remotes[name]?.deployed
  const given = { id: crypto.randomUUID(), at: nowAfter(deployed?.decision), by }
  await writeDecision(dataDir, name, { ...verdict, ...given })
  const deadline = performance.now() + limitMs
  for (;;) {
    const record = await readRecord(dataDir)
    const remote = record?.remotes[name]
    if (!record || !isAlive(record)) return `${done}, once a shop starts on ${dataDir}`
    if (remote?.decision?.id === given.id) {
      if (isDone(remote)) return done
      if (version !== undefined && remote.refused?.version === version) {
        const mine = (await readDecision(dataDir, name).catch(() => undefined))?.id === given.id
        if (mine) await (before ? writeDecision(dataDir, name, before) : removeDecision(dataDir, name))
        throw new UsageError(`${remote.refused.reason}; nothing has changed`)
      }
    }
    if (performance.now() > deadline)
      throw new UsageError(`${name}: decided, but the shop has not followed in ${limitMs / 1_000} s`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Now; where a deployment's decision comes from a machine whose clock is ahead, right after that, since the later one counts. */
function nowAfter(decision: Decision | undefined): string {
  const first = decision ? Date.parse(decision.at) + 1 : 0
  return new Date(Math.max(Date.now(), first)).toISOString()
}

/** True while the process that wrote the record runs. */
export function isAlive({ pid }: CompositionRecord): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
