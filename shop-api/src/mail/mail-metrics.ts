import { Counter, Gauge, type Registry } from 'prom-client'
import type { Queries } from '../db/database'
import { waitingMails } from './due-mails'

export interface MailMetrics {
  sent: Counter<'kind'>
  /** Given up; those that are tried again aren't counted. */
  failed: Counter<'kind'>
}

/** Counts mails by kind; how many wait is asked of the database, since all copies of the API send from one outbox. */
export function mailMetrics(db: Queries, register: Registry, now: () => Date): MailMetrics {
  const registers = [register]
  const oldest = new Gauge({
    name: 'nimbus_mail_oldest_seconds',
    help: 'Age of the oldest mail that waits; 0 when none does',
    registers,
  })
  new Gauge({
    name: 'nimbus_mails_queued',
    help: 'Mails that wait to be sent',
    registers,
    async collect() {
      // metrics are asked for most when the database is away
      const waiting = await waitingMails(db).catch(() => undefined)
      if (!waiting) return
      this.set(waiting.queued)
      oldest.set(waiting.oldest ? (now().getTime() - waiting.oldest.getTime()) / 1_000 : 0)
    },
  })
  return {
    sent: new Counter({ name: 'nimbus_mails_sent_total', help: 'Mails sent', labelNames: ['kind'], registers }),
    failed: new Counter({ name: 'nimbus_mails_failed_total', help: 'Mails given up', labelNames: ['kind'], registers }),
  }
}
