import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { receiptText, type Receipt } from '@nimbus/shared-contracts/declaration'
import { printPdf, type Block, type PrintedDocument } from '../printing/pdf'

/** The name under which it is saved; plain letters, since a header can't carry others as they are. */
export const RECEIPT_FILES = {
  withdrawal: 'Eingangsbestaetigung-Widerruf.pdf',
  cancellation: 'Bestaetigung-Kuendigung.pdf',
} as const

/** What was declared and when it came: the part that paper and mail share. */
export function receiptBlocks(receipt: Receipt): Block[] {
  const { received, sentence, rows, next } = receiptText(receipt)
  return [
    { kind: 'rows', rows: received },
    { kind: 'heading', text: 'Ihre Erklärung' },
    { kind: 'paragraph', text: sentence },
    { kind: 'rows', rows },
    { kind: 'heading', text: 'Wie es weitergeht' },
    { kind: 'paragraph', text: next },
  ]
}

/** The receipt on paper. */
export const printedReceipt = (receipt: Receipt): PrintedDocument => ({
  title: receiptText(receipt).title,
  subtitle: receipt.number,
  blocks: [{ kind: 'paragraph', text: [...postalLines(), COMPANY.email].join(' · ') }, ...receiptBlocks(receipt)],
})

/** The receipt as PDF. */
export const printReceipt = (receipt: Receipt): Promise<Buffer> =>
  printPdf(printedReceipt(receipt), new Date(receipt.received_at))
