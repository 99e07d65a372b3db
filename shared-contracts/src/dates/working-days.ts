import { addDays } from './add-days'

/** Days on which nothing is delivered anywhere in Germany, month and day. */
const FIXED_HOLIDAYS = new Set(['01-01', '05-01', '10-03', '12-25', '12-26'])

/** Good Friday, Easter Monday, Ascension and Whit Monday: days from Easter Sunday. */
const EASTER_HOLIDAYS = [-2, 1, 39, 50]

/** Easter Sunday by the method of Gauss, good for 1900 to 2099. easterOf(2027) → '2027-03-28' */
export function easterOf(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const late = (moon === 29 && week === 6) || (moon === 28 && week === 6 && year % 19 > 10) ? 7 : 0
  return addDays(`${year}-03-22`, moon + week - late)
}

const holidays = new Map<number, ReadonlySet<string>>()

/** The moving holidays of a year; years are few, and lists ask for many days. */
function movingHolidays(year: number): ReadonlySet<string> {
  const known = holidays.get(year)
  if (known) return known
  const days = new Set(EASTER_HOLIDAYS.map((count) => addDays(easterOf(year), count)))
  holidays.set(year, days)
  return days
}

/** Monday to Friday without the holidays of all of Germany. isWorkingDay('2026-12-25') → false */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(day.slice(5))) return false
  return !movingHolidays(Number(day.slice(0, 4))).has(day)
}

/** The working day that lies `count` of them after a day. addWorkingDays('2026-11-27', 2) → '2026-12-01' */
export function addWorkingDays(day: string, count: number): string {
  let left = count
  let date = day
  while (left > 0) {
    date = addDays(date, 1)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}

/** So many working days lie behind the one day, up to the other. workingDaysBetween('2026-11-27', '2026-11-30') → 1 */
export function workingDaysBetween(from: string, till: string): number {
  let count = 0
  for (let day = addDays(from, 1); day <= till; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1
  return count
}
