/** The time of the database, as far as its answers tell; whatever the machine's own clock says. */
export interface DatabaseClock {
  /** It was `now` there at some moment between two readings of `elapsed`. */
  heard(now: number, asked: number, answered: number): void
  /** Milliseconds since 1970; undefined before it was heard. */
  now(): number | undefined
  /** By how much `now` may be wrong, in milliseconds. */
  error(): number
}

/** So many answers count: the quickest of them says it best, and older ones know nothing of a clock that was set since. */
const ANSWERS = 20

/** `elapsed` is a clock that nobody sets, in milliseconds. */
export function createDatabaseClock(elapsed: () => number): DatabaseClock {
  const answers: { offset: number; error: number }[] = []
  const best = () =>
    answers.reduce((one, other) => (other.error < one.error ? other : one), { offset: NaN, error: Infinity })
  return {
    heard(now, asked, answered) {
      answers.push({ offset: now - (asked + answered) / 2, error: (answered - asked) / 2 })
      answers.splice(0, answers.length - ANSWERS)
    },
    now: () => (answers.length === 0 ? undefined : elapsed() + best().offset),
    error: () => best().error,
  }
}
