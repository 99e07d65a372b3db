import { withinLimit } from './within-limit'

/** Statuses that are tried again, by spec section 7. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504]

/** Pause before the second attempt, in milliseconds, unless the server asks for another one. */
const RETRY_AFTER_MS = 300

/** A Retry-After of the server is followed up to this many milliseconds. */
const MAX_RETRY_AFTER_MS = 5_000

export interface Line {
  fetch: typeof globalThis.fetch
  /** How long a single attempt may take until the answer begins, in milliseconds. */
  timeout: number
}

/**
 * Sends a request and resolves with the answer, whatever its status. A read is tried once more on the statuses above and
 * when the network fails; a write never, since it might happen twice. Rejects with what `fetch` rejected with, or with a
 * `TimeoutError`, which isn't tried again: the visitor has waited long enough.
 */
export async function exchange(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  line: Line,
): Promise<Response> {
  if (init.method !== 'get') return attempt(url, init, line)
  const first = await attempt(url, init, line).catch((error: unknown) => {
    if (init.signal.aborted || isTimeout(error)) throw error
  })
  if (first && !RETRIED_STATUSES.includes(first.status)) return first
  await new Promise((resolve) => setTimeout(resolve, first ? pauseAfter(first.headers) : RETRY_AFTER_MS))
  init.signal.throwIfAborted()
  return attempt(url, init, line)
}

const attempt = (url: string, init: RequestInit & { signal: AbortSignal }, { fetch, timeout }: Line) =>
  withinLimit(timeout, init.signal, (signal) => fetch(url, { ...init, signal }))

/** pauseAfter({'retry-after': '2'}) → 2000, and no more than 5000; without the header, or with a date, 300 */
function pauseAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? '')
  return seconds > 0 ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : RETRY_AFTER_MS
}

/** True for the error of a limit, of any realm. */
export const isTimeout = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError'
