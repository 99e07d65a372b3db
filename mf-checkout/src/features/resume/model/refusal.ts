import { alreadyOrderedNotice, type Notice } from '@nimbus/shared-contracts/errors'
import { sentOrderId, type ApiError } from '@nimbus/shared-contracts/http'

/** What a refused link says: the order's number when it was sent, the server's own words, else the text of this page. */
export function refusal(error: ApiError, { failed, failedText }: { failed: string; failedText: string }): Notice {
  const sent = sentOrderId(error)
  if (sent !== undefined) return alreadyOrderedNotice(sent)
  return { type: 'error', title: failed, message: error.notice ?? failedText }
}
