const NBSP = '\u00a0'

interface Compensation {
  euro: number
  /** Of the monthly price. */
  percent: number
}

const OUTAGE_EARLY: Compensation = { euro: 5, percent: 10 }
const OUTAGE_LATE: Compensation = { euro: 10, percent: 20 }
const APPOINTMENT: Compensation = { euro: 10, percent: 20 }
const SWITCH: Compensation = { euro: 10, percent: 20 }
const PORTING_EURO = 10

const either = ({ euro, percent }: Compensation): string =>
  `${euro}${NBSP}€ oder ${percent}${NBSP}% des Monatspreises, je nachdem, welcher Betrag höher ist`

/**
 * What a provider owes for a whole outage (a day each), a missed appointment (TKG § 58), a line that is interrupted for more
 * than a working day when the provider is changed (a working day each), and a late number (a day each, § 59). Whoever names
 * euros and percent says in the same breath which of both counts.
 */
export const COMPENSATION = {
  outageEarly: either(OUTAGE_EARLY),
  outageLate: either(OUTAGE_LATE),
  appointment: either(APPOINTMENT),
  switch: either(SWITCH),
  porting: `${PORTING_EURO}${NBSP}€`,
} as const
