import { noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { isSilent, type ApiError } from '@nimbus/shared-contracts/http'
import { failureText } from '../../../messages/failure-text'

/** What a refused save says; nothing when the session ended or the request was given up. */
export function saveRefusal(error: ApiError): Notice | undefined {
  if (isSilent(error)) return undefined
  const notice = noticeFor('save', error.exception)
  const message = failureText(error)
  return message ? { ...notice, message } : notice
}
