import type { Day } from './date'

/** A customer has to be of age (BGB § 2). */
export const ADULT_AGE = 18

/** Young tariffs are for 18 to 27 year-olds (PROD-8): up to the day before the 28th birthday. */
export const YOUNG_AGE_MAX = 27

/**
 * Completed years on a day. The birthday counts from its beginning (BGB § 187 (2)); who was born on 29 February turns a
 * year older on 1 March where there is no such day. ageOn('2008-02-29', '2026-02-28') → 17; on '2026-03-01' → 18
 */
export function ageOn(birthDate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** isAdult('2008-11-27', '2026-11-27') → true; born a day later → false */
export const isAdult = (birthDate: Day, today: Day): boolean => ageOn(birthDate, today) >= ADULT_AGE

/** True for 18 to 27 years. isYoung('1998-11-28', '2026-11-27') → true; born a day earlier → false */
export const isYoung = (birthDate: Day, today: Day): boolean =>
  isAdult(birthDate, today) && ageOn(birthDate, today) <= YOUNG_AGE_MAX
