import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import { de } from './de'

/** What is said when nobody knows what became of a call: no answer came, or one that tells nothing of it. */
interface UnknownTexts {
  lost: string
  broken: string
}

/**
 * What is said below the title of a failed write: that nobody knows what became of it, that no token can be had, else the
 * server's own words. An answer of something between, without the API's words, isn't called a missing one.
 */
export function failureText(error: ApiError, { lost, broken }: UnknownTexts = de.unknownStep): string | undefined {
  if (isOutcomeUnknown(error)) return error.kind === 'http' && error.status !== 504 ? broken : lost
  if (error.status === 401) return de.noSession
  return error.exception === 'IdempotencyConflictException' ? de.conflict : error.notice
}
