/** Below which the shop's own API lies, for browsers and behind the edge alike. */
export const API_PREFIX = '/api'

/** Below which all TM Forum APIs of the shop lie, as others know it from other providers (TMF-1). */
export const OPEN_API_PREFIX = '/tmf-api'
