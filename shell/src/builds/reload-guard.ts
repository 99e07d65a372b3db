import * as v from 'valibot'
import { storedRecord, type StoredRecordOptions } from '@nimbus/shared-contracts/storage'

/** sessionStorage key of the reloads of a tab. */
const RELOADS_KEY = 'nimbus-b'

/** Two automatic reloads are at least this far apart, in milliseconds (PLAT-3). */
const GUARD_MS = 10_000

/** Reasons that are remembered; a tab that lives through more releases forgets the oldest. */
const MAX_REASONS = 50

const reloadsSchema = v.object({
  /** Builds, and lost chunks, that this tab has reloaded for. */
  reasons: v.array(v.string()),
  /** When it last did, in ms since 1970. */
  at: v.number(),
})

export interface ReloadGuard {
  /** True when this tab has reloaded for that reason already, or can't remember whether it did. */
  spent(reason: string): boolean
  /** Milliseconds until another reload is allowed. */
  wait(): number
  /** Remembers a reload that is about to happen; false when the browser keeps nothing, so that it must not happen. */
  claim(reason: string): boolean
}

/**
 * Keeps automatic reloads from going round in circles: at most one for each reason in a tab, and ten seconds between
 * two. Where nothing can be stored there is none: after a reload nobody would know of the one before, and a cart that
 * lives in memory would be lost.
 */
export function createReloadGuard(
  storage: StoredRecordOptions<typeof reloadsSchema>['storage'],
  now: () => number = Date.now,
): ReloadGuard {
  let writable = true
  const record = storedRecord({
    key: RELOADS_KEY,
    version: 1,
    schema: reloadsSchema,
    storage,
    onProblem: (problem) => {
      if (problem === 'not-writable') writable = false
    },
  })
  const reloads = () => record.read() ?? { reasons: [], at: 0 }
  return {
    spent: (reason) => reloads().reasons.includes(reason) || !writable,
    wait: () => {
      const elapsed = now() - reloads().at
      return elapsed >= 0 && elapsed < GUARD_MS ? GUARD_MS - elapsed : 0
    },
    claim(reason) {
      const reasons = [...reloads().reasons, reason].slice(-MAX_REASONS)
      record.write({ reasons, at: now() })
      return writable && storage() !== undefined
    },
  }
}
