import type { DocumentPrinter } from './document-printer'
import { printPdf } from '@nimbus/server-kit/printing'
import type { MailAttachment } from '../../kernel/documents/mail'
import type { PrintedAttachment } from '../../platform/mail/outgoing'

const PDF = 'application/pdf'

/** A document as the file that goes with a mail; 404 where its order is gone. */
export async function printAttachment(
  attachment: MailAttachment,
  printer: DocumentPrinter,
): Promise<PrintedAttachment> {
  if ('ref' in attachment) {
    const { file, pdf } = await printer.print(attachment.ref)
    return { filename: file, content: pdf, contentType: PDF }
  }
  const { file, printed, made_at } = attachment
  return { filename: file, content: await printPdf(printed, new Date(made_at)), contentType: PDF }
}
