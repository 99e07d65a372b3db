import crypto from 'node:crypto'
import type { Decision } from '@nimbus/server-kit/releases'
import type { RemoteRecord } from '../composition-record'
import { recordOf, type Operator } from './decision-store'
import { UsageError } from './usage-error'

/** A decision without what every decision has. */
export type Verdict = Decision extends infer Kind
  ? Kind extends Decision
    ? Omit<Kind, 'id' | 'at' | 'by'>
    : never
  : never

/** How long the edge may take to have a decision live, and how often it is looked at, in milliseconds. */
const LIMIT_MS = 20_000
const LOOK_MS = 100

/** How to name another shop. */
export const ELSEWHERE = 'SHOP_DATA_DIR names another data folder, SHOP_API_BASE another API'

/** What the edge has written down of a remote. Throws when it knows none of that name. */
export async function remoteRecord(operator: Operator, name: string): Promise<RemoteRecord> {
  const remote = await recordOf(operator, name)
  if (remote) return remote
  throw new UsageError(`${name}: no shop on ${operator.store.place} has ever shown it; ${ELSEWHERE}`)
}

/** The release that most visitors get. Throws when there is none. */
export function liveVersion(name: string, { live }: RemoteRecord): string {
  if (!live) throw new UsageError(`${name}: none of its releases is live`)
  return live.version
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
  const { store, by, limitMs = LIMIT_MS } = operator
  const deployed = (await recordOf(operator, name))?.deployed
  const decision: Decision = { ...verdict, id: crypto.randomUUID(), at: nowAfter(deployed?.decision), by }
  const before = await store.decide(name, decision)
  // who follows what is deployed has decided nothing
  const replaced = before && before.kind !== 'follow' ? `, in place of what was decided: ${textOf(before)}` : ''
  const answer = `${done}${replaced}`
  const deadline = performance.now() + limitMs
  for (;;) {
    const known = await store.read()
    const remote = known?.record.remotes[name]
    if (!known?.running) return `${answer}, once a shop starts on ${store.place}`
    if (remote?.decision?.id === decision.id) {
      if (isDone(remote)) return answer
      if (version !== undefined && remote.refused?.version === version) {
        await store.takeBack(name, decision, before)
        throw new UsageError(`${remote.refused.reason}; nothing has changed`)
      }
    }
    const counts = await store.decision(name).catch(() => undefined)
    if (counts && counts.id !== decision.id)
      throw new UsageError(`${name}: another decision has taken the place of this one: ${textOf(counts)}`)
    if (performance.now() > deadline)
      throw new UsageError(`${name}: decided, but the shop has not followed in ${limitMs / 1_000} s`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** textOf({kind: 'pin', version: '1.4.2', by: 'anna', at: '2026-11-28T12:00:00.000Z', …}) → 'pin 1.4.2 by anna, 2026-11-28T12:00:00.000Z' */
function textOf(decision: Decision): string {
  const version = 'version' in decision && decision.version !== undefined ? ` ${decision.version}` : ''
  const what = decision.kind === 'hold' ? decision.cause : decision.kind
  return `${what}${version} by ${decision.by}, ${decision.at}`
}

/** Now; where a deployment's decision comes from a machine whose clock is ahead, right after that, since the later one counts. */
function nowAfter(decision: Decision | undefined): string {
  const first = decision ? Date.parse(decision.at) + 1 : 0
  return new Date(Math.max(Date.now(), first)).toISOString()
}
