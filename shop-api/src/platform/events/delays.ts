const DAY_MS = 24 * 60 * 60_000

/** Days of tries after which an event or a listener is given up, as a mail is. */
const TRIED_DAYS = 5

/** Milliseconds of the first and the longest delay: of one event, and of a listener that takes none. */
const OF_EVENTS = { first: 5_000, most: 60 * 60_000 }
const OF_LISTENERS = { first: 5_000, most: 60_000 }

/** How long nothing goes to a host that the settings don't name. */
export const NOT_ALLOWED_MS = OF_LISTENERS.most

/** Longer than any delay lasts: a time that is further away was noted before the clock was set back. */
export const LONGEST_MS = 2 * OF_EVENTS.most

const growing = (nth: number, { first, most }: typeof OF_EVENTS, random: () => number): number =>
  Math.min(first * 2 ** (nth - 1), most) * (0.75 + random() / 2)

/** Milliseconds until an event that wasn't taken is tried again. eventDelay(2, () => 0.5) → 10000 */
export const eventDelay = (attempts: number, random: () => number): number => growing(attempts, OF_EVENTS, random)

/** Milliseconds until a listener that has failed so often in a row is told anything. listenerDelay(9, () => 0.5) → 60000 */
export const listenerDelay = (failures: number, random: () => number): number => growing(failures, OF_LISTENERS, random)

/** How many tries fill the days after which nobody goes on. */
function triesIn(delays: typeof OF_EVENTS): number {
  let tries = 1
  for (let passed = 0; passed < TRIED_DAYS * DAY_MS; tries += 1) passed += growing(tries, delays, () => 0.5)
  return tries
}

/**
 * Tries after which an event is given up, and those of a listener that takes nothing: as many as five days have. They are
 * counted, not measured, since a shop or a listener that was away has tried nothing meanwhile.
 */
export const MOST_TRIES = triesIn(OF_EVENTS)
export const MOST_FAILURES = triesIn(OF_LISTENERS)
