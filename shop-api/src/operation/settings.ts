import * as v from 'valibot'

/** Setting LIMIT_FACTOR: by what the limits of calls are multiplied, from 1 to 1000. */
export const limitFactor = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'is not a number from 1 to 1000'),
  v.transform(Number),
  v.minValue(1, 'is not a number from 1 to 1000'),
  v.maxValue(1_000, 'is not a number from 1 to 1000'),
)

/** Setting STOP_DELAY_MS: how long a server goes on after SIGTERM, in milliseconds; less than what stops it waits. */
export const stopDelay = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a number of milliseconds below 100000'),
  v.transform(Number),
)
