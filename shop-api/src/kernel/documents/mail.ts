import type { DocumentRef } from './document-links'
import type { Block, PrintedDocument } from '@nimbus/server-kit/printing'

/** What goes with a mail; the worker prints it when it sends. */
export type MailAttachment =
  /** A document that the shop can print again at any time. */
  | { ref: DocumentRef }
  /** A document that is only here, with the date that it bears (an ISO instant). */
  | { file: string; printed: PrintedDocument; made_at: string }

export interface Mail {
  /** What it is about: the same key is sent once, however often it is written. "order-received NB-2026-7K3M9Q" */
  key: string
  /** By which it is counted: "order-received" */
  kind: string
  to: string
  subject: string
  blocks: readonly Block[]
  attachments?: readonly MailAttachment[]
  /** The order that it belongs to, with which it is shown and deleted. */
  order_id?: string
}
