/** A date as typed, each part possibly empty. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** dateParts('1990-02-01') → {day: '01', month: '02', year: '1990'}; dateParts('-02-') → only the month */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/**
 * One value of the three parts; a complete one is YYYY-MM-DD, an incomplete one stays recognisable as such.
 * dateValue({day: '1', month: '2', year: '1990'}) → '1990-02-01'; only a day → '--1'; nothing → ''
 */
export function dateValue({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  if (!day || !month || year.length !== 4) return `${year}-${month}-${day}`
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Reads a pasted date: "01.02.1990", "1.2.1990", "01/02/1990", "01021990" or "1990-02-01". */
export function readDate(text: string): DateParts | undefined {
  const german =
    /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\s*$/.exec(text) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text)
  if (german) return { day: german[1] ?? '', month: german[2] ?? '', year: german[3] ?? '' }
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  return iso ? { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1] ?? '' } : undefined
}
