import { Counter, Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database'
import { waitingMails, type WaitingMails } from './due-mails'

export interface MailMetrics {
  sent: Counter<'kind'>
  /** Given up; those that are tried again aren't counted. */
  failed: Counter<'kind'>
}

/** Counts mails by kind; how many wait is asked of the database, since all copies of the API send from one outbox. */
export function mailMetrics(db: Queries, register: Registry, now: () => Date): MailMetrics {
  const registers = [register]
  const ageOf = (oldest: Date | null): number => (oldest ? (now().getTime() - oldest.getTime()) / 1_000 : 0)
  register.registerMetric(waitingGauge(db, 'nimbus_mails_queued', 'Mails that wait to be sent', ({ queued }) => queued))
  register.registerMetric(
    waitingGauge(
      db,
      'nimbus_mail_oldest_seconds',
      'Age of the oldest mail that waits; 0 when none does',
      ({ oldest }) => ageOf(oldest),
    ),
  )
  register.registerMetric(
    waitingGauge(
      db,
      'nimbus_mail_stuck_seconds',
      'Age of the oldest mail that waits and that no recipient has put off; 0 when none does',
      ({ stuck }) => ageOf(stuck),
    ),
  )
  return {
    sent: new Counter({ name: 'nimbus_mails_sent_total', help: 'Mails sent', labelNames: ['kind'], registers }),
    failed: new Counter({ name: 'nimbus_mails_failed_total', help: 'Mails given up', labelNames: ['kind'], registers }),
  }
}

/** Each asks by itself: all metrics of an answer are collected at one time. */
const waitingGauge = (db: Queries, name: string, help: string, valueOf: (waiting: WaitingMails) => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      // metrics are asked for most when the database is away
      const waiting = await waitingMails(db).catch(() => undefined)
      if (waiting) this.set(valueOf(waiting))
    },
  })
