/**
 * Runs the work one at a time. Calls while it runs lead to one more run and are answered by that, since what they want to
 * be seen may have come too late for the one that runs.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = (): Promise<void> => {
    const mine = work().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }
  return () => {
    if (!running && !next) return run()
    next ??= Promise.resolve(running)
      .catch(() => {})
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
}
