/** Two last digits, or a century, that make a leap year: 04, 96, and 2000 but not 1900. */
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'

const COMMON_DAYS = '(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31'

const EXISTING_DAY = `(?!0000)(?:\\d{4}-(?:${COMMON_DAYS})|${LEAP_YEAR}-02-29)`

/** A day that exists, YYYY-MM-DD: 2028-02-29, but neither 2026-02-29 nor 2026-02-31. Schemas can say it in JSON too. */
export const DAY = new RegExp(`^${EXISTING_DAY}$`)

/** What begins with such a day, as an instant does. */
export const BEGINS_WITH_DAY = new RegExp(`^${EXISTING_DAY}T`)

/** True for a day that exists. isDay('2008-02-29') → true; isDay('2007-02-29') → false */
export const isDay = (text: string): boolean => DAY.test(text)
