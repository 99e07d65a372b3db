import { formatGermanDate } from '../dates'

/** When somebody comes: {on: '2026-12-14', from: '08:00', till: '12:00'}; hours may be numbers. */
export interface VisitTime {
  on: string
  from?: string | number | undefined
  till?: string | number | undefined
}

/** visitText({on: '2026-12-14', from: '08:00', till: '12:30'}) → '14.12.2026, 8 bis 12:30 Uhr' */
export const visitText = ({ on, from, till }: VisitTime): string =>
  from !== undefined && till !== undefined
    ? `${formatGermanDate(on)}, ${spoken(from)} bis ${spoken(till)} Uhr`
    : formatGermanDate(on)

/** An hour as everywhere in the shop. spoken('08:00') → '8', spoken('12:30') → '12:30', spoken(8) → '8' */
const spoken = (hour: string | number): string =>
  String(hour)
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')

/** What the customer does for a visit, wherever that is written. */
export const SOMEBODY_AT_HOME = 'Bitte sorgen Sie dafür, dass eine volljährige Person da ist.'
