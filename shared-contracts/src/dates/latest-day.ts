/** The latest of some days; '' is before all. latestDay('2026-12-07', '2026-12-12', '') → '2026-12-12' */
export const latestDay = (...days: readonly [string, ...string[]]): string =>
  days.reduce((one, other) => (other > one ? other : one))
