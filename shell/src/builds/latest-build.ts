import * as v from 'valibot'

/** How long the edge may take, in milliseconds. */
const TIMEOUT_MS = 5_000

const latestSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w.-]+$/)) })

/**
 * The id of the build that is live (API-10: the timestamp keeps caches out); undefined for every answer that is
 * none: an error, a page of HTML, another shape, no network.
 */
export async function latestBuild(now: number = Date.now()): Promise<string | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${now}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return undefined
    const answer = v.safeParse(latestSchema, await response.json())
    return answer.success ? answer.output.id : undefined
  } catch {
    return undefined
  }
}
