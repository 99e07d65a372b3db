import { COMPANY } from '@nimbus/shared-contracts/company'
import { receiptText, type Receipt } from '@nimbus/shared-contracts/declaration'
import type { Mail } from '../../kernel/documents/mail'
import { printedReceipt, RECEIPT_FILES, receiptBlocks } from '@nimbus/server-kit/declarations'

/** The receipt in text form (BGB §§ 312k(4), 356a(4)), with itself as PDF. */
export function receiptMail(receipt: Receipt, orderId: string | null): Mail {
  const { kind, number, contents, received_at } = receipt
  const { title } = receiptText(receipt)
  return {
    key: `${kind}-receipt ${number}`,
    kind: `${kind}-receipt`,
    to: contents.email,
    subject: `${title} (${number})`,
    blocks: [
      { kind: 'paragraph', text: `Guten Tag ${contents.name},` },
      { kind: 'paragraph', text: 'wir bestätigen Ihnen den Eingang Ihrer Erklärung.' },
      ...receiptBlocks(receipt),
      {
        kind: 'paragraph',
        text: `Haben Sie nichts erklärt? Dann schreiben Sie uns an ${COMPANY.email} oder rufen Sie an: ${COMPANY.phone}.`,
      },
    ],
    attachments: [{ file: RECEIPT_FILES[kind], printed: printedReceipt(receipt), made_at: received_at }],
    ...(orderId !== null && { order_id: orderId }),
  }
}
