import type { PlannedLine } from '@nimbus/shared-contracts/availability'
import { formatGermanDate } from '../dates'

/** From when the fibre is planned, as a heading. plannedTitle({from: '2027-03-01'}) → 'Ausbau geplant ab 01.03.2027' */
export const plannedTitle = ({ from }: PlannedLine): string =>
  from === undefined ? 'Ausbau geplant' : `Ausbau geplant ab ${formatGermanDate(from)}`

/** What a planned line does to its start. plannedStart({from: '2027-03-01'}) → 'Der Glasfaser-Ausbau … ab 01.03.2027 geplant; vorher …' */
export const plannedStart = ({ from }: PlannedLine): string =>
  from === undefined
    ? 'Der Glasfaser-Ausbau ist erst geplant; vorher startet Ihr Anschluss nicht.'
    : `Der Glasfaser-Ausbau ist erst ab ${formatGermanDate(from)} geplant; vorher startet Ihr Anschluss nicht.`

/** From when the term of a planned line runs, wherever that is written (BGH III ZR 8/25). */
export const PLANNED_TERM = 'Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung.'

/**
 * What of a planned line is paid, wherever that is written: the prices' months follow the activation, so that fewer of
 * them than its total has lie within the term.
 */
export const PLANNED_PAYMENT =
  'Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.'

/** All that has to be said of a planned line: what it does to start, term and payment (LAW-31). */
export const plannedLineTexts = (line: PlannedLine): string[] => [plannedStart(line), PLANNED_TERM, PLANNED_PAYMENT]
