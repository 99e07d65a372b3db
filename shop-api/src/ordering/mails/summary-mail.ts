import type { ContractSummary } from '@nimbus/shared-contracts/order'
import { DOCUMENT_FILES } from '../../kernel/documents/document-links'
import { mailText } from '../../kernel/texts/text'
import { printedSummary } from '../summary/contract-summary'
import type { Mail } from '../../kernel/documents/mail'

export interface SummaryRequest {
  summary: Omit<ContractSummary, 'pdf'>
  draftId: string
  to: string
  at: Date
}

/**
 * The contract summary that somebody is reading, sent on request: once for each version. It goes along as it is now, since
 * the offer may be another one when the mail is sent.
 */
export function summaryMail({ summary, draftId, to, at }: SummaryRequest): Mail {
  const printed = printedSummary(summary)
  return {
    key: `contract-summary ${draftId} ${summary.version}`,
    kind: 'contract-summary',
    to,
    ...mailText('mails/contract-summary', { service: summary.service, summary: printed.blocks }),
    attachments: [{ file: DOCUMENT_FILES.summary, printed, made_at: at.toISOString() }],
  }
}
