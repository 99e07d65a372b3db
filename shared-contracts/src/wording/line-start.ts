import { formatGermanDate, isoDay, latestDay } from '../dates'
import { afterWithdrawal, startsNotBefore, type LandlineResult, type OrderResult } from '@nimbus/shared-contracts/order'
import { PLANNED_PAYMENT, PLANNED_TERM, plannedStart, plannedTitle } from './planned-line'

/** The day that was wished for a line, and the one that it can start on. */
export interface WishedStart {
  wished: string
  /** The wished day, or the first after it that is possible. */
  day: string
}

/** A line, and on which day it was ordered. */
type OrderedLine = Pick<OrderResult, 'ordered_at'> & { landline: LandlineResult }

/**
 * When a line starts for which a day was wished: not before it can be there nor, unless that was asked for, before the time to
 * withdraw is over, which moves with the conclusion of the contract. Undefined where no day was wished.
 * wishedStart({start_date: '2026-12-12', early_start: false}, '2026-12-14') → {wished: '2026-12-12', day: '2026-12-15'}
 */
export function wishedStart(landline: LandlineResult, withdrawUntil: string): WishedStart | undefined {
  const { start_date: wished, early_start } = landline
  if (wished === undefined) return undefined
  return {
    wished,
    day: latestDay(wished, early_start ? '' : afterWithdrawal(withdrawUntil), startsNotBefore(landline)),
  }
}

/** Says of a wished start that it is another day; undefined where it is the wished one: 'Voraussichtlich ab 15.12.2026 (gewünscht: 12.12.2026)' */
export const movedStartText = ({ wished, day }: WishedStart): string | undefined =>
  day === wished ? undefined : `Voraussichtlich ab ${formatGermanDate(day)} (gewünscht: ${formatGermanDate(wished)})`

/** True for a former contract whose end nobody has named: it is ended as soon as it can be. */
const isOpen = ({ provider_change: change }: LandlineResult): boolean =>
  change !== undefined && change.contract_end_date === undefined

/** Why a line that is there waits: ['nicht vor dem Ende Ihres bisherigen Vertrags am 27.03.2027']; nothing where it doesn't. */
function waitsFor({ landline, ordered_at }: OrderedLine): string[] {
  const today = isoDay(ordered_at)
  const { provider_change: change, move_in_date: moveIn = '' } = landline
  const end = change?.contract_end_date ?? ''
  return [
    ...(end > today ? [`nicht vor dem Ende Ihres bisherigen Vertrags am ${formatGermanDate(end)}`] : []),
    ...(isOpen(landline) ? ['nicht vor dem Ende Ihres bisherigen Vertrags'] : []),
    ...(moveIn > today ? [`nicht vor Ihrem Einzug am ${formatGermanDate(moveIn)}`] : []),
  ]
}

/** Whether something makes a line start later than those of which nothing is said. */
const isLate = (line: OrderedLine): boolean => {
  const { start_date, planned_from } = line.landline
  return start_date !== undefined || planned_from !== undefined || waitsFor(line).length > 0
}

/** When a line starts, as it is said before and after the order: {label: 'Gewünschter Start', text: '15.12.2026'} */
export function lineStart(line: OrderedLine, withdrawUntil: string): { label: string; text: string } {
  const { landline } = line
  const start = wishedStart(landline, withdrawUntil)
  if (start === undefined) {
    const asSoonAs = `So bald wie möglich${landline.planned_from === undefined ? '' : ' nach dem Ausbau'}`
    return { label: 'Gewünschter Start', text: [asSoonAs, ...waitsFor(line)].join(', ') }
  }
  const open = isOpen(landline) ? waitsFor(line) : []
  const moved = movedStartText(start)
  const text = [moved ?? formatGermanDate(start.day), ...open].join(', ')
  return { label: moved === undefined ? 'Gewünschter Start' : 'Start', text }
}

/**
 * What a later start does to term and payment, whatever makes it later; nothing where the line starts as soon as it may. The
 * same holds for each: the term runs from the conclusion (BGH III ZR 8/25), the monthly prices from the activation (terms, 6).
 */
export const lateStartTexts = (line: OrderedLine): string[] => (isLate(line) ? [PLANNED_TERM, PLANNED_PAYMENT] : [])

/**
 * All that has to be known of a line's start before it is ordered; undefined where it starts as soon as it may (LAW-31, LAW-32).
 * startNote({landline: {start_date: '2027-01-15', …}, …}, '2026-12-11') → {title: 'Gewünschter Start: 15.01.2027', text: 'Die Mindestlaufzeit …'}
 */
export function startNote(line: OrderedLine, withdrawUntil: string): { title: string; text: string } | undefined {
  if (!isLate(line)) return undefined
  const { landline } = line
  const { label, text } = lineStart(line, withdrawUntil)
  const said = `${label}: ${text}`
  const { planned_from: from } = landline
  if (from === undefined) return { title: said, text: lateStartTexts(line).join(' ') }
  const isMore = landline.start_date !== undefined || waitsFor(line).length > 0
  return {
    title: plannedTitle({ from }),
    text: [plannedStart({ from }), ...lateStartTexts(line), ...(isMore ? [`${said}.`] : [])].join(' '),
  }
}
