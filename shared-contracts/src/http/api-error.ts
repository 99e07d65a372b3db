import type { ApiErrorBody } from '@nimbus/shared-contracts/errors'

/**
 * Why a call has no value. `unknown` outcomes (timeout, network) of a write may still have happened on the server; one that is
 * `unsent` has not.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'unsent'

/**
 * The failure of a call as a value. Developer text in `message`, never shown; `notice` is the server's German message.
 * Recognise it with `isApiError`, since federation can load two copies of a class.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  /** Exception name, as the server sent it (ERR-32). */
  readonly exception: string | undefined
  readonly notice: string | undefined
  readonly details: readonly Record<string, unknown>[]

  constructor(init: {
    kind: ApiErrorKind
    method: string
    url: string
    status?: number
    body?: ApiErrorBody | undefined
    cause?: unknown
  }) {
    const { kind, method, url, status = 0, body, cause } = init
    super(`${method} ${url}: ${kind}${status ? ` ${status}` : ''}${body ? ` ${body.error}` : ''}`, { cause })
    this.kind = kind
    this.status = status
    this.exception = body?.error
    this.notice = body?.message
    this.details = body?.details ?? []
  }
}

/** True for an ApiError of any copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** True where a caller has nothing to say: it has given the call up, or the session has ended, which the shell says (SESS-6). */
export function isSilent({ status, kind }: ApiError): boolean {
  return status === 403 || kind === 'aborted'
}

/**
 * True when a write may or may not have happened: the answer was lost on the way. So it is with 502 and 504, and with
 * every server error that isn't the API's own, which something between has made up.
 */
export function isOutcomeUnknown({ kind, status, exception }: ApiError): boolean {
  if (kind !== 'http') return kind !== 'aborted' && kind !== 'unsent'
  return status === 502 || status === 504 || (status >= 500 && exception === undefined)
}

/** The number of the order that was sent before, in a refusal of a draft or cart that is an order already; else undefined. */
export function sentOrderId({ status, details }: ApiError): string | undefined {
  const ids = status === 409 ? details.map(({ order_id }) => order_id) : []
  return ids.find((id) => typeof id === 'string')
}
