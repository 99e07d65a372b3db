import * as v from 'valibot'
import { payloadAnswerSchema, payloadUrl, type PayloadAnswer } from './visit'

/** How long the edge may take for a payload before the browser loads the page itself, in milliseconds. */
const TIMEOUT_MS = 5_000

/** Fetches a page's payload from the edge; undefined when the edge has none, so that the browser loads it itself. */
export async function fetchPayload(
  path: string,
  search: string,
  signal: AbortSignal,
): Promise<PayloadAnswer | undefined> {
  try {
    const response = await fetch(payloadUrl(path, search), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok && response.status !== 404) return undefined
    const answer = v.safeParse(payloadAnswerSchema, await response.json())
    return answer.success ? answer.output : undefined
  } catch {
    return undefined
  }
}
