/**
 * Runs all at once. When one fails, the signal tells the others, which may have no end of their own; what failed first is
 * thrown when all have ended, so that nothing goes on behind it.
 */
export async function together(tasks: readonly ((failed: AbortSignal) => Promise<unknown>)[]): Promise<void> {
  const failure = new AbortController()
  await Promise.all(tasks.map((task) => task(failure.signal).catch((error: unknown) => failure.abort(error))))
  failure.signal.throwIfAborted()
}
