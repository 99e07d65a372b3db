const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The last day of an offer that counts up to, not including, an instant. lastDay('2027-01-31T23:00:00Z') → "31.01.2027" */
export function lastDay(validTill: string): string {
  return berlin.format(new Date(Date.parse(validTill) - 1))
}
