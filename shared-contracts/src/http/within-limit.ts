/**
 * Does the work within a limit in milliseconds. The signal that it gets ends with the limit, as a `TimeoutError`, or with the
 * caller's own; then nobody waits any longer, whatever the work does.
 */
export function withinLimit<T>(
  milliseconds: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const giveUp = (): void => limit.abort(given?.reason)
  const timer = setTimeout(() => limit.abort(new DOMException('limit reached', 'TimeoutError')), milliseconds)
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error), { once: true })
  })
  if (given?.aborted) giveUp()
  else given?.addEventListener('abort', giveUp, { once: true })
  return Promise.race([work(limit.signal), ended]).finally(() => {
    clearTimeout(timer)
    given?.removeEventListener('abort', giveUp)
  })
}
