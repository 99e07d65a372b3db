import * as v from 'valibot'

/**
 * The exception names that the API answers with (ERR-15; AmbigiousCartEntryException is spelt so there). Our own are
 * AlreadyOrderedException, DeviceNotAvailableException, SummaryOutdatedException and those of the transport.
 */
export const exceptionNames = [
  'AddressNotFoundException',
  'AlreadyOrderedException',
  'AmbigiousCartEntryException',
  'AuthenticationException',
  'BackendUnavailableException',
  'DeviceNotAvailableException',
  'ForbiddenException',
  'IdempotencyConflictException',
  'IncompleteOrderDataException',
  'InternalServerErrorException',
  'MalformedRequestException',
  'NotFoundException',
  'PriceChangedException',
  'SummaryOutdatedException',
  'TariffNotAvailableException',
  'TooManyRequestsException',
  'ValidationException',
] as const

export type ExceptionName = (typeof exceptionNames)[number]

/**
 * The body of every error answer of the API. `message` is German and may be shown; `details` name fields or products. The
 * name alone is enough to know the exception: what stands between may have left the rest out.
 */
export const apiErrorSchema = v.object({
  status_code: v.optional(v.number()),
  error: v.string(),
  message: v.optional(v.string()),
  details: v.optional(v.array(v.looseObject({})), []),
  trace_id: v.optional(v.string()),
})
export type ApiErrorBody = v.InferOutput<typeof apiErrorSchema>

/** An expected outcome, good or bad; throwing is for bugs. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const failed = <E>(error: E): { ok: false; error: E } => ({ ok: false, error })

/**
 * What an error of unknown kind says, for a log line; one of another realm or copy of its class is an error too.
 * errorMessage(new Error('lost')) → 'lost'; errorMessage(404) → '404'
 */
export function errorMessage(error: unknown): string {
  const told = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return String(told)
}
