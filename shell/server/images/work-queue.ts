/** Tasks that wait are few bytes each; more than this is an attack or a shop far too slow. */
const MAX_WAITING = 500

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs at most `slots` tasks at a time, in the order in which they came. Throws a QueueFullError when too many wait. */
export function createWorkQueue(slots: number, maxWaiting = MAX_WAITING) {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async function run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    if (running < slots) running++
    else {
      if (waiting.length >= maxWaiting) throw new QueueFullError(`${maxWaiting} tasks wait already`)
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
