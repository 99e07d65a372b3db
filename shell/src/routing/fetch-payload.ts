import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import * as v from 'valibot'
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
      const response = await fetch(payloadUrl(path, search), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      if (!response.ok && response.status !== 404) return undefined
      const answer = v.safeParse(payloadAnswerSchema, await response.json())
      if (!answer.success) return undefined
      const foreign = 'release' in answer.output && answer.output.release && !running.has(answer.output.release)
      return foreign ? undefined : answer.output
    } catch {
      return undefined
    }
  }
}
