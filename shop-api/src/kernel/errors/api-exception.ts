import type { ExceptionName } from '@nimbus/shared-contracts/errors'

/** What an exception says about single fields, products or sums. */
export type ExceptionDetail = Record<string, unknown>

/**
 * An answer that isn't a success: thrown anywhere below a route, written by the error handler.
 * `message` is German, since the shop may show it. Recognise it with `isApiException`.
 * new ApiException(409, 'PriceChangedException', 'Der Preis hat sich geändert.')
 */
export class ApiException extends Error {
  override readonly name = 'ApiException'

  constructor(
    readonly status: number,
    readonly exception: ExceptionName,
    message: string,
    readonly details: readonly ExceptionDetail[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** The status by the name that Fastify's hooks know it by. */
  get statusCode(): number {
    return this.status
  }
}

/** True for an ApiException of any copy of this module. */
export function isApiException(error: unknown): error is ApiException {
  return error instanceof Error && error.name === 'ApiException'
}
