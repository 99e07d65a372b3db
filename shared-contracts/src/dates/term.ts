/**
 * The same day some months on, or the last day of that month where it has no such day (BGB §§ 187, 188). Days are text,
 * YYYY-MM-DD, so that no time zone can move them.
 * addMonths('2026-11-27', 24) → '2028-11-27'; addMonths('2027-01-31', 1) → '2027-02-28'
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The end of the minimum term, which begins with the conclusion (BGH III ZR 8/25). termEndsOn('2026-11-27', 24) → '2028-11-27' */
export const termEndsOn = (concluded: string, months: number): string => addMonths(concluded, months)
