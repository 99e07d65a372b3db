import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import * as v from 'valibot'
import { withTimeout } from '@nimbus/shared-contracts/timeout'
import type { RouterServices } from './router'
import { payloadAnswerSchema, payloadUrl, releaseName } from './visit'

/** How long the edge may take for a payload before the browser loads the page itself, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * Fetches a page's payload from the edge; undefined when the edge has none, or one of a release that this tab doesn't
 * run, so that the browser loads the page itself.
 */
export function createPayloadFetch(
  releases: readonly Pick<LiveRelease, 'name' | 'version'>[],
): RouterServices['payload'] {
  const running = new Set(releases.map(({ name, version }) => releaseName(name, version)))
  return async (path, search, signal) => {
    try {
      const url = payloadUrl(path, search)
      const body = await withTimeout({ ms: TIMEOUT_MS, what: url, signal }, (ends) => fetchPayload(url, ends))
      const answer = v.safeParse(payloadAnswerSchema, body)
      if (!answer.success) return undefined
      const foreign = 'release' in answer.output && answer.output.release && !running.has(answer.output.release)
      return foreign ? undefined : answer.output
    } catch {
      return undefined
    }
  }
}

/** What the edge says of a page, also of one that doesn't exist; undefined when it can say nothing. */
async function fetchPayload(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal })
  return response.ok || response.status === 404 ? response.json() : undefined
}
