import { COMPANY } from '@nimbus/shared-contracts/company'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './outgoing'

/** The sender where MAIL_FROM names none. */
export const DEFAULT_FROM = `${COMPANY.brand} <${COMPANY.email}>`

/** A mail with its headers, for nodemailer. `from`: "Nimbus <service@nimbus.example>" */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  const { messageId, date, to, subject, html, text, attachments } = mail
  return {
    from,
    // as an object, so that a comma in it makes no second recipient
    to: { name: '', address: to },
    replyTo: COMPANY.email,
    subject,
    html,
    text,
    messageId,
    date,
    // an absence note is no answer to it (RFC 3834)
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' },
    textEncoding: 'quoted-printable',
    attachments: attachments.map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
