export interface Timeout {
  /** How long the work may take, in milliseconds. */
  ms: number
  /** What is waited for, as the error names it: "remote mf-cart/app" */
  what: string
  /** Ends the wait as well, with its own reason. */
  signal?: AbortSignal | undefined
}

/**
 * The answer of the work, or a TimeoutError once it has taken too long; then nobody waits any longer, whatever the work
 * does. The signal that it gets ends with the limit or with the caller's own. Browsers of before 2024 lack
 * `AbortSignal.any`, which would do the same.
 * withTimeout({ ms: 8000, what: 'remote mf-cart' }, load) → rejects after 8 s: "remote mf-cart: no answer in 8000 ms"
 */
export async function withTimeout<Answer>(
  { ms, what, signal }: Timeout,
  work: (signal: AbortSignal) => Answer | Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController()
  const giveUp = (): void => limit.abort(signal?.reason)
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error), { once: true })
  })
  // what is thrown at once is a rejection like any other
  const begin = async (): Promise<Answer> => work(limit.signal)
  const timer = setTimeout(() => limit.abort(new DOMException(`${what}: no answer in ${ms} ms`, 'TimeoutError')), ms)
  if (signal?.aborted) giveUp()
  else signal?.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([begin(), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Resolves once the work has ended, well or not, or after that many milliseconds. */
export const settledWithin = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  withTimeout({ ms, what: 'work' }, () => work).catch(() => {})
