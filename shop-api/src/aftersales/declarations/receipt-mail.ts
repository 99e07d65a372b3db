import { receiptText, type Receipt } from '@nimbus/shared-contracts/declaration'
import type { Mail } from '../../kernel/documents/mail'
import { mailText } from '../../kernel/texts/text'
import { printedReceipt, RECEIPT_FILES, receiptBlocks } from '@nimbus/server-kit/declarations'

/** What the mail of a receipt is known by. */
export const receiptKey = ({ kind, number }: Pick<Receipt, 'kind' | 'number'>): string => `${kind}-receipt ${number}`

/** The receipt in text form (BGB §§ 312k(4), 356a(4)), with itself as PDF. */
export function receiptMail(receipt: Receipt, orderId: string | null): Mail {
  const { kind, number, contents, received_at } = receipt
  const { title } = receiptText(receipt)
  return {
    key: receiptKey(receipt),
    kind: `${kind}-receipt`,
    to: contents.email,
    ...mailText('mails/declaration-receipt', { title, number, receipt: receiptBlocks(receipt) }),
    attachments: [{ file: RECEIPT_FILES[kind], printed: printedReceipt(receipt), made_at: received_at }],
    ...(orderId !== null && { order_id: orderId }),
  }
}
