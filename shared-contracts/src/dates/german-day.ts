const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The German calendar day of an instant, the same on server and browser. formatDay('2026-11-27T23:30:00Z') → '28.11.2026' */
export const formatDay = (instant: string): string => day.format(new Date(instant))

/** The same day as text that can be compared. isoDay('2026-11-27T23:30:00Z') → '2026-11-28' */
export const isoDay = (instant: string): string => formatDay(instant).split('.').reverse().join('-')

/** The last day on which something counts that ends before `validTill`. lastDay('2026-02-02T23:00:00Z') → '02.02.2026' */
export const lastDay = (validTill: string): string => day.format(new Date(Date.parse(validTill) - 1))
