export { ApiError, isApiError, isOutcomeUnknown, sentOrderId, type ApiErrorKind } from './api-error'
export { createApi, type Api, type ApiOptions, type CallOptions, type TokenSource } from './api'
export { RETRIED_STATUSES } from './exchange'
export { matchesTag } from './entity-tag'
