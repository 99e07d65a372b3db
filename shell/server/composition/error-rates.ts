/** Requests that a release has answered and failures that were seen of it, on the server or in a browser. */
export interface Rate {
  requests: number
  failures: number
}

/** How long a request or failure counts, in milliseconds, in how many steps. */
const WINDOW_MS = 5 * 60_000
const SLOTS = 20

export interface ErrorRates {
  countRequest(release: string): void
  countFailure(release: string): void
  /** Of the last five minutes. */
  rate(release: string): Rate
  /** Forgets releases that nobody gets any more. */
  keepOnly(releases: ReadonlySet<string>): void
}

/** Counts by release, by its `releaseName`; `now` is a clock that nobody sets, in milliseconds. */
export function createErrorRates(now: () => number = () => performance.now()): ErrorRates {
  const slots = new Map<string, { at: number; rate: Rate }[]>()

  function slotOf(release: string): Rate {
    const at = Math.floor(now() / (WINDOW_MS / SLOTS))
    const known = (slots.get(release) ?? []).filter((slot) => slot.at > at - SLOTS)
    slots.set(release, known)
    const last = known.at(-1)
    if (last?.at === at) return last.rate
    const rate = { requests: 0, failures: 0 }
    known.push({ at, rate })
    return rate
  }

  return {
    countRequest: (release) => void slotOf(release).requests++,
    countFailure: (release) => void slotOf(release).failures++,
    rate(release) {
      slotOf(release)
      const sum = { requests: 0, failures: 0 }
      for (const { rate } of slots.get(release) ?? []) {
        sum.requests += rate.requests
        sum.failures += rate.failures
      }
      return sum
    },
    keepOnly(releases) {
      for (const release of slots.keys()) if (!releases.has(release)) slots.delete(release)
    },
  }
}

/** What an edge tells the others of these releases. */
export const sharedCounts = (
  releases: readonly string[],
  { rate }: Pick<ErrorRates, 'rate'>,
): (Rate & { release: string })[] => releases.map((release) => ({ release, ...rate(release) }))

/** Fewer requests tell nothing. */
const MIN_REQUESTS = 20

/** More failures than this part of the requests are too many for a new release. */
const MAX_PART = 0.05

/** A release may fail so many times as often as the live one does: an API that is away is nobody's fault. */
const TIMES_AS_OFTEN = 2

/** Failures by requests; a browser that fails on others' pages counts too, so there may be more of them. */
const partOf = ({ requests, failures }: Rate): number => failures / Math.max(requests, failures, 1)

/**
 * Why a canary's release has to go back, or undefined while it may stay.
 * failureOf({requests: 100, failures: 6}, {requests: 900, failures: 9}) → '6 of 100 requests failed (6 %), of the live release 1 %'
 */
export function failureOf(candidate: Rate, live: Rate): string | undefined {
  if (Math.max(candidate.requests, candidate.failures) < MIN_REQUESTS) return undefined
  const part = partOf(candidate)
  if (part <= MAX_PART || part <= TIMES_AS_OFTEN * partOf(live)) return undefined
  const { requests, failures } = candidate
  return `${failures} of ${Math.max(requests, failures)} requests failed (${percent(part)}), of the live release ${percent(partOf(live))}`
}

/** percent(0.125) → '13 %' */
const percent = (part: number): string => `${Math.round(100 * part)} %`
