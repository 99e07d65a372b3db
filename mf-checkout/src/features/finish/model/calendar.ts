import type { OrderResult } from '@nimbus/shared-contracts/order'
import type { WithdrawalState } from '@nimbus/shared-contracts/order-status'
import { orderPanels as text } from '../../../messages/order-panels.de'

/** A line may have this many octets without its break (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** An order, and how far its time to withdraw is. */
type OrderOfCalendar = Pick<
  OrderResult,
  'order_id' | 'ordered_at' | 'withdraw_until' | 'intro_ends_on' | 'notice_until' | 'term_ends_on'
> & { withdrawal?: WithdrawalState | undefined }

/**
 * The contract's dates as a calendar file (RFC 5545): last day to withdraw, and where there are such, the end of the start
 * price, the last day to give notice and the end of the term; all-day events without a time zone.
 * calendarOf(result) → 'BEGIN:VCALENDAR…DTSTART;VALUE=DATE:20281127…'
 */
export function calendarOf(result: OrderOfCalendar): string {
  const {
    order_id,
    ordered_at,
    withdraw_until,
    intro_ends_on,
    notice_until,
    term_ends_on,
    withdrawal = 'OPEN',
  } = result
  const isLast = withdrawal === 'RUNNING' || withdrawal === 'OVER'
  const hasDay = withdrawal !== 'LATER' && withdrawal !== 'NONE'
  const dates = [
    { id: 'withdraw', day: hasDay ? withdraw_until : undefined, summary: text.calendarWithdrawal(order_id, isLast) },
    { id: 'intro', day: intro_ends_on, summary: text.calendarIntroEnd(order_id) },
    { id: 'notice', day: notice_until, summary: text.calendarNotice(order_id) },
    { id: 'end', day: term_ends_on, summary: text.calendarTermEnd(order_id) },
  ]
  const events = dates.flatMap(({ day, ...event }) => (day ? [{ day, ...event }] : []))
  const stamp = new Date(ordered_at).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = events.flatMap(({ id, day, summary }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${order_id}@nimbus.example`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Nimbus//Shop//DE', ...lines, 'END:VCALENDAR', '']
  return calendar.flatMap(folded).join('\r\n')
}

/** Text as RFC 5545, 3.3.11 wants it. escaped('a, b; c') → 'a\\, b\\; c' */
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

/** A long line as several, all but the first begun by a space; no character is torn apart. */
function folded(line: string): string[] {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (octetsOf(last + character) <= MAX_OCTETS) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines
}

const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** The file as an address that needs no server. */
export const calendarHref = (result: OrderOfCalendar): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(result))}`
