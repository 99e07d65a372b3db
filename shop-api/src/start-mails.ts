import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from './platform/database/database'
import type { DocumentPrinter } from './aftersales/documents/document-printer'
import { DEFAULT_FROM } from './platform/mail/compose-message'
import { folderCarrier } from './platform/mail/folder-carrier'
import { mailMetrics } from './platform/mail/mail-metrics'
import { printAttachment } from './aftersales/documents/print-attachment'
import { smtpCarrier } from './platform/mail/smtp-carrier'
import { createMailWorker, type MailWorker } from './platform/mail/worker'

export interface MailSettings {
  /** smtp://user:password@mail.example:587; without it mails are written to a folder. */
  smtpUrl?: string | undefined
  /** "Nimbus <service@nimbus.example>" */
  from?: string | undefined
}

export interface MailsDeps {
  database: Pick<Database, 'db' | 'kind'>
  dataDir: string
  settings: MailSettings
  printer: DocumentPrinter
  register: Registry
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
}

/** The folder of a shop without a mail server, within its data. */
const MAIL_FOLDER = 'mails'

/** Sends the outbox from now on, until the answer is stopped. */
export function startMails({ database, dataDir, settings, printer, register, logger }: MailsDeps): MailWorker {
  const { db, kind } = database
  const { smtpUrl, from = DEFAULT_FROM } = settings
  const now = (): Date => new Date()
  const worker = createMailWorker({
    db,
    carrier: smtpUrl
      ? smtpCarrier({ url: smtpUrl, from })
      : folderCarrier({ folder: join(dataDir, MAIL_FOLDER), from }),
    domain: domainOf(from),
    print: (attachment) => printAttachment(attachment, printer),
    metrics: mailMetrics(db, register, now),
    logger,
    now,
    // its folder belongs to one process
    alone: kind === 'pglite',
  })
  worker.start()
  return worker
}

/** domainOf('Nimbus <service@nimbus.example>') → 'nimbus.example' */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
