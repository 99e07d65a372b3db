import { randomInt } from 'node:crypto'
import type { Queries } from '../../platform/database/database'
import { takenByOthers } from '../../platform/reservations/reservations'
import { numberText, POOL } from '../fields/pool'

/** Numbers that are shown at once. */
const SHOWN = 4

/** Some free numbers, other ones each time, as choices of a form; fewer or none when the pool is used up. */
export async function freeNumbers(
  q: Queries,
  { draftId, now }: { draftId: string; now: Date },
): Promise<{ value: string; label: string }[]> {
  const taken = await takenByOthers(q, { kind: 'number', things: POOL, draftId }, now)
  const free = POOL.filter((number) => !taken.has(number))
  return drawn(free, SHOWN).map((number) => ({ value: number, label: numberText(number) }))
}

/** Some of a list, each once, by chance. */
function drawn(from: readonly string[], count: number): string[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomInt(left.length), 1)[0]!)
}
