export { ApiError, isApiError, isOutcomeUnknown, isSilent, sentOrderId, type ApiErrorKind } from './api-error'
export { createApi, RETRIED_STATUSES, type Api, type ApiOptions, type CallOptions, type TokenSource } from './api'
