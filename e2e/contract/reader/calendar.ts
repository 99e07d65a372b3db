/** Days as YYYY-MM-DD, counted here by BGB §§ 187, 188 and 193 and by none of the shop's own code. */

const DAY_MS = 86_400_000

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** plusDays('2026-12-31', 1) → '2027-01-01' */
export const plusDays = (day: string, count: number): string =>
  new Date(utc(day).getTime() + count * DAY_MS).toISOString().slice(0, 10)

/** The day that has the same number some months on, else the last one of that month (BGB § 188(2), (3)). */
export function plusMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const first = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const there = plusDays(first, date - 1)
  if (there.slice(0, 7) === first.slice(0, 7)) return there
  let last = plusDays(first, 27)
  while (plusDays(last, 1).slice(0, 7) === first.slice(0, 7)) last = plusDays(last, 1)
  return last
}

/** The latest day from which a month's notice has run by the end (LAW-6): '2028-11-30' → '2028-10-31' */
export function lastNotice(end: string): string {
  let day = end
  while (plusMonths(day, 1) > end) day = plusDays(day, -1)
  return day
}

/** Holidays of all of Germany with a fixed date; no day that is read here has its fourteenth on a moving one. */
const HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26']

const isOff = (day: string): boolean => [0, 6].includes(utc(day).getUTCDay()) || HOLIDAYS.includes(day.slice(5))

/** Fourteen days after the conclusion, or the next working day (BGB §§ 355, 193). */
export function lastWithdrawal(concluded: string): string {
  let day = plusDays(concluded, 14)
  while (isOff(day)) day = plusDays(day, 1)
  return day
}

/** The working day that lies so many of them behind a day. */
export function workingDaysAfter(day: string, count: number): string {
  let [date, left] = [day, count]
  for (; left > 0; left -= isOff(date) ? 0 : 1) date = plusDays(date, 1)
  return date
}

/** How many working days lie behind one day, up to the other. */
export function workingDaysUpTo(day: string, other: string): number {
  let count = 0
  for (let date = plusDays(day, 1); date <= other; date = plusDays(date, 1)) count += isOff(date) ? 0 : 1
  return count
}

/** The day that it is in Germany at an instant. */
export const germanDay = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(instant))

/** The time that clocks in Germany show at an instant, some days later. clockAt('2028-02-29T12:00:00Z', 40) → '14:00' */
export const clockAt = (instant: string, days = 0): string =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }).format(
    new Date(Date.parse(instant) + days * DAY_MS),
  )

/** How many days lie between two. */
export const daysBetween = (from: string, till: string): number =>
  Math.round((utc(till).getTime() - utc(from).getTime()) / DAY_MS)

/** written('2028-11-30') → '30.11.2028' */
export const written = (day: string): string => day.split('-').reverse().join('.')
