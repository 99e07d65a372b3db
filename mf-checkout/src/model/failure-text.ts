import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import { de } from '../messages/de'

/**
 * What is said below the title of a failed write: that nobody knows what became of it, that no token can be had, else the
 * server's own words. `unknown` tells what a lost answer means for the call; most are before the order.
 */
export function failureText(error: ApiError, unknown: string = de.noAnswer): string | undefined {
  if (isOutcomeUnknown(error)) return unknown
  if (error.status === 401) return de.noSession
  return error.exception === 'IdempotencyConflictException' ? de.conflict : error.notice
}
