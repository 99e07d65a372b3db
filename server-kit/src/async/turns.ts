/**
 * Lets so many go on in one turn of the event loop, the others in the next ones, first come first: a thousand that wait for
 * the same would keep everybody else waiting until all of them are done.
 * createTurns(20): of 1,000 that wait at once, 20 go on, then whatever else has come, then the next 20
 */
export function createTurns(atOnce: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  function release(): void {
    for (const goOn of waiting.splice(0, atOnce)) goOn()
    if (waiting.length > 0) setImmediate(release)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(release)
    })
}
