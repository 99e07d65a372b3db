const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Days after which a mail that is still refused is given up, as mail servers do (RFC 5321, 4.5.4.1). */
const TRIED_DAYS = 5

/** True once a mail has been tried long enough. */
export const isGivenUp = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= TRIED_DAYS * DAY_MS

/** The delay after the nth failure: twice as long each time, up to `most`, spread by a quarter so that not all try at once. */
const growing = (nth: number, first: number, most: number, random: () => number): number =>
  Math.min(first * 2 ** (nth - 1), most) * (0.75 + random() / 2)

/** Milliseconds until a mail that was refused for now is tried again. retryDelay(1, () => 0.5) → 60000 */
export const retryDelay = (attempts: number, random: () => number): number =>
  growing(attempts, MINUTE_MS, 120 * MINUTE_MS, random)

/** Milliseconds until a server that is away is asked again, for whichever mail. pauseAfter(6, () => 0.5) → 30000 */
export const pauseAfter = (failures: number, random: () => number): number => growing(failures, 1_000, 30_000, random)
