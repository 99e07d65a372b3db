import type { OrderResult } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'

/**
 * The contract's dates as a calendar file (RFC 5545): last day to withdraw, and where there is a term its last day to give
 * notice and its end; all-day events without a time zone. calendarOf(result) → 'BEGIN:VCALENDAR…DTSTART;VALUE=DATE:20281127…'
 */
export function calendarOf(result: OrderResult): string {
  const { order_id, ordered_at, withdraw_until, notice_until, term_ends_on } = result
  const dates = [
    { id: 'withdraw', day: withdraw_until, summary: de.finish.calendarWithdrawal(order_id) },
    { id: 'notice', day: notice_until, summary: de.finish.calendarNotice(order_id) },
    { id: 'end', day: term_ends_on, summary: de.finish.calendarTermEnd(order_id) },
  ]
  const events = dates.flatMap(({ day, ...event }) => (day ? [{ day, ...event }] : []))
  const stamp = new Date(ordered_at).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = events.flatMap(({ id, day, summary }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${order_id}@nimbus.example`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Nimbus//Shop//DE', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** The file as an address that needs no server. */
export const calendarHref = (result: OrderResult): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(result))}`
